// The gold that a tile on offer would bring a player now: the score with it, less the score without.
import { splitWord, UNKNOWN, type Word } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { ABILITIES, COLOURS } from '../names.ts';
import { resultOf } from '../score.ts';
import { copy, type G } from '../state.ts';
import { mapWord, missionWord, specialistWord } from '../tiles.ts';

/** Gives the player what the word names; false if it names no tile on offer. */
function take(c: Content, g: G, p: number, word: Word): boolean {
  const { kind, details } = splitWord(word);
  const [first = ''] = details;
  const found = (tiles: readonly number[], wordOf: (c: Content, tile: number) => Word): number | undefined =>
    tiles.find(tile => tile !== UNKNOWN && wordOf(c, tile) === word);
  const add = (mine: number[] | undefined, tile: number | undefined): boolean => {
    if (mine === undefined || tile === undefined) return false;
    mine.push(tile);
    return true;
  };
  const count = (mine: number[] | undefined, kindOf: number): boolean => {
    if (mine === undefined || kindOf < 0) return false;
    mine[kindOf] = (mine[kindOf] as number) + 1;
    return true;
  };
  switch (kind) {
    case 'map':
      return add(g.maps[p], found(g.mapsShown, mapWord));
    case 'specialist':
      return add(g.specialists[p], found(g.specialistsShown, specialistWord));
    case 'mission':
      return add(g.missions[p], found(g.missionsOffered, missionWord));
    case 'ability':
      return count(g.abilities[p], (ABILITIES as readonly string[]).indexOf(first));
    case 'relic':
      return count(g.relics[p], (COLOURS as readonly string[]).indexOf(first));
    case 'keep':
      g.chests[p]?.push(...first.split('+').map(Number));
      return true;
    default:
      return false;
  }
}

/** Null if the word names no tile. A relic is worth what the player's collection says. */
export function gainOf(c: Content, g: G, p: number, word: Word): number | null {
  const after = copy(g);
  return take(c, after, p, word) ? resultOf(c, after, p).total - resultOf(c, g, p).total : null;
}
