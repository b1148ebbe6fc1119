// Chapter 11: the sources of gold in the final scoring. Also works before the end and on a view.
import { type ScoreSheet, UNKNOWN, type Word } from '@boardwright/engine';
import { at, isStoneWall, isWorking, soldiersOf } from './castle.ts';
import type { Card, Condition, Content, Objective } from './content/types.ts';
import { type Castle, type G, goldOf } from './state.ts';
import {
  BURNING_TURRET,
  FOOD,
  IRON,
  type Metric,
  STONE,
  STONE_GATE,
  STONE_TURRET,
  STONE_WALL,
  TOP_FARM,
  WOOD,
} from './words.ts';

const count = (list: readonly number[], is: (each: number) => boolean): number => {
  let n = 0;
  for (const each of list) if (is(each)) n++;
  return n;
};

export const flagTokens = (castle: Castle): number => castle.flags.length;

/** How much a castle has of what objectives count (AE-11.2). */
export function metric(content: Content, g: G, castle: Castle, which: Metric): number {
  const cards = (kind: Card['kind']): number =>
    count(
      castle.cards.filter((_, i) => g.variant.graveInjury === 'no' || at(castle.hurt, i) === 0), // AE-12.3
      card => content.cards[card]?.kind === kind && content.cards[card]?.starting === false,
    );
  switch (which) {
    case 'soldiers':
      return soldiersOf(castle) + castle.wounded;
    case 'woundedSoldiers':
      return castle.wounded;
    case 'buildings':
      return cards('building');
    case 'refugees':
      return cards('refugee');
    case 'flags':
      return flagTokens(castle);
    case 'stoneStructures':
      return (
        count(castle.walls, isStoneWall) +
        count(castle.turrets, turret => turret === STONE_TURRET || turret === BURNING_TURRET)
      );
    case 'stoneWalls':
      return count(castle.walls, piece => piece === STONE_WALL);
    case 'stoneGates':
      return count(castle.walls, piece => piece === STONE_GATE);
    case 'turrets':
      return count(castle.turrets, isWorking);
    case 'food':
      return at(castle.stock, FOOD);
    case 'iron':
      return at(castle.stock, IRON);
    case 'wood':
      return at(castle.stock, WOOD);
    case 'stone':
      return at(castle.stock, STONE);
    case 'farmLevels':
      return castle.farms.reduce((sum, level) => sum + level, 0);
    case 'farmsLevel2':
      return count(castle.farms, level => level === TOP_FARM);
  }
}

/** AE-11.2: ties also fulfil "most", but never with nothing. */
export function isMet(content: Content, g: G, castle: Castle, condition: Condition): boolean {
  if (condition.type === 'all') return condition.of.every(each => isMet(content, g, castle, each));
  const own = metric(content, g, castle, condition.metric);
  if (condition.type === 'atLeast') return own >= condition.n;
  if (condition.type === 'atMost') return own <= condition.n;
  return own > 0 && g.castles.every(other => metric(content, g, other, condition.metric) <= own);
}

/** How far a castle is with one thing that an objective counts. */
export interface Progress {
  readonly type: 'most' | 'atLeast' | 'atMost';
  readonly metric: Metric;
  readonly own: number;
  readonly goal: number; // of "most": the best of the others
}
export function progressOf(content: Content, g: G, castle: Castle, condition: Condition): Progress[] {
  if (condition.type === 'all') return condition.of.flatMap(each => progressOf(content, g, castle, each));
  const { type, metric: which } = condition;
  const of = (each: Castle): number => metric(content, g, each, which);
  const others = g.castles.filter(each => each !== castle);
  const goal = condition.type === 'most' ? Math.max(0, ...others.map(of)) : condition.n;
  return [{ type, metric: which, own: of(castle), goal }];
}

/** AE-11.1: cards with a token are worth nothing. */
export function cardValue(content: Content, castle: Castle, kind: Card['kind']): number {
  let total = 0;
  for (let i = 0; i < castle.cards.length; i++) {
    const card = content.cards[at(castle.cards, i)] as Card;
    if (card.kind === kind && at(castle.hurt, i) === 0) total += card.value;
  }
  return total;
}

/** Leaves out objectives that the viewer cannot see. */
export function scoreSheets(content: Content): (g: G) => ScoreSheet[] {
  return g =>
    g.castles.map(castle => {
      const lines: { source: Word; points: number }[] = [
        { source: 'points:gold', points: goldOf(castle) },
        { source: 'points:buildings', points: cardValue(content, castle, 'building') },
        { source: 'points:refugees', points: cardValue(content, castle, 'refugee') },
        { source: 'points:flags', points: castle.flags.reduce((sum, value) => sum + value, 0) },
        { source: 'points:farms', points: count(castle.farms, level => level > 0) },
      ];
      for (const id of castle.objectives) {
        if (id === UNKNOWN) continue;
        const { id: name, gold, condition } = content.objectives[id] as Objective;
        lines.push({ source: `objective:${name}`, points: isMet(content, g, castle, condition) ? gold : 0 });
      }
      return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
    });
}
