// The printed game, validated and prepared for the rules. The data is in standard.json.
import type { Word } from '@boardwright/engine';
import type { BuildingName } from '../names.ts';

/** The word of a tile in options and events: `map:temple_of_pompeii-fire-1-3`. */
export interface MapTile {
  readonly word: Word;
  readonly colour: number; // an index in COLOURS, or ANY
  readonly site: string;
  readonly low: number; // gold without a specialist
  readonly high: number; // gold with one
}
export interface Specialist {
  readonly word: Word;
  readonly colour: number;
  readonly type: number;
  readonly value: number;
}
export interface Collection {
  readonly coveted: number;
  readonly liked: number;
}
export const COUNTS = [
  'ancient_maps',
  'map_colours',
  'largest_map_colour',
  'cartographers',
  'diggers',
  'specialists_value_1',
  'specialists_value_2',
  'specialists_value_3',
  'specialist_colours',
  'maps_high_1',
  'maps_high_2',
  'maps_high_3',
  'maps_high_4',
  'unused_abilities',
  'chests',
  'magic_items',
  'gold_treasures',
] as const;
export type Count = (typeof COUNTS)[number];
export const ASSIGNED = ['unassigned_specialist', 'complete_site', 'single_site'] as const;
interface MissionSite {
  readonly low: number;
  readonly high: number;
}
export type Scoring =
  | { readonly op: 'per'; readonly count: Count; readonly gold: number; readonly cap: number }
  | { readonly op: 'threshold'; readonly count: Count; readonly steps: readonly (readonly [number, number])[] }
  | { readonly op: 'knowledge_topup'; readonly cap: number }
  | { readonly op: 'sites'; readonly sites: readonly MissionSite[] }
  | { readonly op: 'assignment'; readonly key: (typeof ASSIGNED)[number]; readonly gold: number };
export interface Mission {
  readonly id: string;
  readonly name: string; // what an owner calls it; empty: as in the standard edition
  readonly copies: number;
  readonly requires: BuildingName | null;
  readonly scoring: Scoring;
}
export interface Rival {
  readonly compass: readonly string[]; // by face - 1
  readonly fallback: readonly string[];
  readonly bonus: Readonly<Record<string, number>>;
  readonly helpAt: number; // uses A Little Help with this many dice or fewer
  readonly galleonDice: number;
  readonly groupFrom: number;
  readonly runFrom: number;
}

/** Tables by player count are read as `rounds[players]`; 0 and 1 are unused. */
export interface Content {
  readonly name: string;
  readonly rounds: readonly number[];
  readonly dice: number;
  readonly blackDice: number;
  readonly forcedDice: number;
  readonly startKnowledge: number;
  readonly knowledge: number; // number of tokens; Infinity if the supply is unlimited
  readonly spaces: readonly number[];
  readonly mapsPerRound: number;
  readonly abilitiesPerRound: number;
  readonly templeTiles: readonly number[];
  readonly rewardedRuns: readonly number[];
  readonly auctionDraw: readonly number[];
  readonly auctionKeep: readonly number[];
  readonly guildDraw: number;
  readonly galleonKeep: { readonly most: number; readonly others: number };
  readonly neutralDice: number;
  readonly neutralAuction: readonly number[];
  readonly knowledgePerGold: number;
  readonly relicGold: { readonly coveted: number; readonly liked: number; readonly other: number };
  readonly abilityGold: number;
  readonly universityPair: number;
  readonly towerPair: number;
  readonly towerOf: readonly number[]; // 0 left, 1 right, by face
  readonly order: readonly string[];
  readonly maps: readonly MapTile[];
  readonly specialists: readonly Specialist[];
  readonly relicCopies: number;
  readonly collections: readonly Collection[];
  readonly abilityCopies: readonly number[];
  readonly items: readonly number[]; // identities: colour * 2 + type
  readonly itemPairs: readonly number[]; // the dice on their backs, as multisets
  readonly pairsShuffled: boolean; // which dice are on which item is decided by chance in every game
  readonly chests: readonly number[];
  readonly treasures: readonly (readonly number[])[]; // by level
  readonly missions: readonly Mission[];
  readonly rival: Rival;
}
