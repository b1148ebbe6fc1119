// The printed game in the form the rules use: validated, with numbers instead of names.
import type { Word } from '@boardwright/engine';
import type { Metric, Reinforcement, UsePhase } from '../words.ts';

/** An amount of a good (its index in GOODS). */
export interface Amount {
  readonly good: number;
  readonly n: number;
  readonly word: Word; // for the log: `goods:wood-3`
}
/** Spend all of one list to gain all of the other. */
export interface Exchange {
  readonly spend: readonly Amount[];
  readonly gain: readonly Amount[];
  readonly word: Word; // the option for the exchange
}
/** Everything a card can do. */
export type Ability =
  | { readonly type: 'worker'; readonly options: readonly Exchange[] } // a worker space with one of these options
  | {
      readonly type: 'rotate'; // free
      readonly options: readonly Exchange[];
      readonly each: boolean; // each option once, instead of one of them
      readonly phase: UsePhase;
    }
  | {
      readonly type: 'trigger';
      readonly spaces: readonly boolean[]; // after the action of these spaces
      readonly gain: Exchange;
      readonly action: number; // the space whose action is then allowed; NO_SPACE: none
    }
  | { readonly type: 'passive'; readonly phase: 'income' | 'harvest'; readonly gain: Exchange }
  | { readonly type: 'immediate'; readonly gain: Exchange }
  | { readonly type: 'none' };
/** Cards and objectives. */
interface Named {
  readonly id: string;
  readonly name: string; // what an owner calls it; empty: as in the standard edition
}
export interface Card extends Named {
  readonly kind: 'building' | 'refugee';
  readonly starting: boolean;
  readonly initiative: number; // of a starting refugee, otherwise 0
  readonly cost: readonly Amount[];
  readonly value: number;
  readonly ability: Ability;
}
export interface Tier {
  readonly gold: number;
  readonly swordsmen: number;
  readonly archers: number;
}
export interface Invader extends Named {
  readonly kind: string;
  readonly edge: number; // the attacked side when the card is upright
  readonly tiers: readonly Tier[];
}
export interface Siege extends Named {
  readonly engine: string;
  readonly reinforcement: Reinforcement;
  readonly edge: number;
  readonly damage: number;
  readonly climbers: number;
}
export type Condition =
  | { readonly type: 'most'; readonly metric: Metric }
  | { readonly type: 'atLeast' | 'atMost'; readonly metric: Metric; readonly n: number }
  | { readonly type: 'all'; readonly of: readonly Condition[] };
export interface Objective extends Named {
  readonly gold: number;
  readonly condition: Condition;
}
export interface Piece {
  readonly slots: number;
  readonly shots: number; // of a turret, for each of its two sides
  readonly cost: readonly Amount[];
  readonly upgrade: readonly Amount[]; // the price to replace the wooden piece by this stone piece
}
export interface Content {
  readonly name: string;
  readonly invaders: readonly Invader[];
  readonly siege: readonly Siege[];
  readonly cards: readonly Card[]; // Barracks, buildings, refugees, starting refugees
  readonly cardIds: Readonly<Record<string, number>>; // index of each card in `cards`
  readonly barracks: number;
  readonly buildings: readonly number[];
  readonly refugees: readonly number[];
  readonly starters: readonly number[];
  readonly objectives: readonly Objective[];
  readonly loot: { readonly kept: readonly number[]; readonly step: number; readonly mercenaries: number };
  readonly spaces: readonly (readonly number[])[]; // workers by board space and players - 2
  readonly offers: readonly (readonly Exchange[])[]; // by space
  readonly walls: readonly Piece[]; // as in WALLS
  readonly turrets: readonly Piece[]; // as in TURRETS
  readonly extinguish: readonly Amount[]; // price to repair a burning turret
  readonly restore: { readonly building: readonly Amount[]; readonly refugee: readonly Amount[] };
  readonly discards: { readonly buildings: number; readonly refugees: number }; // number of discard spaces of each row, from its end
  readonly faceDown: Readonly<Record<string, readonly number[]>>; // by difficulty and season
  readonly threat: readonly number[]; // by season
  readonly flags: readonly number[];
  readonly tieFlag: number;
  readonly startGoods: readonly Amount[]; // what every castle starts with, apart from gold
  readonly startSoldiers: number;
  readonly startGold: readonly number[]; // by place in the turn order
  readonly workers: readonly number[]; // by season
}
