// From the text of a case file to rule cases. docs/rule-cases.md is the reference of the format.
import type { AnyTasks, Json, Settings, Task } from '@boardwright/engine';
import type { Drawn, Leaf, Position } from '@boardwright/host';
import { isMap, isScalar, type Node } from 'yaml';
import { Source, seatIn, unknown } from './read.ts';
import type { CaseStep, RuleCase } from './types.ts';

export const POSITION = ['players', 'options', 'given', 'ask', 'seed', 'chance'];
const FIELDS = ['name', 'rules', ...POSITION, 'play'];
const CHECKS = [
  'then',
  'asked',
  'offered',
  'notOffered',
  'refused',
  'told',
  'scores',
  'places',
  'over',
  'seen',
  'hidden',
];
const BETWEEN = [...CHECKS, 'chance', 'undo', 'noUndo'];

export function parseCases(text: string, file: string): RuleCase[] {
  const source = new Source(text, file);
  if (source.root === null) return [];
  return source.list(source.root, 'a case file').map(node => parseCase(source, node));
}

function parseCase(source: Source, node: Node): RuleCase {
  const fields = new Map(source.entries(node, 'a case'));
  for (const [key, value] of fields)
    if (!FIELDS.includes(key) && !CHECKS.includes(key))
      throw source.bad(value, unknown('field', key, [...FIELDS, ...CHECKS]));
  const read = <V>(key: string, otherwise: V, reader: (node: Node) => V): V => {
    const value = fields.get(key);
    return value === undefined ? otherwise : reader(value);
  };
  const needed = (key: string): Node => {
    const value = fields.get(key);
    if (value === undefined) throw source.bad(node, `a case needs a "${key}"`);
    return value;
  };
  const line = source.lineOf(node);
  const beside = CHECKS.flatMap(key => read<CaseStep[]>(key, [], value => checks(source, key, value)));
  return {
    file: source.file,
    line,
    name: source.text(needed('name'), 'name'),
    rules: source.oneOrMore(needed('rules')).map(id => source.text(id, 'a rule id')),
    ...positionIn(source, fields),
    steps: [
      ...read<CaseStep[]>('play', [], value => source.oneOrMore(value).flatMap(each => played(source, each))),
      ...beside,
    ],
  };
}

/** Where a case or a lesson begins. */
export function positionIn(source: Source, fields: ReadonlyMap<string, Node>): Position {
  const read = <V>(key: string, otherwise: V, reader: (node: Node) => V): V => {
    const value = fields.get(key);
    return value === undefined ? otherwise : reader(value);
  };
  return {
    players: read<number | null>('players', null, value => source.wholeNumber(value, 'players')),
    options: read<Settings>('options', {}, value => settings(source, value)),
    given: read<Leaf[]>('given', [], value => leaves(source, value, [])),
    ask: read<Task<AnyTasks>[] | null>('ask', null, value => source.oneOrMore(value).map(each => task(source, each))),
    chance: read<Drawn[]>('chance', [], value => outcomesIn(source, value)),
    seed: read<number | null>('seed', null, value => source.wholeNumber(value, 'seed')),
  };
}

/** A move, or what is checked and done between moves. */
function played(source: Source, node: Node): CaseStep[] {
  if (!isMap(node)) return [{ do: 'move', line: source.lineOf(node), move: source.move(node) }];
  return source.entries(node, 'a check').flatMap(([key, value]) => {
    if (!BETWEEN.includes(key)) throw source.bad(value, unknown('check', key, BETWEEN));
    return checks(source, key, value);
  });
}

function checks(source: Source, key: string, node: Node): CaseStep[] {
  return key === 'seen' || key === 'hidden' ? visible(source, key, node) : [check(source, key, node)];
}

function check(source: Source, key: string, node: Node): CaseStep {
  const line = source.lineOf(node);
  switch (key) {
    case 'chance':
      return { do: key, line, outcomes: outcomesIn(source, node) };
    case 'undo':
    case 'noUndo':
      return { do: key, line, seat: source.seat(node) };
    case 'then':
      return { do: key, line, wanted: leaves(source, node, []) };
    case 'asked':
      return { do: key, line, asked: source.oneOrMore(node).map(each => source.text(each, 'asked')) };
    case 'offered':
    case 'notOffered':
      return { do: key, line, moves: source.oneOrMore(node).map(each => source.move(each)) };
    case 'refused':
      return { do: key, line, refused: source.list(node, 'refused').map(each => refused(source, each)) };
    case 'told':
      return { do: key, line, told: source.oneOrMore(node).map(each => event(source, each)) };
    case 'scores':
    case 'places':
      return { do: key, line, numbers: source.list(node, key).map(each => source.wholeNumber(each, `${key}: each`)) };
    default:
      return { do: 'over', line, over: yesOrNo(source, node) };
  }
}

/** `{ p2: [p1.hand, p1.bid], spectator: p1.hand }`: who sees, or does not see, what. */
function visible(source: Source, key: 'seen' | 'hidden', node: Node): CaseStep[] {
  return source.entries(node, key).map(([name, value]) => {
    const by = name === 'spectator' ? null : seatIn(name);
    if (by === null && name !== 'spectator')
      throw source.bad(value, `"${name}" is neither a seat (p1) nor "spectator"`);
    const paths = source.oneOrMore(value).map(each => source.text(each, key).split('.'));
    return { do: key, line: source.lineOf(value), by, paths };
  });
}

/** Nested and dotted keys become paths; everything that is not a mapping is a leaf. */
export function leaves(source: Source, node: Node, path: readonly string[]): Leaf[] {
  return source.entries(node, path.length === 0 ? 'given and then' : path.join('.')).flatMap(([key, value]) => {
    const here = [...path, ...key.split('.')];
    return isMap(value) && value.items.length > 0
      ? leaves(source, value, here)
      : [{ path: here, value: source.json(value) }];
  });
}

function settings(source: Source, node: Node): Settings {
  return Object.fromEntries(
    source.entries(node, 'options').map(([id, value]) => [id, source.text(value, `option ${id}`)]),
  );
}

/** Each a number or a text alone, or a mapping of keys to what is drawn for them. */
function outcomesIn(source: Source, node: Node): Drawn[] {
  return source.oneOrMore(node).flatMap((each): Drawn[] => {
    if (!isMap(each)) return [{ key: null, value: source.json(each) }];
    return source.entries(each, 'chance').map(([key, value]) => ({ key, value: source.json(value) }));
  });
}

const SEAT_ARGUMENTS = ['p', 'q', 'r'];

/** `chooseAction p1 times=3`, or a mapping that is the task itself. */
function task(source: Source, node: Node): Task<AnyTasks> {
  if (isMap(node)) return taskAsItIs(source, node);
  const [name = '', ...words] = source.text(node, 'ask').trim().split(/\s+/);
  const out: Record<string, Json> = { do: name };
  let seats = 0;
  for (const word of words) {
    const equals = word.indexOf('=');
    const seat = seatIn(word);
    const name = SEAT_ARGUMENTS[seats];
    if (equals > 0) out[word.slice(0, equals)] = argument(word.slice(equals + 1));
    else if (seat !== null && name !== undefined) {
      out[name] = seat;
      seats++;
    } else throw source.bad(node, `"${word}" is neither a seat (p1) nor an argument (key=value)`);
  }
  return out as unknown as Task<AnyTasks>;
}

function taskAsItIs(source: Source, node: Node): Task<AnyTasks> {
  const data = source.json(node) as Record<string, Json>;
  if (typeof data.do !== 'string') throw source.bad(node, 'a task needs its name: { do: taskName, … }');
  return data as unknown as Task<AnyTasks>;
}

function argument(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+$/.test(text)) return Number(text);
  return seatIn(text) ?? text;
}

function refused(source: Source, node: Node): { move: ReturnType<Source['move']>; rule: string } {
  const [move, rule, ...more] = source.list(node, 'each of refused');
  if (move === undefined || rule === undefined || more.length > 0)
    throw source.bad(node, 'each of refused is a move and a rule: [p1 feat:typhon, DF-3.1]');
  return { move: source.move(move), rule: source.text(rule, 'a rule id') };
}

/** An event by the name of what it says, or by the fields that matter. */
export function event(source: Source, node: Node): Readonly<Record<string, Json>> {
  if (!isMap(node)) return { say: source.text(node, 'told') };
  return Object.fromEntries(source.entries(node, 'told').map(([key, value]) => [key, source.json(value)]));
}

function yesOrNo(source: Source, node: Node): boolean {
  if (!isScalar(node) || typeof node.value !== 'boolean') throw source.bad(node, 'over must be true or false');
  return node.value;
}
