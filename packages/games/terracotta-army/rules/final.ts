// TA-10: final scoring, and who has won.
import { placesOf, type Seat } from '@boardwright/engine';
import { type Book, type Cells, NOWHERE } from '../content/book.ts';
import { WARRIORS } from '../content/content.ts';
import { ARCHER, FOOTMAN, type G, isWarriorKind } from '../state.ts';
import { liftFigure } from './book-keeping.ts';
import { type Award, awardsOf, type Contest, contestOf, facedBy, raise, warriorsOn } from './contest.ts';
import { type Group, groupsOf } from './groups.ts';
import { give, giveContest } from './scoring.ts';
import type { Chapter, X } from './tasks.ts';

/** TA-10.1: one contest round each footman. */
export function footmanContests(book: Book, g: G): Contest[] {
  const { kind, at } = g.figures;
  const out: Contest[] = [];
  for (let f = 0; f < kind.length; f++) {
    if (kind[f] !== FOOTMAN) continue;
    const cell = at[f] as number;
    const warriors = warriorsOn(book, g, book.nearCells[cell] as Cells);
    out.push(contestOf(book, g, 'footman', book.cellWords[cell] as string, book.content.final.footman, warriors));
  }
  return out;
}

const wordOfGroup = (book: Book, g: G, group: Group): string =>
  `group:${WARRIORS[group.type]}-${book.cellNames[g.figures.at[group.warriors[0] as number] as number]}`;

/** TA-10.3: each warrior is worth as many points as there are owners in its group. */
export function groupAwards(book: Book, g: G, group: Group): Award[] {
  const owned = ownedIn(g, group);
  const colours = coloursOf(owned);
  const where = wordOfGroup(book, g, group);
  const out: Award[] = [];
  for (let p = 0; p < g.seats; p++) {
    const own = owned[p] as number;
    if (own > 0) out.push({ p, source: 'points:group', points: own * colours, where });
  }
  return out;
}

/** Warriors of a group, by owner. */
function ownedIn(g: G, { warriors }: Group): number[] {
  const owned = new Array<number>(g.seats).fill(0);
  for (const f of warriors) raise(owned, g.figures.owner[f] as Seat);
  return owned;
}
function coloursOf(owned: readonly number[]): number {
  let colours = 0;
  for (const own of owned) if (own > 0) colours++;
  return colours;
}

/** TA-10.3: a group of several players is contested, too; null if it is of one alone. */
export function groupContest(book: Book, g: G, group: Group): Contest | null {
  if (coloursOf(ownedIn(g, group)) < 2) return null;
  return contestOf(book, g, 'group', wordOfGroup(book, g, group), book.content.final.group, group.warriors);
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
  return g.coins.flatMap((coins, p): Award[] => {
    const goods = coins + (g.wet[p] as number) + (g.dry[p] as number);
    const points = Math.floor(goods / book.content.final.goodsPerPoint);
    return points > 0 ? [{ p, source: 'points:goods', points, where: `goods:${goods}` }] : [];
  });
}

/** What final scoring would bring if the game ended now. Nobody is removed: a warrior in no group scores nothing here. */
export function finalAwards(book: Book, g: G): Award[] {
  if (g.over) return [];
  const groups = groupsOf(book, g);
  const contests = groups.flatMap(group => groupContest(book, g, group) ?? []);
  return [
    ...footmanContests(book, g).flatMap(awardsOf),
    ...groups.flatMap(group => groupAwards(book, g, group)),
    ...contests.flatMap(awardsOf),
    ...archerAwards(book, g),
    ...goodsAwards(book, g),
  ];
}

/** TA-10.2: warriors in no group leave the mausoleum with their horses. */
function removeLoners(book: Book, x: X, groups: readonly Group[]): void {
  const { kind, owner, at } = x.g.figures;
  const grouped = new Array<boolean>(kind.length).fill(false);
  for (const group of groups) for (const f of group.warriors) grouped[f] = true;
  for (let f = 0; f < kind.length; f++) {
    if (!isWarriorKind(kind[f] as number) || grouped[f] === true || at[f] === NOWHERE) continue;
    const event = { p: owner[f] as number, warrior: WARRIORS[kind[f] as number] as string };
    x.tell({ say: 'removed', ...event, cell: book.cellNames[at[f] as number] as string });
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
        give(x, groupAwards(book, g, group));
        const contest = groupContest(book, g, group);
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
