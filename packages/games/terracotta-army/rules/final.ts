// TA-10: final scoring, and who has won.
import { placesOf } from '@boardwright/engine';
import { type Book, type Cells, NOWHERE } from '../content/book.ts';
import { WARRIORS } from '../content/content.ts';
import { ARCHER, FOOTMAN, type G, isWarriorKind } from '../state.ts';
import { liftFigure } from './book-keeping.ts';
import { type Award, addAwards, type Contest, contestOf, facedBy, warriorsOn } from './contest.ts';
import { type Group, groupsOf } from './groups.ts';
import { give, giveContest } from './scoring.ts';
import type { Chapter, X } from './tasks.ts';

/** TA-10.1: one contest around each footman. */
export function footmanContests(book: Book, g: G): Contest[] {
  const { kind, at } = g.figures;
  const out: Contest[] = [];
  for (let f = 0; f < kind.length; f++) {
    if (kind[f] !== FOOTMAN) continue;
    const cell = at[f] as number;
    const warriors = warriorsOn(g, book.around[cell] as Cells);
    out.push(contestOf(book, g, 'footman', book.cellWords[cell] as string, book.content.final.footman, warriors));
  }
  return out;
}

export const wordOfGroup = (book: Book, g: G, group: Group): string =>
  `group:${WARRIORS[group.type]}-${book.cellNames[g.figures.at[group.warriors[0] as number] as number]}`;

/** TA-10.3: what each warrior of a group is worth, namely as many points as there are owners of warriors in it. */
export function worthInGroup({ owned }: Group): number {
  let colours = 0;
  for (const own of owned) if (own > 0) colours++;
  return colours;
}

function groupAwards(g: G, group: Group, where: string): Award[] {
  const worth = worthInGroup(group);
  const out: Award[] = [];
  for (let p = 0; p < g.seats; p++) {
    const own = group.owned[p] as number;
    if (own > 0) out.push({ p, source: 'points:group', points: own * worth, where });
  }
  return out;
}

/** TA-10.3: a group of several players is also contested; null if it belongs to one player. */
export function groupContest(book: Book, g: G, group: Group, where: string): Contest | null {
  if (worthInGroup(group) < 2) return null;
  return contestOf(book, g, 'group', where, book.content.final.group, group.warriors);
}

/** TA-10.4 */
export function archerAwards(book: Book, g: G): Award[] {
  const { kind, owner, at } = g.figures;
  const out: Award[] = [];
  for (let f = 0; f < kind.length; f++) {
    const faced = kind[f] === ARCHER ? facedBy(book, g, f) : NOWHERE;
    if (faced === NOWHERE) continue;
    const where = book.cellWords[at[f] as number] as string;
    out.push({ p: owner[faced] as number, source: 'points:archer', points: book.content.final.archerPoints, where });
  }
  return out;
}

/** TA-10.5 */
export function goodsAwards(book: Book, g: G): Award[] {
  const out: Award[] = [];
  for (let p = 0; p < g.seats; p++) {
    const goods = (g.coins[p] as number) + (g.wet[p] as number) + (g.dry[p] as number);
    const points = Math.floor(goods / book.content.final.goodsPerPoint);
    if (points > 0) out.push({ p, source: 'points:goods', points, where: `goods:${goods}` });
  }
  return out;
}

/**
 * What final scoring would bring if the game ended now. No warriors are removed, but those without a group score
 * nothing here.
 */
export function finalAwards(book: Book, g: G): Award[] {
  const out: Award[] = [];
  if (g.over) return out;
  for (const contest of footmanContests(book, g)) addAwards(contest, out);
  for (const group of groupsOf(book, g)) {
    const where = wordOfGroup(book, g, group);
    out.push(...groupAwards(g, group, where));
    const contest = groupContest(book, g, group, where);
    if (contest !== null) addAwards(contest, out);
  }
  out.push(...archerAwards(book, g), ...goodsAwards(book, g));
  return out;
}

/** Warriors without a group. */
export function lonersOf(g: G, groups: readonly Group[]): number[] {
  const { kind, at } = g.figures;
  const grouped = new Set(groups.flatMap(({ warriors }) => warriors));
  return kind.flatMap((own, f) => (isWarriorKind(own) && !grouped.has(f) && at[f] !== NOWHERE ? [f] : []));
}

/** TA-10.2: warriors without a group leave the mausoleum with their horses. */
function removeLoners(book: Book, x: X, groups: readonly Group[]): void {
  const { kind, owner, at } = x.g.figures;
  for (const f of lonersOf(x.g, groups)) {
    const warrior = WARRIORS[kind[f] as number] as string;
    x.tell({ say: 'removed', p: owner[f] as number, warrior, cell: book.cellNames[at[f] as number] as string });
    liftFigure(book, x.g, f);
    at[f] = NOWHERE;
  }
}

export function finalRules(book: Book): Chapter<'scoreGame'> {
  return {
    scoreGame: x => {
      const { g } = x;
      x.tell({ say: 'finalScoringBegins' });
      for (const contest of footmanContests(book, g)) giveContest(x, contest);
      const groups = groupsOf(book, g);
      removeLoners(book, x, groups);
      for (const group of groups) {
        const where = wordOfGroup(book, g, group);
        give(x, groupAwards(g, group, where));
        const contest = groupContest(book, g, group, where);
        if (contest !== null) giveContest(x, contest);
      }
      give(x, archerAwards(book, g));
      give(x, goodsAwards(book, g));
      g.over = true;
      const earlier = g.points.map((_, p) => -g.order.indexOf(p)); // TA-10.6
      const places = placesOf(g.points, earlier);
      x.tell({ say: 'won', p: places.indexOf(1), points: Math.max(...g.points) });
      x.finish(g.points, places);
    },
  };
}
