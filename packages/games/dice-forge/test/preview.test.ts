// A preview is what the rules would do: it changes nothing at the table, and without dice it is what then happens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, noting, wordOf } from '@boardwright/engine';
import { game } from '../index.ts';
import { tableAfter } from '../preview.ts';
import { averageOf, poorestOf } from '../rules/averages.ts';
import { FACE } from '../rules/lookup.ts';
import { affordableWords } from '../rules/turn.ts';

const SEATS = 3;
const OPTIONS = { start: 'seated', set: 'alternative', mirror: 'through', first: 'starting' };

test('the preview of every answer of a game leaves the table as it is, and comes true where nothing is rolled', () => {
  const engine = new Engine(game);
  const random = fastRandom(11);
  const drew: number[] = [];
  const match = engine.start(SEATS, OPTIONS, noting(fastChance(11), drew));
  let [previews, certain] = [0, 0];
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    const before = JSON.stringify(match);
    const seat = open.seat;
    const answers = [...open.options, ...open.asides];
    for (const answer of answers) {
      assert.ok(tableAfter(match, seat, wordOf(engine, open, answer)) !== null);
      previews++;
    }
    assert.equal(JSON.stringify(match), before);
    const answer = answers[random(answers.length)] as (typeof answers)[number];
    const after = tableAfter(match, seat, wordOf(engine, open, answer));
    const [draws, { at }] = [drew.length, open];
    engine.answer(match, open, answer);
    if (drew.length > draws || at !== '') continue; // something was rolled, or others decide as well
    assert.deepEqual(after?.heroes, match.g.heroes);
    certain++;
  }
  console.log(`${previews} previews, ${certain} answers without dice`);
  assert.ok(certain > 30);
});

test('what nobody is asked has no preview', () => {
  const engine = new Engine(game);
  const match = engine.start(SEATS, OPTIONS, fastChance(3));
  const seat = engine.first(match)?.seat ?? 0;
  assert.equal(tableAfter(match, (seat + 1) % SEATS, 'button:pass'), null);
  assert.equal(tableAfter(match, seat, 'feat:nobody'), null);
});

test('what a hero can pay for are the options of an action', () => {
  const engine = new Engine(game);
  const match = engine.start(SEATS, OPTIONS, fastChance(3));
  const open = engine.first(match);
  assert.equal(open?.task.do, 'chooseAction');
  const words = open === null ? [] : open.options.map(option => wordOf(engine, open, option));
  assert.deepEqual([...affordableWords(match.g, open?.seat ?? 0), 'button:pass'], words);
});

test('a die with four faces of 1 gold, a moon and 2 glory brings two thirds of a gold', () => {
  const faces = [FACE.g1, FACE.g1, FACE.g1, FACE.g1, FACE.m1, FACE.v2];
  const { gains, special } = averageOf(faces);
  assert.deepEqual(
    gains.map(n => Number(n.toFixed(3))),
    [0.667, 0, 0.167, 0.333],
  );
  assert.equal(special.size, 0);
  assert.equal(poorestOf(faces), FACE.g1);
  assert.equal(averageOf([FACE.x3, FACE.g1, FACE.g1]).special.get(FACE.x3), 1 / 3);
});
