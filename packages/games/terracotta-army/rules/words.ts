// Choices that several questions share, their codes and their words. A code says all that its word says.
import type { Choice, Word } from '@boardwright/engine';
import { DIRECTIONS, SPECIALISTS, WARRIORS, WEAPONS } from '../content/content.ts';

export const PASS = 0;
export const TAKE_WET = 1;
export const TAKE_COIN = 2;
export const SOAK = 3;
export const UPGRADE = 4;
export const PRIORITY = 5;
export const PREPARE_ALL = 6;
export const CLAY = 32; // + amount
export const COINS = 64; // + amount
export const HIRE = 96; // + price of the token
export const BUILD = 128; // + warrior
export const PREPARE = 132; // + weapon
export const BUY = 136; // + specialist
export const USE = 140; // + weapon
export const INSPECT = 144; // + track * 4 + move
export const STORES = 160; // + two storehouses, from 0: a * 4 + b
export const SHOOT = 176; // + direction
export const SHARED_END = 180; // codes of one question alone start here

export const BACK = 0;
export const FORWARD = 1;
export const FORWARD_TWICE = 2;
const MOVES = ['back', 'forward', 'forward-2'];

const isIn = (choice: Choice, from: number, below: number): boolean => choice >= from && choice < below;

function wordFor(choice: Choice): Word {
  if (choice === PASS) return 'button:pass';
  if (choice === TAKE_WET) return 'take:wet';
  if (choice === TAKE_COIN) return 'take:coin';
  if (choice === SOAK) return 'do:soak';
  if (choice === UPGRADE) return 'do:upgrade';
  if (choice === PRIORITY) return 'do:priority';
  if (choice === PREPARE_ALL) return 'prepare:all';
  if (isIn(choice, CLAY, COINS)) return `clay:${choice - CLAY}`;
  if (isIn(choice, COINS, HIRE)) return `coins:${choice - COINS}`;
  if (isIn(choice, HIRE, BUILD)) return `hire:${choice - HIRE}`;
  if (isIn(choice, BUILD, PREPARE)) return `build:${WARRIORS[choice - BUILD]}`;
  if (isIn(choice, PREPARE, BUY)) return `prepare:${WEAPONS[choice - PREPARE]}`;
  if (isIn(choice, BUY, USE)) return `buy:${SPECIALISTS[choice - BUY]}`;
  if (isIn(choice, USE, INSPECT)) return `use:${WEAPONS[choice - USE]}`;
  if (isIn(choice, INSPECT, STORES))
    return `inspector:${choice - INSPECT < 4 ? 'row' : 'column'}-${MOVES[(choice - INSPECT) % 4]}`;
  if (isIn(choice, SHOOT, SHARED_END)) return `shoot:${DIRECTIONS[choice - SHOOT]}`;
  return `storehouses:${((choice - STORES) >> 2) + 1}-${((choice - STORES) % 4) + 1}`;
}

const WORDS: readonly Word[] = Array.from({ length: SHARED_END }, (_, choice) => wordFor(choice));
/** The word of a shared choice. */
export const word = (choice: Choice): Word => WORDS[choice] as Word;
