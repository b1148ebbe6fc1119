// Possible worlds: a seat's view with the unknown parts guessed, and its own chance. Equal seeds give equal worlds.
import { type AnyModule, fastChance, fastRandom, type Random } from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen } from './bot.ts';

export interface World {
  readonly match: AnyMatch;
  readonly random: Random; // for the answers given in it
}

export const SEEDS = 2 ** 32;
const OF_CHANCE = 0x2545f491; // makes chance independent of the guess

/** A new world. The engine draws from its chance until the next world is created. */
export function newWorld(engine: AnyEngine, view: AnyMatch, seat: number, seed: number): World {
  const random = fastRandom(seed);
  const match = engine.copy(view);
  engine.game.guess(match.g, seat, random);
  engine.chance = fastChance(seed ^ OF_CHANCE);
  return { match, random };
}

/** The answer that the game advises in a world. */
export function advised({ advice }: AnyModule, { match, random }: World, open: AnyOpen): AnyAnswer {
  return advice.choose(match.g, open, random);
}
