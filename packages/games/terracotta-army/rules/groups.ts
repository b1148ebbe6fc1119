// TA-1.6: groups of warriors of one type, with the kneeling archers that face them.
import { type Book, NOWHERE } from '../content/book.ts';
import { ARCHER, type G, isWarriorKind } from '../state.ts';
import { facedBy, raise } from './contest.ts';

export interface Group {
  readonly type: number; // an index of WARRIORS
  readonly warriors: readonly number[]; // figures
  readonly archers: readonly number[];
}

interface Members extends Group {
  readonly warriors: number[];
  readonly archers: number[];
}

const NO_TYPE = -1;

/** What each figure counts as: a warrior as itself, an archer as the warrior it faces, others as nothing. */
function typesOf(book: Book, g: G): number[] {
  const { kind, at } = g.figures;
  return kind.map((own, f) => {
    if (at[f] === NOWHERE) return NO_TYPE;
    if (isWarriorKind(own)) return own;
    const faced = own === ARCHER ? facedBy(book, g, f) : NOWHERE;
    return faced === NOWHERE ? NO_TYPE : (kind[faced] as number);
  });
}

/** All groups: figures of one type that touch along edges, at least two of them. Owners do not matter. */
export function groupsOf(book: Book, g: G): Group[] {
  const types = typesOf(book, g);
  const root = types.map((_, f) => f);
  const rootOf = (f: number): number => {
    let top = f;
    while (root[top] !== top) top = root[top] as number;
    return top;
  };
  for (let cell = 0; cell < book.cells; cell++) {
    const a = (g.tomb[cell] as number) - 1;
    if (a < 0 || types[a] === NO_TYPE) continue;
    for (let direction = 1; direction <= 2; direction++) {
      const to = book.next[cell * 4 + direction] as number;
      const b = to === NOWHERE ? NOWHERE : (g.tomb[to] as number) - 1;
      if (b >= 0 && types[a] === types[b]) root[rootOf(a)] = rootOf(b);
    }
  }
  return collect(
    g,
    types,
    types.map((_, f) => rootOf(f)),
  );
}

function collect(g: G, types: readonly number[], roots: readonly number[]): Group[] {
  const sizes = new Array<number>(types.length).fill(0);
  for (let f = 0; f < types.length; f++) if (types[f] !== NO_TYPE) raise(sizes, roots[f] as number);
  const found: (Members | undefined)[] = new Array<undefined>(types.length).fill(undefined); // by root
  const out: Group[] = [];
  for (let f = 0; f < types.length; f++) {
    const top = roots[f] as number;
    if (types[f] === NO_TYPE || (sizes[top] as number) < 2) continue;
    let group = found[top];
    if (group === undefined) {
      group = { type: types[top] as number, warriors: [], archers: [] };
      found[top] = group;
      out.push(group);
    }
    (isWarriorKind(g.figures.kind[f] as number) ? group.warriors : group.archers).push(f);
  }
  return out;
}
