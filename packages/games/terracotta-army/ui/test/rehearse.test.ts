// What the drawn table predicts for an answer is true when it is given.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, type Match, type Open } from '@boardwright/engine';
import { adviceFor } from '../../bot.ts';
import { game, standardBook } from '../../game.ts';
import type { Tasks } from '../../rules/tasks.ts';
import type { G } from '../../state.ts';
import { type SegmentPreview, segmentPreview } from '../rehearse.ts';

const engine = new Engine(game);
const advice = adviceFor(standardBook);
const RING_OF: Readonly<Record<string, keyof SegmentPreview['can']>> = {
  chooseInner: 'inner',
  chooseMiddle: 'middle',
  mayUseOuter: 'outer',
};

test('a ring that is said to be of no use now cannot be used in that turn', () => {
  let dimmed = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = fastRandom(seed);
    const match = engine.start(2 + (seed % 3), {}, fastChance(seed));
    let [preview, of]: [SegmentPreview | null, number] = [null, -1];
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const choice = chosen(match, open, random);
      const word = engine.question(open.task).show(choice, open.task);
      const ring = RING_OF[open.task.do];
      if (open.task.do === 'chooseWorker')
        [preview, of] = [segmentPreview(standardBook, match.g, open.seat, word), open.seat];
      else if (open.seat !== of)
        preview = null; // the last worker had only one possible place and went there
      else if (ring !== undefined && preview?.can[ring] === false) {
        assert.match(word, /^(take|button):/, `seed ${seed}: ${open.task.do}`);
        dimmed++;
      }
      engine.answer(match, open, choice);
    }
  }
  assert.ok(dimmed > 500, `only ${dimmed} times anything was of no use`);
});

/** Plays well most of the time, but sometimes at random, because this test is about answers in a ring. */
function chosen(match: Match<G, Tasks>, open: Open<Tasks>, random: ReturnType<typeof fastRandom>): number {
  const advised = advice.choose(match.g, open, random);
  return typeof advised === 'number' && random(3) > 0 ? advised : (open.options[random(open.options.length)] as number);
}
