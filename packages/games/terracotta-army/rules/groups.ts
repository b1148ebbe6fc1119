// TA-1.6: groups of warriors of one type, with the kneeling archers that face them.
import type { Seat } from '@boardwright/engine';
import { type Book, NOWHERE } from '../content/book.ts';
import { ARCHER, type G, isWarriorKind } from '../state.ts';
import { facedBy, raise } from './contest.ts';

export interface Group {
  readonly type: number; // an index of WARRIORS
  readonly warriors: readonly number[]; // figures
  readonly archers: readonly number[];
  readonly owned: readonly number[]; // warriors, by owner
}

interface Members extends Group {
  readonly warriors: number[];
  readonly archers: number[];
  readonly owned: number[];
}

const NO_TYPE = -1;

/** The type each figure counts as: a warrior its own, an archer that of the warrior it faces, others none. */
function typesOf(book: Book, g: G): number[] {
  const { kind, at } = g.figures;
  return kind.map((own, f) => {
    if (at[f] === NOWHERE) return NO_TYPE;
    if (isWarriorKind(own)) return own;
    const faced = own === ARCHER ? facedBy(book, g, f) : NOWHERE;
    return faced === NOWHERE ? NO_TYPE : (kind[faced] as number);
  });
}

/** All groups: at least two figures of one type that touch along edges. Owners do not matter. */
export function groupsOf(book: Book, g: G): Group[] {
  const types = typesOf(book, g);
  const root = types.map((_, f) => f); // union-find: the next figure on the way to the root of its group
  for (let cell = 0; cell < book.cells; cell++) {
    const a = (g.tomb[cell] as number) - 1;
    if (a < 0 || types[a] === NO_TYPE) continue;
    for (let direction = 1; direction <= 2; direction++) {
      const to = book.next[cell * 4 + direction] as number;
      const b = to === NOWHERE ? NOWHERE : (g.tomb[to] as number) - 1;
      if (b >= 0 && types[a] === types[b]) root[rootOf(root, a)] = rootOf(root, b);
    }
  }
  return collect(g, types, root);
}

function rootOf(root: readonly number[], figure: number): number {
  let top = figure;
  while (root[top] !== top) top = root[top] as number;
  return top;
}

function collect(g: G, types: readonly number[], root: readonly number[]): Group[] {
  const { kind, owner } = g.figures;
  const roots = types.map((_, f) => rootOf(root, f));
  const sizes = types.map(() => 0); // by root, as is the next list
  const found: (Members | null)[] = types.map(() => null);
  for (let f = 0; f < types.length; f++) if (types[f] !== NO_TYPE) raise(sizes, roots[f] as number);
  const out: Group[] = [];
  for (let f = 0; f < types.length; f++) {
    const top = roots[f] as number;
    if ((sizes[top] as number) < 2) continue;
    let group = found[top] as Members | null;
    if (group === null) {
      group = { type: types[top] as number, warriors: [], archers: [], owned: new Array<number>(g.seats).fill(0) };
      found[top] = group;
      out.push(group);
    }
    if (isWarriorKind(kind[f] as number)) {
      group.warriors.push(f);
      raise(group.owned, owner[f] as Seat);
    } else group.archers.push(f);
  }
  return out;
}
