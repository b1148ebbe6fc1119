// Rule cases: expectations are compared, and a bad case is reported in one sentence with its place.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import { parseCases, runCase } from '../src/index.ts';
import { vocabulary } from './toy/cases/vocabulary.ts';
import toy from './toy/index.ts';

/** What is wrong with this case; null if it holds. */
function problemOf(body: string): string | null {
  try {
    const [first] = parseCases(`- name: a case\n  rules: [LM-1.1]\n${body.replace(/^/gm, '  ')}`, 'some.yaml');
    return runCase(toy, vocabulary, first!).problem;
  } catch (error) {
    assert.ok(error instanceof BadInput, String(error));
    return error.message;
  }
}

const where = 'some.yaml:3 "a case", at the start:';

describe('a case whose expectation is wrong says what is so instead', () => {
  const wrong: Record<string, string> = {
    'then: { p1.coins: 9, p2: { oil: 1, coins: 3 } }': `${where}\n  p1.coins: expected 9, is 4\n  p2.coins: expected 3, is 4`,
    'asked: p1 chooseBid': `${where} asked: expected ["p1 chooseBid"], is ["p1 mayFish","p2 mayFish"]`,
    'offered: p1 bid:1': `${where} p1 bid:1 is not offered; asked now: p1 mayFish: button:pass trip:sea; p2 mayFish: button:pass trip:sea`,
    'notOffered: p2 trip:sea': `${where} p2 trip:sea is offered`,
    'refused: [[p1 trip:sea, LM-2.1]]': `${where} p1 trip:sea: expected to be refused by LM-2.1, is offered`,
    'refused: [[p1 bid:3, LM-2.1]]': `${where} p1 bid:3: expected to be refused by LM-2.1, is refused without a rule (notOffered)`,
    'told: { say: wind, wind: 3 }': `${where} told: expected {"say":"wind","wind":3}, was told {"say":"wind","wind":2}`,
    'over: true': `${where} over: expected true, is false`,
    'scores: [1, 2]': `${where} the game is not over, so there are no scores`,
    'seen: { p2: p1.hand }': `${where} p1.hand is not seen by p2`,
    'hidden: { p1: p1.hand }': `${where} p1.hand is seen by p1`,
    'chance: [3]': 'some.yaml:1 "a case", at the start: 1 of the listed outcomes of chance were not drawn',
    'play: [p1 button:pass, noUndo: p1]': 'some.yaml:3 "a case", after p1 button:pass: p1 can undo',
    'play: [undo: p1]': `${where} p1 cannot undo`,
  };
  for (const [body, says] of Object.entries(wrong)) test(body, () => assert.equal(problemOf(body), says));
});

describe('a case that cannot be understood says where and why', () => {
  const bad: Record<string, string> = {
    'thn: { wind: 1 }': 'some.yaml:3: unknown field "thn"; did you mean "then"?',
    'play: [thn: { wind: 1 }]': 'some.yaml:3: unknown check "thn"; did you mean "then"?',
    'play: [p1 trip]': 'some.yaml:3: "p1 trip" is not a move; a move looks like "p1 button:pass"',
    'ask: choosBid p1': 'some.yaml:1 "a case": unknown task "choosBid"; did you mean "chooseBid"?',
    'ask: chooseBid one': 'some.yaml:3: "one" is neither a seat (p1) nor an argument (key=value)',
    'ask: { p: 1 }': 'some.yaml:3: a task needs its name: { do: taskName, … }',
    'given: { p1.coin: 3 }':
      'some.yaml:1 "a case": there is no "p1.coin" in Lantern Market: see the first line of cases/vocabulary.ts',
    'given: [3]': 'some.yaml:3: given and then must be a mapping (key: value)',
    'then: { p9.coins: 3 }': `${where} there is no p9 at this table`,
    'players: 7': 'some.yaml:1 "a case": lantern-market is for 2, 3 players, not for 7',
    'players: two': 'some.yaml:3: players must be a whole number',
    'options: { lenght: short }':
      'some.yaml:1 "a case": lantern-market with 2 players has no option "lenght" (it has: length, fishing)',
    'refused: [p1 bid:3]': 'some.yaml:3: each of refused must be a list',
    'chanse: [1]': 'some.yaml:3: unknown field "chanse"; did you mean "chance"?',
    'seen: { p0: wind }': 'some.yaml:3: "p0" is neither a seat (p1) nor "spectator"',
    'over: maybe': 'some.yaml:3: over must be true or false',
    'play: [p1 trip:sea':
      'some.yaml:3: Flow sequence in block collection must be sufficiently indented and end with a ]',
    'play: [p1 bid:3]': `${where} p1 bid:3 is refused: bid:3 is not among the options of p1; asked now: p1 mayFish: button:pass trip:sea; p2 mayFish: button:pass trip:sea`,
    'play: [p1 trip:sea]': `${where} the rules draw (from 6) once more than "chance" lists (0 draws)`,
    'chance: [7]\nplay: [p1 trip:sea]':
      'some.yaml:4 "a case", at the start: draw 1 (7) is 7, but the rules draw from 0 to 5',
    'chance: [coin: 7]\nplay: [p1 trip:sea]':
      'some.yaml:4 "a case", at the start: chance speaks of wind, die and lantern, not of coin',
  };
  for (const [body, says] of Object.entries(bad))
    test(body.replace('\n', ' '), () => assert.equal(problemOf(body), says));

  test('a case without a name or a rule', () => {
    const needs = (text: string, what: string) =>
      assert.throws(() => parseCases(text, 'some.yaml'), { name: 'BadInput', message: what });
    needs('- rules: [LM-1.1]', 'some.yaml:1: a case needs a "name"');
    needs('- name: something', 'some.yaml:1: a case needs a "rules"');
    needs('name: something', 'some.yaml:1: a case file must be a list');
  });
});

describe('a case that holds', () => {
  const holding = [
    'seed: 5\nplay: [p1 trip:sea, p1 trip:sea]\nthen: { p1.coins: 2 }',
    'play: [p1 trip:sea]\nchance: [0]\nthen: { p1.fish: 1 }',
    'play: [chance: [die: 2], p1 trip:sea, then: { p1.fish: 2 }]',
    'ask: [bid, award]\nplay: [p1@0 bid:1, p2 bid:0, p1 button:pass]\nover: true',
    'players: 3\noptions: { weather: storm, fishing: no }\nasked: [p1 chooseBid, p3 chooseBid, p2 chooseBid]',
    'play: [p1 button:pass, undo: p1, p1 button:pass]\nasked: [p1 mayFish, p2 mayFish]',
  ];
  for (const body of holding) test(body.replaceAll('\n', ', '), () => assert.equal(problemOf(body), null));
});
