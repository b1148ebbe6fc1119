// The sources of points: every point of the game is recorded under one of these words.
import type { Word } from '@boardwright/engine';

export const SOURCES = [
  'points:organizer',
  'points:sword',
  'points:halberd',
  'points:crossbow',
  'points:spear',
  'contest:row_inspector-domination',
  'contest:row_inspector-presence',
  'contest:column_inspector-domination',
  'contest:column_inspector-presence',
  'points:musician',
  'contest:tile-domination',
  'contest:tile-presence',
  'contest:footman-domination',
  'contest:footman-presence',
  'points:group',
  'contest:group-domination',
  'contest:group-presence',
  'points:archer',
  'points:goods',
] as const satisfies readonly Word[];
export type Source = (typeof SOURCES)[number];
/** What is contested for domination and presence. */
export type Contested = 'row_inspector' | 'column_inspector' | 'tile' | 'footman' | 'group';

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(SOURCES.map((source, i) => [source, i]));
export const sourceIndex = (source: Source): number => INDEX[source] as number;

const sourcesOf = <E extends 'domination' | 'presence'>(end: E) => ({
  row_inspector: `contest:row_inspector-${end}` as const,
  column_inspector: `contest:column_inspector-${end}` as const,
  tile: `contest:tile-${end}` as const,
  footman: `contest:footman-${end}` as const,
  group: `contest:group-${end}` as const,
});
/** By what is contested. */
export const DOMINATION: Readonly<Record<Contested, Source>> = sourcesOf('domination');
export const PRESENCE: Readonly<Record<Contested, Source>> = sourcesOf('presence');
