// Editions that differ from the standard in one place: another number, choice, flag or name, or a list of another length or order.
import { type Edition, generalPlace, type Path, type Reader, type Shape } from '@boardwright/content';
import { BadInput } from '@boardwright/engine';
import { changedAt } from '../../editions/changes.ts';

interface Leaf {
  readonly path: Path;
  readonly others: readonly unknown[]; // the first that is allowed will do
}

type Named = Readonly<Record<string, unknown>>;

/** Raised by an odd number rather than lowered. */
const RAISED_BY = [7, 5, 3, 2, 1, -1, -2, -3, -5];

function leavesOf(shape: Shape, value: unknown, path: Path = []): Leaf[] {
  const inside = (key: string | number, each: Shape | undefined): Leaf[] =>
    each === undefined ? [] : leavesOf(each, (value as Named)[key], [...path, key]);
  const leaf = (...others: unknown[]): Leaf[] => [{ path, others }];
  switch (shape.kind) {
    case 'whole':
      return leaf(...RAISED_BY.map(by => (value as number) + by).filter(n => n >= shape.min && n <= shape.max));
    case 'choice':
      return leaf(...shape.of.filter(each => each !== value));
    case 'flag':
      return leaf(value !== true);
    case 'name':
      return path.length === 1 ? [] : leaf('Another Name'); // not that of the edition
    case 'list': {
      const [first, second, ...rest] = value as readonly unknown[];
      const all = value as readonly unknown[];
      const entries = sampleOf(all).flatMap(i => inside(i, shape.each));
      return [...leaf(all.slice(0, -1), [...all, all.at(-1)]), ...leaf([second, first, ...rest]), ...entries];
    }
    case 'table':
      return shape.keys === null ? [] : Object.keys(value as Named).flatMap(key => inside(key, shape.each));
    case 'fields':
      return Object.keys(shape.of).flatMap(key => inside(key, shape.of[key]));
    case 'variants': {
      const kind = (value as Named)[shape.by] as string;
      return Object.entries(shape.of[kind] ?? {}).flatMap(([key, each]) => inside(key, each));
    }
    case 'orElse':
      return leavesOf(shape.each, value ?? shape.otherwise, path);
    case 'orNull':
      return value === null ? [] : leavesOf(shape.each, value, path);
    default:
      return [];
  }
}

const SHORT = 20;
/** Of a long list, some entries are enough. */
const sampleOf = (list: readonly unknown[]): number[] =>
  [...list.keys()].filter(i => list.length <= SHORT || i % Math.ceil(list.length / 4) === 0);

export interface Changed<V> {
  readonly path: Path;
  readonly place: string; // the same for all entries of a list
  readonly made: V;
}

/** What `make` makes of each of these editions. A value that no other may replace is left out. */
export function changedEditions<V>(reader: Reader<Edition>, make: (edition: Edition) => V): Changed<V>[] {
  const own = { ...reader.standard, name: 'changed' };
  return leavesOf(reader.shape, own).flatMap(({ path, others }) => {
    for (const value of others) {
      const made = taken(() => make(changedAt(own, { path, value }) as Edition));
      if (made !== null) return [{ path, place: generalPlace(path), made }];
    }
    return [];
  });
}

function taken<V>(make: () => V): V | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
