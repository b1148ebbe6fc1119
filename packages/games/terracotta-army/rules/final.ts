// TA-10: final scoring, and who has won.
import { placesOf } from '@boardwright/engine';
import { type Book, NOWHERE } from '../content/book.ts';
import { WARRIORS } from '../content/content.ts';
import { ARCHER, FOOTMAN, type G, isWarriorKind } from '../state.ts';
import { liftFigure } from './book-keeping.ts';
import { type Award, awardsOf, type Contest, contestOf, facedBy, warriorsOn } from './contest.ts';
import { type Group, groupsOf } from './groups.ts';
import { give, giveContest } from './scoring.ts';
import type { Chapter, X } from './tasks.ts';

/** TA-10.1: one contest round each footman. */
export function footmanContests(book: Book, g: G): Contest[] {
  const { kind, at } = g.figures;
  return kind.flatMap((own, f): Contest[] => {
    if (own !== FOOTMAN) return [];
    const cell = at[f] as number;
    const around = book.around[cell] as readonly number[];
    const warriors = warriorsOn(book, g, each => around.includes(each));
    return [contestOf(book, g, 'footman', book.cellWords[cell] as string, book.content.final.footman, warriors)];
  });
}

const wordOfGroup = (book: Book, g: G, group: Group): string =>
  `group:${WARRIORS[group.type]}-${book.cellNames[g.figures.at[group.warriors[0] as number] as number]}`;

/** TA-10.3: each warrior is worth as many points as there are owners in its group. */
export function groupAwards(book: Book, g: G, group: Group): Award[] {
  const owners = group.warriors.map(f => g.figures.owner[f] as number);
  const colours = new Set(owners).size;
  const where = wordOfGroup(book, g, group);
  const out: Award[] = [];
  for (let p = 0; p < g.seats; p++) {
    const own = owners.filter(owner => owner === p).length;
    if (own > 0) out.push({ p, source: 'points:group', points: own * colours, where });
  }
  return out;
}

/** TA-10.3: a group of several players is contested, too; null if it is of one alone. */
export function groupContest(book: Book, g: G, group: Group): Contest | null {
  if (new Set(group.warriors.map(f => g.figures.owner[f])).size < 2) return null;
  return contestOf(book, g, 'group', wordOfGroup(book, g, group), book.content.final.group, group.warriors);
}

/** TA-10.4 */
export function archerAwards(book: Book, g: G): Award[] {
  const { kind, owner, at } = g.figures;
  return kind.flatMap((own, f): Award[] => {
    const faced = own === ARCHER ? facedBy(book, g, f) : NOWHERE;
    if (faced === NOWHERE) return [];
    const where = book.cellWords[at[f] as number] as string;
    return [{ p: owner[faced] as number, source: 'points:archer', points: book.content.final.archerPoints, where }];
  });
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
  const grouped = new Set(groups.flatMap(group => group.warriors));
  for (let f = 0; f < kind.length; f++) {
    if (!isWarriorKind(kind[f] as number) || grouped.has(f) || at[f] === NOWHERE) continue;
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
