// The vocabulary of After the Empire: every list whose positions are used as small numbers elsewhere.
import type { Word } from '@boardwright/engine';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
/** Where units and invaders can be: on or before the four walls, and in the courtyard. */
export const PLACES = [...SIDES, 'courtyard'] as const;
export const COURTYARD = 4;
/** Corner c is between side c and the side before it: the northwest corner touches north and west. */
export const CORNERS = ['northwest', 'northeast', 'southeast', 'southwest'] as const;

export const GOODS = [
  'gold',
  'food',
  'wood',
  'stone',
  'iron',
  'move',
  'soldier',
  'mercenary',
  'heal',
  'sow',
  'protect',
] as const;
export const GOLD = 0;
export const FOOD = 1;
export const WOOD = 2;
export const STONE = 3;
export const IRON = 4;
export const MOVE = 5;
export const SOLDIERS = 6;
export const MERCENARIES = 7;
export const HEAL = 8;
export const SOW = 9;
export const PROTECT = 10;
/** Goods that can be paid come first, then those in stock, then those that take effect at once. */
export const PAYABLE = 5;
export const STOCKED = 6;

/** Kinds of units, in the order of `units`. */
export const UNITS = ['soldier', 'mercenary'] as const;
export const SOLDIER = 0;
export const MERCENARY = 1;
/** Kinds of invaders, in the order of `foes`. */
export const SWORDSMAN = 0;
export const ARCHER = 1;

/** Spaces of the main board. */
export const BOARD_SPACES = [
  'tax',
  'camp_left',
  'camp_right',
  'merchant',
  'scout',
  'mine',
  'quarry',
  'lumberyard',
  'buildings',
  'refugees',
] as const;
export const OWN_SPACES = ['infirmary', 'granary', 'storehouse'] as const;
export const SPACES = [...BOARD_SPACES, ...OWN_SPACES] as const;
export type Space = (typeof SPACES)[number];
export const MERCHANT = 3;
export const SCOUT = 4;
export const BUILDINGS = 8;
export const REFUGEES = 9;
export const STOREHOUSE = 12;
/** When a rotated card may be used (AE-6.2, AE-6.9). */
export const USE_PHASES = ['actions', 'battle', 'both'] as const;
export type UsePhase = (typeof USE_PHASES)[number];
/** What a trigger reacts to. The mercenary camp counts for both of its sides. */
export const ACTIONS = ['camp', ...SPACES] as const;

export const WALLS = ['none', 'wood_wall', 'wood_gate', 'stone_wall', 'stone_gate'] as const;
export const NO_WALL = 0;
export const WOOD_WALL = 1;
export const WOOD_GATE = 2;
export const STONE_WALL = 3;
export const STONE_GATE = 4;
/** A burning turret is a stone turret that does not work. */
export const TURRETS = ['none', 'wood_turret', 'stone_turret', 'burning_turret'] as const;
export const NO_TURRET = 0;
export const WOOD_TURRET = 1;
export const STONE_TURRET = 2;
export const BURNING_TURRET = 3;

export const INVADER_KINDS = ['horde', 'company', 'bowmen', 'host'] as const;
export const ENGINES = ['catapult', 'mangonel', 'trebuchet', 'ladder', 'siege_tower'] as const;
export const REINFORCEMENTS = ['first', 'all', 'none'] as const;
export type Reinforcement = (typeof REINFORCEMENTS)[number];
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export const METRICS = [
  'soldiers',
  'woundedSoldiers',
  'buildings',
  'refugees',
  'flags',
  'stoneStructures',
  'stoneWalls',
  'stoneGates',
  'turrets',
  'food',
  'iron',
  'wood',
  'stone',
  'farmLevels',
  'farmsLevel2',
] as const;
export type Metric = (typeof METRICS)[number];

export const SEASONS = 7;
/** How many cards are face up at a time. */
export const BUILDING_ROW = 3;
export const REFUGEE_ROW = 2;
export const TOP_FARM = 2;
/** A bonus that is not an action of a space. */
export const NO_SPACE = -1;
/** An empty space of a row, or an invader or siege card that is still face down. */
export const NO_CARD = -1;
/** The choice that ends a series of choices. */
export const DONE = -1;
/** A castle's fate in a season. */
export const UNDECIDED = 0;
export const SURVIVED = 1;
export const SACKED = 2;

/** The word whose text explains what a building, refugee, objective or siege card does. */
export const aboutCard = (id: string): Word => `about:${id}`;
