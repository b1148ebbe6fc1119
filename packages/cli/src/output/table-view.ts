// Any game's table as text: what belongs to seats in columns, the rest line by line. Knows nothing about any game.
import { seatName, UNKNOWN } from '@boardwright/engine';
import { columns } from './columns.ts';
import { dim } from './style.ts';

const WIDEST_CELL = 24;
const WIDEST_LINE = 100;
/** This many or more equal values in a row are counted instead of repeated. */
const LONG_RUN = 4;

type Row = readonly [name: string, value: unknown];

export function tableOf(g: unknown, seats: number): string[] {
  const shared: Row[] = [];
  const seated: (readonly [name: string, values: readonly unknown[]])[] = [];
  for (const [name, value] of rowsOf('', g)) {
    if (seats > 1 && Array.isArray(value) && value.length === seats) seated.push(...bySeat(name, value));
    else shared.push([name, value]);
  }
  const narrow = seated.filter(([, values]) => values.every(value => compact(value).length <= WIDEST_CELL));
  const wide = seated.filter(row => !narrow.includes(row));
  const head = ['', ...Array.from({ length: seats }, (_, p) => seatName(p))].map(dim);
  const side = narrow.map(([name, values]) => [dim(name), ...values.map(compact)]);
  const spread = wide.flatMap(([name, values]) => values.map((value, p): Row => [`${name} ${seatName(p)}`, value]));
  return [...(side.length > 0 ? columns([head, ...side]) : []), ...lines([...spread, ...shared])];
}

/** The leaves of nested objects, with dotted names. Lists stay whole. */
function rowsOf(name: string, value: unknown): Row[] {
  if (!isRecord(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => rowsOf(name === '' ? key : `${name}.${key}`, inner));
}

/** A list by seat. A list of objects becomes one list for each of their fields. */
function bySeat(name: string, values: readonly unknown[]): [string, unknown[]][] {
  const [first] = values;
  if (!isRecord(first) || !values.every(isRecord)) return [[name, [...values]]];
  return Object.keys(first).map(key => [`${name}.${key}`, values.map(each => (each as Record<string, unknown>)[key])]);
}

function lines(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.flatMap(([name, value]) =>
    wrapped(compact(value), WIDEST_LINE - width - 2).map(
      (part, i) => `${dim((i === 0 ? name : '').padEnd(width))}  ${part}`,
    ),
  );
}

function wrapped(text: string, width: number): string[] {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      out.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...out, line];
}

export function compact(value: unknown): string {
  if (value === UNKNOWN) return '?';
  if (value === null) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '-' : listed(value);
  if (isRecord(value))
    return `(${Object.entries(value)
      .map(([key, inner]) => `${key} ${compact(inner)}`)
      .join(', ')})`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function listed(values: readonly unknown[]): string {
  const texts = values.map(value => (Array.isArray(value) ? `[${compact(value)}]` : compact(value)));
  const out: string[] = [];
  for (let i = 0; i < texts.length; ) {
    let end = i;
    while (texts[end] === texts[i] && end < texts.length) end++;
    const text = texts[i] as string;
    if (end - i >= LONG_RUN) out.push(`${end - i}×${text}`);
    else out.push(...texts.slice(i, end));
    i = end;
  }
  return out.join(' ');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
