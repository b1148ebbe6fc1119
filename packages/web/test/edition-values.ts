// Values of a content for tests: which are our own design, and what else they may be.
import { type Edition, markAt, type Path, placeOf, type Reader, type Shape } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import { fileOf, valueAt, wholeOf, withValue } from '../src/editions/draft.ts';

export interface Change {
  readonly path: Path;
  readonly place: string;
  readonly to: Json;
}
type Named = Readonly<Record<string, Json>>;

/** Numbers, choices and flags, with their shapes. */
export function leaves(shape: Shape, value: Json, path: Path = []): { readonly path: Path; readonly shape: Shape }[] {
  switch (shape.kind) {
    case 'whole':
    case 'choice':
    case 'flag':
      return [{ path, shape }];
    case 'list':
      return (value as Json[]).flatMap((each, i) => leaves(shape.each, each, [...path, i]));
    case 'table':
      return Object.entries(value as Named).flatMap(([key, each]) => leaves(shape.each, each, [...path, key]));
    case 'fields':
      return Object.entries(shape.of).flatMap(([key, each]) =>
        leaves(each, (value as Named)[key] as Json, [...path, key]),
      );
    case 'variants': {
      const of = shape.of[(value as Named)[shape.by] as string] ?? {};
      return Object.entries(of).flatMap(([key, each]) => leaves(each, (value as Named)[key] as Json, [...path, key]));
    }
    case 'orNull':
      return value === null ? [] : leaves(shape.each, value, path);
    default:
      return [];
  }
}

function others(shape: Shape, value: Json): Json[] {
  if (shape.kind === 'whole')
    return [(value as number) + 1, (value as number) - 1].filter(n => n >= shape.min && n <= shape.max);
  if (shape.kind === 'choice') return shape.of.filter(each => each !== value);
  return [value !== true];
}

/** For each place that is marked as our own design: a change there that the game takes, all of them together too. */
export function changesOfOurs(reader: Reader<Edition>): { readonly changes: Change[]; readonly file: Json } {
  const { shape, standard } = reader;
  const { marks } = standard;
  const all = leaves(shape, standard as unknown as Json).filter(({ path }) => path[0] !== 'marks');
  let whole = { ...wholeOf(reader, {}), name: 'House values' } as Named;
  const changes: Change[] = [];
  for (const [marked] of Object.entries(marks).filter(([, mark]) => mark === 'ours')) {
    const found = all
      .filter(({ path }) => markAt(marks, path) === 'ours' && isIn(path, marked))
      .flatMap(({ path, shape: leaf }) => others(leaf, valueAt(standard, path) as Json).map(to => ({ path, to })))
      .find(({ path, to }) => reader.problems(fileOf(reader, withValue(whole, path, to) as Named)).length === 0);
    if (found === undefined) continue;
    whole = withValue(whole, found.path, found.to) as Named;
    changes.push({ ...found, place: placeOf(found.path) });
  }
  return { changes, file: fileOf(reader, whole) };
}

const isIn = (path: Path, marked: string): boolean => {
  const general = path.filter(step => typeof step === 'string').join('.');
  return general === marked || general.startsWith(`${marked}.`);
};

/** A number that is right by itself but not with the others. */
export function clash(reader: Reader<Edition>): Change | undefined {
  const whole = { ...wholeOf(reader, {}), name: 'own' } as Named;
  for (const { path, shape } of leaves(reader.shape, reader.standard as unknown as Json)) {
    if (shape.kind !== 'whole') continue;
    for (const to of [shape.min, shape.max]) {
      const [problem] = reader.problems(fileOf(reader, withValue(whole, path, to) as Named));
      if (problem?.of === 'checks') return { path, place: problem.place, to };
    }
  }
  return undefined;
}
