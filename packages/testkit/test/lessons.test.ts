// Lessons: the test kit finds what is wrong with one, and a table of a lesson takes everything back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import { LessonTable } from '@boardwright/host';
import { lessonProblems, parseLesson } from '../src/index.ts';
import { vocabulary } from './toy/cases/vocabulary.ts';
import toy from './toy/index.ts';

/** A right lesson: bid all coins, and the dice and the other player do what is listed. */
const RIGHT = readFileSync(new URL('./toy/lessons/01-bid.yaml', import.meta.url), 'utf8');

function problemsOf(lesson: string): string[] {
  try {
    return lessonProblems(toy, vocabulary, parseLesson(lesson, 'lessons/01-bid.yaml'));
  } catch (error) {
    assert.ok(error instanceof BadInput, String(error));
    return [error.message];
  }
}

test('a right lesson has no problems', () => assert.deepEqual(problemsOf(RIGHT), []));

describe('what is wrong with a lesson is found', () => {
  const wrong: readonly [string, string, RegExp][] = [
    ['hu: "Everybody may fish. hu", ', '', /a text needs "hu"/],
    ['show: [trip:sea]', 'show: [trip:moon]', /trip:moon is not offered/],
    ['p1.fish: 6', 'p1.fish: 5', /does not reach its goal/],
    ['p1.fish: 6', 'p1.fish: 0', /reached before anything is done/],
    ['[Fish](trip:sea)', '[Fish](trip:river)', /names trip:river, which is not offered/],
    ['hu: "[Fish](trip:sea) once. hu"', 'hu: "Fish once"', /the languages name different words/],
    ['play: [button:pass, bid:0]', 'play: [button:pass, bid:1]', /does not miss the goal/],
    ['when: { told: { say: won, p: p2 } }', 'when: { then: { p1.fish: 2 } }', /gets another sentence/],
    ['chance: [die: 6]', 'chance: [die: 6, die: 2]', /1 of the listed outcomes of chance were not drawn/],
    ['ask: [fish,', 'ask: [fsh,', /did you mean "fish"/],
    ['goal: { told: { say: won, p: p1 } }', 'goal: {}', /its goal is empty/],
    ['during: [mayFish, chooseBid]', 'durng: mayFish', /did you mean "during"/],
  ];
  for (const [from, to, says] of wrong)
    test(String(says), () => {
      assert.ok(RIGHT.includes(from), from);
      assert.match(problemsOf(RIGHT.replace(from, to)).join('\n'), says);
    });
});

describe('the table of a lesson', () => {
  const open = (): LessonTable => new LessonTable(toy.game, vocabulary, parseLesson(RIGHT, '01-bid.yaml'));
  const play = (table: LessonTable, ...words: readonly `${string}:${string}`[]): void => {
    for (const word of words) assert.equal(table.answer(word, table.laneOf(word) ?? '?'), null);
  };

  test('a missed goal shows values before, now and instead, and undo reaches past the end and past the dice', () => {
    const table = open();
    table.goOn();
    play(table, 'trip:sea', 'button:pass', 'bid:0');
    const { verdict, miss, rows } = table.state();
    assert.equal(verdict, 'missed');
    assert.equal(miss?.en, 'The other one won.');
    assert.deepEqual(
      rows.map(({ before, now, instead }) => [before, now, instead]),
      [[1, 2, 0]],
    );
    assert.deepEqual(table.feed(0).update.open, []);
    table.tryAgain();
    assert.equal(table.state().step, 2);
    table.undo();
    assert.equal(table.state().step, 1); // before the die
    play(table, 'trip:sea');
    assert.deepEqual(table.read(['p1', 'fish']), 6); // chance comes out the same
  });

  test('whoever plays instead of reading on is judged by the next goal', () => {
    const table = open();
    play(table, 'button:pass');
    const { step, verdict, rows } = table.state();
    assert.deepEqual([step, verdict], [1, 'missed']);
    assert.deepEqual([rows[0]?.now, rows[0]?.instead], [0, 6]);
  });

  test('a refused answer changes nothing and names its rule', () => {
    const table = open();
    play(table, 'trip:sea', 'button:pass');
    const lane = table.laneOf('bid:1') ?? '';
    const refused = table.answer('bid:9', lane);
    assert.equal(refused?.why === 'notPossible' && refused.reason.rule, 'LM-3.1');
    assert.equal(table.state().verdict, 'open');
  });

  test('"show me" plays to the end, also after a detour', () => {
    const table = open();
    play(table, 'button:pass');
    for (let n = 0; n < 9 && table.state().verdict !== 'done'; n++) table.show();
    assert.equal(table.state().verdict, 'done');
  });
});
