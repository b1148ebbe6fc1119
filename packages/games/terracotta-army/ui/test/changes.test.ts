// What the table says an answer changes is what the rules change, for every player.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom } from '@boardwright/engine';
import { game, standardBook } from '../../game.ts';
import { score } from '../../score.ts';
import { changes } from '../changes.ts';
import type { Table } from '../table-view.ts';

const engine = new Engine(game);
const GAMES = 12;
/** What the score counts: points, and those the table would bring. */
const COUNTED = ['term:this_round', 'term:at_end'];

test('the changes of an answer add up to the change of every score', () => {
  let [answers, others] = [0, 0];
  for (let seed = 0; seed < GAMES; seed++) {
    const random = fastRandom(seed);
    const match = engine.start(2 + (seed % 3), {}, fastChance(seed));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const choice = open.options[random(open.options.length)]!;
      const word = engine.question(open.task).show(choice, open.task);
      const now = { content: standardBook, view: engine.copy(match), asked: [{ task: open.task }] } as unknown as Table;
      const told = changes(word, now);
      const before = score(standardBook, match.g).map(({ total }) => total);
      const { round } = match.g;
      engine.answer(match, open, choice);
      if (match.g.round !== round || match.g.over) continue; // the round was scored as well
      answers++;
      if (told.some(({ seat }) => seat !== open?.seat)) others++;
      for (const [seat, { total }] of score(standardBook, match.g).entries()) {
        const change = told.find(each => each.seat === seat);
        const gains = (change?.gains ?? []).filter(({ picture }) => COUNTED.includes(picture));
        const sum = (change?.points ?? 0) + gains.reduce((all, { n }) => all + n, 0);
        assert.equal(sum, total - before[seat]!, `seed ${seed}, seat ${seat}: ${word}`);
      }
    }
  }
  assert.ok(answers > 1000 && others > 50, `${answers} answers, ${others} of them changed something for others`);
});
