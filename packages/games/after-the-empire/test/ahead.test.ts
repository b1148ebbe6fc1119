// Previews agree with the rules: what is told in advance is what happens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Event, fastChance, fastRandom, Play, wordOf } from '@boardwright/engine';
import { afterAnswer, roundAhead } from '../ahead.ts';
import { standard } from '../content/content.ts';
import { goldOutlook } from '../forecast.ts';
import { moduleWith } from '../index.ts';
import { castleOf } from '../state.ts';
import { DONE } from '../words.ts';

const { game, advice } = moduleWith(standard);
const SEEDS = 6;

const told = (events: readonly Event[], p: number, says: string, field: string): number =>
  events.reduce((sum, event) => sum + (event.p === p && event.say === says ? Number(event[field]) : 0), 0);

test('what an answer is said to lead to is what it leads to, up to the first draw', () => {
  let compared = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const play = Play.start(game, 3, {}, fastChance(seed));
    const random = fastRandom(seed);
    for (let [open] = play.open(); open !== undefined && play.match.g.season < 3; [open] = play.open()) {
      const word = wordOf(play.engine, open, advice.choose(play.match.g, open, random));
      const before = JSON.stringify(play.match.g);
      const ahead = afterAnswer(standard, play.match, open.seat, word);
      assert.equal(JSON.stringify(play.match.g), before, 'a preview changes nothing');
      const { draws } = play.match;
      play.answer({ seat: open.seat, word, at: open.at });
      if (play.match.draws !== draws) continue;
      compared++;
      assert.deepEqual(ahead, play.match.g, word);
    }
  }
  assert.ok(compared > 200, `${compared} answers were compared`);
});

test('the coming round goes as it was said if nobody is moved', () => {
  let compared = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const play = Play.start(game, 2, {}, fastChance(seed));
    const random = fastRandom(seed);
    for (let [open] = play.open(); open !== undefined && play.match.g.season < 4; [open] = play.open()) {
      const isMove = open.task.do === 'mayRegroup';
      const choice = isMove ? DONE : advice.choose(play.match.g, open, random);
      const ahead = isMove ? roundAhead(standard, play.match, open.seat) : null;
      const from = play.told.length;
      play.answer({ seat: open.seat, word: wordOf(play.engine, open, choice), at: open.at });
      if (ahead === null) continue;
      const events = play.told.slice(from).flatMap(list => list.map(({ event }) => event));
      const next = events.findIndex(({ say, p }) => say === 'round' && p === open.seat);
      const round = next < 0 ? events : events.slice(0, next);
      compared++;
      const cubes = ahead.sides.reduce((sum, side) => sum + side.cubes, 0);
      assert.equal(cubes, told(round, open.seat, 'wallHit', 'lost'));
      const falls = ahead.sides.filter(side => side.falls).length;
      assert.equal(falls, round.filter(({ say, p }) => say === 'wallLost' && p === open.seat).length);
      if (play.open().some(({ seat, task }) => seat === open.seat && task.do === 'chooseLosses')) continue;
      const ends = (say: string): boolean => round.some(event => event.say === say && event.p === open.seat);
      assert.equal(ahead.fate, ends('sacked') ? 'sacked' : ends('survived') ? 'held' : 'goesOn');
    }
  }
  assert.ok(compared > 20, `${compared} rounds were compared`);
});

test('gold tells when more attackers come and what a sack would leave', () => {
  const play = Play.start(game, 2, {}, fastChance(3));
  const random = fastRandom(3);
  for (let [open] = play.open(); open !== undefined && open.task.do !== 'mayPlace'; [open] = play.open())
    play.answer({
      seat: open.seat,
      word: wordOf(play.engine, open, advice.choose(play.match.g, open, random)),
      at: open.at,
    });
  const { g } = play.match;
  const castle = castleOf(g, 0);
  const now = goldOutlook(standard, g, castle);
  assert.ok(now.next > now.counts && now.more > 0);
  const richer = { ...castle, stock: castle.stock.with(0, now.next) };
  const then = goldOutlook(standard, g, richer);
  assert.equal(then.known, now.known + now.more);
  const nearly = { ...castle, stock: castle.stock.with(0, now.next - 1) };
  assert.equal(goldOutlook(standard, g, nearly).known, now.known);
  assert.ok(then.kept < now.next);
});
