// What an answer would do, for drawings: the rules play it on a copy. What is rolled for is left out, the rest happens.
import { answerOf, Engine, type Match, type Rules, type Seat, type Word } from '@boardwright/engine';
import { game } from './game.ts';
import { rules } from './rules/index.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';

const nothing = (): void => {};
const WITHOUT_DICE: Rules<G, Tasks> = {
  ...rules,
  blessAll: nothing,
  divineBlessing: nothing,
  minorBlessing: nothing,
};

/** Dice of a card that are rolled at once: what comes after them is not certain. */
class Chance extends Error {}
const stop = {
  int: (): never => {
    throw new Chance();
  },
};

/** The table after an answer; null if this seat is not asked that. */
export function tableAfter(match: Match<G, Tasks>, seat: Seat, word: Word): G | null {
  const engine = new Engine({ ...game, rules: WITHOUT_DICE });
  engine.chance = stop;
  const copy = engine.copy(match);
  for (const open of engine.open(copy)) {
    const answer = open.seat === seat ? answerOf(engine, open, word) : null;
    if (answer === null) continue;
    try {
      engine.answer(copy, open, answer);
    } catch (error) {
      if (!(error instanceof Chance)) throw error;
    }
    return copy.g;
  }
  return null;
}
