// Advice for bots: it must be a legal answer, evaluations must be numbers, and the table must not change.
import type { AnyModule } from '@boardwright/engine';
import { difference, short } from '../compare.ts';
import { randomAt, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { guessedMatch } from './guess.ts';

/** `advice` is the game's; null when only the name of the check is needed. */
export const advised = (advice: AnyModule['advice'] | null): Check => ({
  id: 'advised',
  says: 'the advice for bots can be answered, values every table, and changes nothing',
  when: 'sampled',
  run(position) {
    const { engine, match } = position.play;
    const random = randomAt(position);
    for (const { seat, at, task } of engine.open(match)) {
      const guessed = guessedMatch(position, seat, random);
      const before = engine.copy(guessed);
      const open = engine.open(guessed).find(each => each.at === at);
      if (advice === null || open === undefined) continue;
      const values = advice.evaluate(guessed.g);
      const answer = advice.choose(guessed.g, open, random);
      const who = `${task.do} of p${seat + 1}`;
      if (values.length !== match.seats || !values.every(Number.isFinite))
        throw new Wrong(`${who}: evaluate gives ${short(values)} to ${match.seats} seats`);
      if (!(typeof answer === 'number' ? open.options.includes(answer) : open.asides.includes(answer)))
        throw new Wrong(`${who}: choose gives ${short(answer)}, the options are ${short(open.options)}`);
      const changed = difference(before, guessed);
      if (changed !== null) throw new Wrong(`${who}: the advice has changed the table: ${changed}`);
    }
  },
});
