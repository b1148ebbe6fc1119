// The words of the game and the types of what the printed game carries. Values: standard.json, or an owner's own file.
import type { Described } from '@boardwright/content';
import type { schema } from './schema.ts';

export const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'] as const;
export const WEAPONS = ['sword', 'halberd', 'crossbow', 'spear'] as const; // each belongs to the warrior at its place
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
export const MOST = 30; // no amount, price or worth of this game comes near

export type Warrior = (typeof WARRIORS)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Master = (typeof MASTERS)[number];
export type Tile = (typeof TILES)[number];

/** What the rules are made from: a content file that was read (schema.ts). */
export type Content = Described<typeof schema>;
export type InnerSpace = Content['wheel']['inner'][number];
export type MiddleSpace = Content['wheel']['middle'][number];
export type OuterSpace = Content['wheel']['outer'][number];
/** What dominating a scored set is worth, and what being present in it is. */
export type Worth = Content['tiles'][number];
