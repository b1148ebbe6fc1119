// Plays an edition to its end, to test that the rules can handle it.
import {
  type AnyModule,
  type AnyTasks,
  Engine,
  fastChance,
  fastRandom,
  type Open,
  type Random,
} from '@boardwright/engine';
import { pick, type Table, Wrong } from '../fuzz/scenario.ts';

const MOST_ANSWERS = 20_000;

/** Plays by the advice for bots, or at random. Checks the table after every answer and throws what goes wrong. */
export function playEdition(
  { game, advice }: AnyModule,
  { seats, options }: Table,
  seed: number,
  advised: boolean,
): void {
  const engine = new Engine(game);
  const random = fastRandom(seed);
  const match = engine.start(seats, options, fastChance(seed));
  for (let answers = 0; match.scores === null; answers++) {
    const open = engine.first(match);
    if (open === null) throw new Wrong('nobody is asked, and the game is not over');
    if (answers === MOST_ANSWERS) throw new Wrong(`not over after ${MOST_ANSWERS} answers`);
    engine.answer(match, open, advised ? advice.choose(match.g, open, random) : anyAnswer(open, random));
    game.check?.(match.g);
  }
  if (!match.scores.every(Number.isFinite)) throw new Wrong(`the points are ${match.scores}`);
}

const anyAnswer = (open: Open<AnyTasks>, random: Random) => pick(random, [...open.options, ...open.asides]);
