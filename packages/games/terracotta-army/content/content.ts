// The words of the game and the types of the printed game. Values: standard.json, or an owner's file.
import type { Described } from '@boardwright/content';
import type { schema } from './schema.ts';

export const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'] as const;
export const WEAPONS = ['sword', 'halberd', 'crossbow', 'spear'] as const; // each belongs to the warrior at the same index
export const SPECIALISTS = ['horse', 'footman', 'archer', 'musician'] as const;
export const MASTERS = ['builder', 'steward', 'inspector', 'clay_maker', 'overseer', 'blacksmith'] as const;
export const TILES = [
  'middle_row',
  'middle_column',
  'officers',
  'guards',
  'crossbowmen',
  'soldiers',
  'top_left',
  'top_right',
  'bottom_left',
  'bottom_right',
  'coins',
  'clay',
] as const;
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export const SEGMENTS = 12;
export const STOREHOUSES = 4;
export const MOST = 30; // far more than any amount, price or value in this game

export type Warrior = (typeof WARRIORS)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Master = (typeof MASTERS)[number];
export type Tile = (typeof TILES)[number];

/** The input of the rules: a validated content file (schema.ts). */
export type Content = Described<typeof schema>;
export type InnerSpace = Content['wheel']['inner'][number];
export type MiddleSpace = Content['wheel']['middle'][number];
export type OuterSpace = Content['wheel']['outer'][number];
/** The points for dominating a scored set and for being present in it. */
export type Worth = Content['tiles'][number];
