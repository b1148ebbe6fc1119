// The end of the game: everything is revealed and scored (GC-15), and the solo game is rated (GC-18.6).
import { placesOf } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { COLOURS, TREASURES } from '../names.ts';
import { type Result, resultOf, siteWord } from '../score.ts';
import { itemWord, missionWord } from '../tiles.ts';
import { named } from './codes.ts';
import type { Chapter, X } from './tasks.ts';

/** GC-14.3: treasures are revealed. */
function openTreasures(c: Content, x: X): void {
  const { g } = x;
  for (const [level, name] of TREASURES.entries()) {
    const bag = [...(c.treasures[level] as readonly number[])];
    for (let p = 0; p < g.players; p++) {
      const found: number[] = [];
      for (let n = g.treasures[p]?.[level] as number; n > 0 && bag.length > 0; n--) found.push(x.draw(bag));
      (g.treasureGold[p] as number[])[level] = found.reduce((a, b) => a + b, 0);
      if (found.length > 0) x.tell({ say: 'opensTreasures', p: named(g, p), treasure: name, gold: found });
    }
  }
}

function tellSecrets(c: Content, x: X, p: number): void {
  const { g } = x;
  const collection = c.collections[g.collections[p] as number];
  if (collection !== undefined) {
    const [coveted, liked] = [COLOURS[collection.coveted] as string, COLOURS[collection.liked] as string];
    x.tell({ say: 'showsCollection', p: named(g, p), coveted, liked });
  }
  const missions = (g.missions[p] as number[]).map(mission => missionWord(c, mission));
  if (missions.length > 0) x.tell({ say: 'showsMissions', p: named(g, p), missions });
  const items = (g.items[p] as number[]).map(itemWord);
  if (items.length > 0) x.tell({ say: 'showsItems', p: named(g, p), items });
}

function tellResult(x: X, p: number, result: Result): void {
  const who = named(x.g, p);
  for (const placed of result.assignment.placed)
    x.tell({ say: 'siteScored', p: who, site: siteWord(placed), gold: placed.gold });
  x.tell({ say: 'scored', p: who, gold: result.total, unassigned: result.assignment.unassigned });
}

/** GC-15; with the rival, GC-18.6. */
function finalScoring(c: Content, x: X): void {
  const { g } = x;
  x.reveal();
  g.over = true;
  openTreasures(c, x);
  const results: Result[] = [];
  for (let p = 0; p < g.players; p++) {
    tellSecrets(c, x, p);
    const result = resultOf(c, g, p);
    tellResult(x, p, result);
    results.push(result);
  }
  const gold = results.map(result => result.total);
  const unassigned = results.map(result => result.assignment.unassigned);
  if (g.players > g.seats) endSolo(x, gold[0] as number, (gold[1] as number) + g.bonus);
  else x.finish(gold, placesOf(gold, unassigned)); // GC-15.8
}

/** GC-18.6: the title of a solo player, by the margin over the rival. */
export const TITLES = [
  [15, 'master'],
  [10, 'keeper'],
  [5, 'fellow'],
  [0, 'member'],
] as const;

export const titleFor = (margin: number): string => TITLES.find(([least]) => margin >= least)?.[1] ?? 'lost';

function endSolo(x: X, gold: number, rival: number): void {
  const margin = gold - rival;
  const title = titleFor(margin);
  x.tell({ say: 'soloResult', p: 0, gold, rival, margin, title });
  x.finish([margin]);
}

export function finalScoringRules(c: Content): Chapter<'finalScoring'> {
  return { finalScoring: x => finalScoring(c, x) };
}
