// Values of a content for tests: which are our own design, and what else they may be.
import { type Edition, generalPlace, markAt, type Path, placeOf, type Reader, type Shape } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import { fileOf, valueAt, variantOf, wholeOf, withValue } from '../src/editions/draft.ts';

export interface Change {
  readonly path: Path;
  readonly place: string;
  readonly to: Json;
}
type Named = Readonly<Record<string, Json>>;

/** Numbers, choices, flags and names, with their shapes. */
export function leaves(shape: Shape, value: Json, path: Path = []): { readonly path: Path; readonly shape: Shape }[] {
  switch (shape.kind) {
    case 'whole':
    case 'choice':
    case 'flag':
    case 'name':
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
    case 'orElse':
      return leaves(shape.each, value ?? shape.otherwise, path);
    default:
      return [];
  }
}

type Variants = Extract<Shape, { kind: 'variants' }>;

/** What has a kind that can be chosen, such as the ability of a card. */
function kindsIn(shape: Shape, value: Json, path: Path = []): { readonly path: Path; readonly shape: Variants }[] {
  switch (shape.kind) {
    case 'variants':
      return [{ path, shape }];
    case 'list':
      return (value as Json[]).flatMap((each, i) => kindsIn(shape.each, each, [...path, i]));
    case 'fields':
      return Object.entries(shape.of).flatMap(([key, each]) =>
        kindsIn(each, (value as Named)[key] as Json, [...path, key]),
      );
    default:
      return [];
  }
}

/** What an owner calls something, in these tests. */
export const OWN_NAME = 'Printed name';

function others(shape: Shape, value: Json): Json[] {
  if (shape.kind === 'whole')
    return [(value as number) + 1, (value as number) - 1].filter(n => n >= shape.min && n <= shape.max);
  if (shape.kind === 'choice') return shape.of.filter(each => each !== value);
  if (shape.kind === 'name') return [OWN_NAME];
  return [value !== true];
}

interface Leaf {
  readonly path: Path;
  readonly shape: Shape;
}
const AT_ONCE = 24; // values that are tried together: one by one would take long

const isOurs = ({ marks }: Edition, path: Path): boolean => path[0] !== 'marks' && markAt(marks, path) === 'ours';

/** Another kind for everything that has one of our own design, wherever the game takes it. */
function changesOfKinds(reader: Reader<Edition>, first: Named): { changes: Change[]; whole: Named } {
  const { shape, standard } = reader;
  const changes: Change[] = [];
  let whole = first;
  for (const { path, shape: variants } of kindsIn(shape, standard as unknown as Json)) {
    const at = [...path, variants.by];
    if (!isOurs(standard, at)) continue;
    const now = valueAt(standard, path) as Named;
    const kinds = Object.keys(variants.of);
    const turned = kinds.indexOf(now[variants.by] as string) + 1; // the next kind first: different ones for different values
    for (const kind of [...kinds.slice(turned), ...kinds.slice(0, turned - 1)]) {
      const after = withValue(whole, path, variantOf(variants, kind, now)) as Named;
      if (reader.problems(fileOf(reader, after)).length > 0) continue;
      whole = after;
      changes.push({ path: at, place: placeOf(at), to: kind });
      break;
    }
  }
  return { changes, whole };
}

/**
 * Another value for everything that is marked as our own design, so that the game takes all of them together: kinds
 * first, since other values depend on them. `fixed`: what the game lets be nothing else.
 */
export function changesOfOurs(reader: Reader<Edition>): { changes: Change[]; fixed: Leaf[]; file: Json } {
  const { shape } = reader;
  const kinds = changesOfKinds(reader, { ...wholeOf(reader, {}), name: 'House values' } as Named);
  let { whole } = kinds;
  const before = whole;
  const changes = new Map<Leaf, Change>();
  const take = (wanted: readonly (readonly [Leaf, Json])[]): boolean => {
    const after = wanted.reduce((data, [{ path }, to]) => withValue(data, path, to) as Named, whole);
    if (reader.problems(fileOf(reader, after)).length > 0) return false;
    whole = after;
    for (const [leaf, to] of wanted) changes.set(leaf, { path: leaf.path, place: placeOf(leaf.path), to });
    return true;
  };
  const now = (leaf: Leaf): Json => valueAt(before, leaf.path) as Json;
  const takeOne = (leaf: Leaf): boolean => others(leaf.shape, now(leaf)).some(to => take([[leaf, to]]));
  // From the last on: where values rise, the next one has made room.
  const ours = leaves(shape, before)
    .filter(({ path }) => isOurs(reader.standard, path))
    .reverse();
  const left = (): Leaf[] => ours.filter(leaf => !changes.has(leaf));
  for (let i = 0; i < ours.length; i += AT_ONCE) {
    const some = ours.slice(i, i + AT_ONCE);
    if (!take(some.map(leaf => [leaf, others(leaf.shape, now(leaf))[0] as Json]))) some.forEach(takeOne);
  }
  // Values that must all be different change places.
  for (const group of Map.groupBy(left(), siblings).values())
    take(group.map((leaf, i) => [leaf, now(group[(i + 1) % group.length] as Leaf)] as const).filter(isOther(now)));
  left().forEach(takeOne);
  return { changes: [...kinds.changes, ...changes.values()], fixed: left(), file: fileOf(reader, whole) };
}

const isOther =
  (now: (leaf: Leaf) => Json) =>
  ([leaf, to]: readonly [Leaf, Json]): boolean =>
    now(leaf) !== to;

/** Entries of one list, or the same field of all entries. */
const siblings = ({ path }: Leaf): string =>
  typeof path.at(-1) === 'number' ? placeOf(path.slice(0, -1)) : generalPlace(path);

/** A number that is valid by itself but not together with the others. */
export function clash(reader: Reader<Edition>): Change | undefined {
  for (const { path, shape } of leaves(reader.shape, reader.standard as unknown as Json)) {
    if (shape.kind !== 'whole') continue;
    for (const to of [shape.min, shape.max]) {
      const [problem] = reader.problems(withClash(reader, { path, place: '', to }));
      if (problem !== undefined && problem.cause !== null) return { path, place: problem.place, to };
    }
  }
  return undefined;
}

/** The file with such a number in it. */
export const withClash = (reader: Reader<Edition>, { path, to }: Change): Json =>
  fileOf(reader, withValue({ ...wholeOf(reader, {}), name: 'own' }, path, to) as Named);
