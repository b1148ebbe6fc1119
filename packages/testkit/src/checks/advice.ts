// Advice for bots: it must be a legal answer, evaluations must be numbers, and the table must not change.
import type { AnyModule, AnyTasks, Open } from '@boardwright/engine';
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
      checkNumbers(advice, guessed.g, open, match.seats);
      checkSensible(advice, guessed.g, open);
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

/** What is worth weighing is some of the options. */
function checkSensible({ sensible }: AnyModule['advice'], g: unknown, open: Open<AnyTasks>): void {
  const some = sensible?.(g, open);
  if (some === undefined || (some.length > 0 && some.every(option => open.options.includes(option)))) return;
  throw new Wrong(`sensible gives ${short(some)}, the options are ${short(open.options)}`);
}

/** What is learned from must be numbers, and the same numbers for the same table. */
function checkNumbers({ learned }: AnyModule['advice'], g: unknown, open: Open<AnyTasks>, seats: number): void {
  if (learned === undefined) return;
  const written = (): Float32Array => {
    const x = new Float32Array(seats * learned.own + learned.all);
    learned.write(g, open, x);
    return x;
  };
  const x = written();
  if (!x.every(Number.isFinite))
    throw new Wrong(`the numbers of a learned evaluation have ${x.find(n => !Number.isFinite(n))}`);
  if (difference([...x], [...written()]) !== null) throw new Wrong('the same table gives other numbers to learn from');
}
