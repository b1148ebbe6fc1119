// The symbol of a word: in options, log and rules, and in animations.
import { splitWord, type Word } from '@boardwright/engine';
import { Icon, type IconName, type PictureProps } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { DIRECTIONS, TILES, type Tile } from '../content/content.ts';
import { drawSign, isSign } from './symbols.tsx';
import { TilePicture } from './tile-picture.tsx';

/** Kinds of words with one symbol, whatever their details. */
const BY_KIND: Readonly<Record<string, string>> = {
  craftsman: 'craftsman',
  artisan: 'artisan',
  clay: 'wet',
  coins: 'coin',
  warrior: 'warrior',
  inspector: 'pawn',
  storehouses: 'storehouse',
  move: 'halberd',
  aim: 'crossbow',
  mount: 'horse',
  goods: 'coin',
};
/** Words with a symbol of their own. */
const BY_WORD: Readonly<Record<string, string>> = {
  'take:wet': 'wet',
  'take:coin': 'coin',
  'do:soak': 'soak',
  'do:upgrade': 'upgrade',
  'do:priority': 'priority',
  'buy:any': 'specialist',
  'prepare:all': 'master-blacksmith',
};
const SOURCES: Readonly<Record<string, string>> = {
  row_inspector: 'pawn',
  column_inspector: 'pawn',
  organizer: 'warrior',
  group: 'warrior',
  goods: 'coin',
};
/** Times of scoring, for what an answer changes. */
const TIMES: Readonly<Record<string, IconName>> = { 'term:this_round': 'again', 'term:at_end': 'trophy' };
const isTile = (name: string): name is Tile => TILES.some(tile => tile === name);

/** The name of a word's symbol, or null. */
function signOf(word: Word): string | null {
  const own = BY_WORD[word];
  if (own !== undefined) return own;
  const { kind, details } = splitWord(word);
  const [first = ''] = details;
  if (kind === 'master' || (kind === 'term' && isSign(`master-${first}`))) return `master-${first}`;
  const general = BY_KIND[kind];
  if (general !== undefined) return general;
  if (kind === 'points' || kind === 'contest') return SOURCES[first] ?? (isSign(first) ? first : 'seal');
  return isSign(first) ? first : null;
}

export function picture({ word, size }: PictureProps): ReactNode {
  const { kind, details } = splitWord(word);
  const [first = ''] = details;
  if (word === 'button:pass') return <Icon name="x" size={size} />;
  const time = TIMES[word];
  if (time !== undefined) return <Icon name={time} size={size} />;
  if (kind === 'tile') return isTile(first) ? <TilePicture tile={first} size={size} /> : null;
  if (kind === 'ring') return drawSign({ name: first === 'inner' ? 'turn' : 'turn-back', size });
  if (kind === 'shoot') return drawSign({ name: 'crossbow', size, turn: turnTo(first) });
  if (kind === 'facing') return drawSign({ name: 'aim', size, turn: turnTo(first) });
  const sign = signOf(word as Word);
  return sign === null ? null : drawSign({ name: sign, size });
}

const turnTo = (direction: string): number => 90 * (DIRECTIONS as readonly string[]).indexOf(direction);
