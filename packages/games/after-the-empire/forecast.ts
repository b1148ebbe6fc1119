// What is known about the next attack on a castle: for players, for the usual deployment, and for bots.
import type { Seat } from '@boardwright/engine';
import { at, hasWall, sum, turretShots } from './castle.ts';
import { lootValue } from './content/content.ts';
import type { Content, Invader } from './content/types.ts';
import { march, mostReinforcement, reckonedGold, tierFor } from './rules/invaders.ts';
import { type Castle, castleOf, type G, goldOf } from './state.ts';
import { ARCHER, NO_CARD, SWORDSMAN, UNDECIDED } from './words.ts';

/** The current state of one side of the castle. */
export interface SideForecast {
  readonly swordsmen: number; // known to come, or already there
  readonly archers: number;
  readonly turretShots: number; // of both corners, each round
  readonly wall: boolean;
  readonly cubes: number;
}
export interface Forecast {
  readonly gold: number; // what the invaders go by: own gold or the threat
  readonly nextTier: number; // the next amount of gold at which a visible card gets stronger; 0: none
  readonly sides: readonly SideForecast[]; // north, east, south, west
  readonly known: number; // visible attackers
  readonly faceDown: number; // invader cards that are still hidden
  readonly perCard: number; // average number of attackers on each
  readonly reinforcement: number; // swordsmen that the siege card may add; 0: it has been revealed
  readonly units: number; // defenders
}

/** The average strength of an invader card, by gold. */
export function averageTiers(content: Content): (gold: number) => number {
  const top = Math.max(...content.invaders.flatMap(({ tiers }) => tiers.map(tier => tier.gold)));
  const table = Array.from({ length: top + 1 }, (_, gold) => {
    const tiers = content.invaders.map(invader => tierFor(invader, gold));
    return tiers.reduce((total, { swordsmen, archers }) => total + swordsmen + archers, 0) / content.invaders.length;
  });
  return gold => at(table, Math.min(gold, top));
}

/** Invader cards that are still face down. */
export function hiddenCards(g: G): number {
  let hidden = 0;
  for (let i = 0; i < g.invaders.length; i++) if (g.invaders[i] === NO_CARD) hidden++;
  return hidden;
}

/** Swordsmen that the siege card of this season may still add. */
const mayReinforce = (g: G): number => (g.siege === NO_CARD ? mostReinforcement(g) : 0);

/** Whether a castle's battle has begun or is over. Even then, invader cards stay face up until the season ends. */
const isAttacked = (g: G, castle: Castle): boolean =>
  castle.round > 0 || castle.bound > 0 || sum(castle.foes) > 0 || castle.fates[g.season - 1] !== UNDECIDED;

/** The attackers on the board or, before the attack, those that the visible cards will bring. */
export function comingFoes(content: Content, g: G, castle: Castle): number[] {
  const foes = castle.foes.slice();
  if (isAttacked(g, castle)) return foes;
  march(content, g, castle, foes);
  return foes;
}

/** What gold means for the next battle of a castle. */
export interface GoldOutlook {
  readonly counts: number; // what the invaders go by: the own gold or the threat
  readonly known: number; // attackers of the visible cards
  readonly next: number; // the next amount at which a visible card sends more; 0: none
  readonly more: number; // how many more then
  readonly kept: number; // what a sack would leave
}
export function goldOutlook(content: Content, g: G, castle: Castle): GoldOutlook {
  const counts = reckonedGold(content, g, castle);
  const seen = g.invaders.flatMap(card => content.invaders[card] ?? []);
  const attackers = (gold: number): number =>
    seen.reduce((total, card) => total + tierFor(card, gold).swordsmen + tierFor(card, gold).archers, 0);
  const steps = seen.flatMap(({ tiers }) => tiers.map(tier => tier.gold)).filter(gold => gold > counts);
  const next = steps.length === 0 ? 0 : Math.min(...steps);
  const known = attackers(counts);
  return {
    counts,
    known,
    next,
    more: next === 0 ? 0 : attackers(next) - known,
    kept: lootValue(content, goldOf(castle)),
  };
}

export function forecaster(content: Content): (g: G, seat: Seat) => Forecast {
  const average = averageTiers(content);
  return (g, seat) => {
    const castle = castleOf(g, seat);
    const gold = reckonedGold(content, g, castle);
    const foes = comingFoes(content, g, castle);
    const seen = g.invaders.filter(card => card !== NO_CARD).map(card => content.invaders[card] as Invader);
    const tiers = seen.flatMap(card => card.tiers.map(tier => tier.gold)).filter(tier => tier > gold);
    return {
      gold,
      nextTier: tiers.length === 0 ? 0 : Math.min(...tiers),
      sides: [0, 1, 2, 3].map(side => ({
        swordsmen: at(foes, side * 2 + SWORDSMAN),
        archers: at(foes, side * 2 + ARCHER),
        turretShots: turretShots(content, castle, side),
        wall: hasWall(castle, side),
        cubes: hasWall(castle, side) ? at(castle.wallCubes, side) : 0,
      })),
      known: sum(foes),
      faceDown: g.invaders.length - seen.length,
      perCard: average(gold),
      reinforcement: mayReinforce(g),
      units: sum(castle.units),
    };
  };
}

/** The expected attackers on each side: the visible ones, and a share of the hidden ones. */
export function expectedFoes(content: Content): (g: G, castle: Castle) => number[] {
  const average = averageTiers(content);
  return (g, castle) => {
    const foes = comingFoes(content, g, castle);
    const unseen = hiddenCards(g) * average(reckonedGold(content, g, castle));
    const share = (unseen + mayReinforce(g) / 2) / 4;
    const onSide = (side: number): number => at(foes, side * 2) + at(foes, side * 2 + 1) + share;
    return [onSide(0), onSide(1), onSide(2), onSide(3)];
  };
}
