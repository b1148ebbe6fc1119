// The table of contents of the rules: every task with its arguments, in the order of play.
import type { Ctx, Rules, Seat, Word } from '@boardwright/engine';
import type { G } from '../state.ts';
import type { PLACES, Side, Space } from '../words.ts';

export type Place = (typeof PLACES)[number];

export interface Tasks {
  // Setup
  gates: object;
  chooseGate: { p: Seat };
  starters: object;
  chooseStarter: { p: Seat };
  openBoard: object;
  // A season
  season: object;
  turn: { at: number }; // from this place in the turn order
  mayPlace: { p: Seat };
  endPlacing: { p: Seat; workers: number; again: boolean }; // number of workers before; `again`: after free actions
  mayEndTurn: { p: Seat };
  // What spaces and cards do
  chooseTrade: { p: Seat; space: Space };
  chooseCardTrade: { p: Seat; card: string };
  useCard: { p: Seat; card: string };
  mayUseHalf: { p: Seat; card: string; done: number }; // done: bits of the halves used
  maySow: { p: Seat; left: number };
  mayProtect: { p: Seat };
  drawObjectives: { p: Seat };
  chooseDiscard: { p: Seat };
  mayWork: { p: Seat };
  mayTakeBonus: { p: Seat; card: string; goods: readonly Word[] };
  mayBuy: { p: Seat; space: Space };
  // Battle: preparation
  battle: object;
  mayDeploy: { p: Seat };
  reveal: object;
  siegeFire: { p: Seat; side: Side; damage: number };
  chooseTurret: { p: Seat; side: Side; damage: number };
  arrive: { p: Seat; side: Side; more: number };
  mayShift: { p: Seat };
  // Battle: rounds
  archers: { p: Seat };
  chooseKills: { p: Seat; side: Side; n: number };
  chooseLosses: { p: Seat; place: Place; n: number };
  advance: { p: Seat };
  mayRegroup: { p: Seat };
  melee: { p: Seat };
  judge: { p: Seat };
  mayMark: { p: Seat; left: number };
  sacked: { p: Seat };
  // The rest of a season
  flags: object;
  income: object;
  harvest: object;
  reset: object;
  finish: object;
}
export type X = Ctx<G, Tasks>;
export type SomeRules<K extends keyof Tasks> = Pick<Rules<G, Tasks>, K>;
