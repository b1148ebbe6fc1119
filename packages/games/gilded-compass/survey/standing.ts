// Where the game stands, in words: the round, who has how much gold, and what the dice would win now.
import { type Json, type Phrase, placesOf, type Seat, UNKNOWN } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { facesOf } from '../dice.ts';
import { named } from '../rules/codes.ts';
import { GOODS, type Harvest, harvestOf } from '../rules/prospects.ts';
import { isLastLap } from '../rules/round.ts';
import { resultOf } from '../score.ts';
import { type G, isRival } from '../state.ts';

export function summary(c: Content, g: G, seat: Seat | null): Phrase[] {
  const standing = standings(c, g, seat);
  if (g.over) return [{ say: 'gameOver' }, ...standing.map(each => each.says)];
  return [
    now(g, seat),
    ...standing.map(each => each.says),
    { say: 'notCounted' },
    ...rolled(g),
    ...(g.placing && isLastLap(g) ? [{ say: 'lastLap' }] : []),
    // Afterwards it is being handed out, and part of it has been taken.
    ...(g.placing
      ? harvests(
          c,
          g,
          standing.map(each => each.p),
          seat,
        )
      : []),
  ];
}

function now(g: G, seat: Seat | null): Phrase {
  const say = !g.placing ? 'resolving' : g.active === seat ? 'ownTurn' : 'turn';
  return { say, p: named(g, g.active), round: g.round, of: g.rounds, startSeat: named(g, g.start) };
}

interface Standing {
  readonly p: number;
  readonly says: Phrase;
}
/**
 * The viewer first, then the others by their places. The tie-break is that of the end of the game. While something is hidden that
 * brings gold, nobody knows the places, and relics count as little as any relic can.
 */
function standings(c: Content, g: G, seat: Seat | null): Standing[] {
  const results = Array.from({ length: g.players }, (_, p) => resultOf(c, g, p));
  const relics = results.map((_, p) => hiddenRelics(g, p));
  const least = Math.min(c.relicGold.coveted, c.relicGold.liked, c.relicGold.other);
  const gold = results.map(({ total }, p) => total + (isRival(g, p) ? g.bonus : 0) + (relics[p] as number) * least);
  const ties = g.players > g.seats || !g.over ? [] : [results.map(({ assignment }) => assignment.unassigned)];
  const isOpen = g.over || gold.every((_, p) => !hasHidden(g, p));
  const places = isOpen ? placesOf(gold, ...ties) : gold.map(() => 0);
  const all = gold.map((n, p) => {
    const place = places[p] as number;
    const tied = isOpen && places.filter(each => each === place).length > 1;
    const say = p === seat ? 'ownStanding' : 'standing';
    return { p, place, says: { say, p: named(g, p), gold: n, place, tied, relics: relics[p] as number } };
  });
  return all.sort((a, b) => Number(b.p === seat) - Number(a.p === seat) || a.place - b.place);
}

/** Relics of a collection that the viewer does not know. */
const hiddenRelics = (g: G, p: number): number =>
  g.collections[p] === UNKNOWN ? (g.relics[p] ?? []).reduce((sum, n) => sum + n, 0) : 0;

/** Whether a player has something that may bring gold which the viewer cannot count. */
const hasHidden = (g: G, p: number): boolean =>
  hiddenRelics(g, p) > 0 ||
  [g.missions, g.items, g.drawn].some(tiles => (tiles[p] ?? []).includes(UNKNOWN)) ||
  (g.treasures[p] ?? []).some(n => n > 0);

function rolled(g: G): Phrase[] {
  const own: Phrase = { say: 'rolled', p: named(g, g.active), dice: facesOf(g.roll) };
  return [
    ...(g.roll === 0 ? [] : [own]),
    ...(g.neutralRoll === 0 ? [] : [{ say: 'rolledNeutral', dice: facesOf(g.neutralRoll) }]),
  ];
}

/** What every player would get if the round ended now. */
function harvests(c: Content, g: G, order: readonly number[], seat: Seat | null): Phrase[] {
  const all = harvestOf(c, g);
  return order.map(p => {
    const goods = goodsOf(all[p] as Harvest);
    return {
      say: p === seat ? 'ownHarvest' : 'harvest',
      p: named(g, p),
      count: goods.length,
      goods,
    } satisfies Phrase;
  });
}

const goodsOf = (harvest: Harvest): Json[] =>
  GOODS.filter(good => harvest[good] > 0).map(good => `won:${harvest[good]}-good_${good}`);
