// Choices as numbers: decoding returns what was encoded, for every value that an edition may have.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { codeProblems, combinations, upTo } from '@boardwright/testkit';
import { FACES, ONE } from '../dice.ts';
import { BUILDINGS } from '../names.ts';
import { baseOf, buildingOf, detailOf, isByNeutral, isWilled, NEUTRAL_FLAG, WILL_FLAG } from '../rules/codes.ts';
import * as details from '../rules/details.ts';

const MOST_DICE = 13; // ten of a player and three black ones: the content allows no more
const MOST_GOLD = 9; // in a chest
const noDie = [0, ...FACES];
const good = (problems: readonly string[]): void => assert.deepEqual(problems, []);

describe('decoding returns what was encoded, and no two codes are equal', () => {
  test('a placement: building, flags and detail', () => {
    const values = combinations({
      building: upTo(BUILDINGS.length),
      neutral: [false, true],
      willed: [false, true],
      detail: [0, 1, 2 ** 12, 2 ** 24 - 1, ...ONE.map(one => 13 * one)],
    }).filter((value, i, all) => all.findIndex(each => JSON.stringify(each) === JSON.stringify(value)) === i);
    good(
      codeProblems(
        values,
        ({ building, neutral, willed, detail }) =>
          baseOf(building) + (neutral ? NEUTRAL_FLAG : 0) + (willed ? WILL_FLAG : 0) + detail,
        code => ({
          building: buildingOf(code),
          neutral: isByNeutral(code),
          willed: isWilled(code),
          detail: detailOf(code),
        }),
      ),
    );
  });

  test('a group of the Archives', () => {
    const values = combinations({ face: FACES, added: upTo(MOST_DICE + 1), joins: upTo(MOST_DICE + 1) });
    good(codeProblems(values, each => details.groupDetail(each.face, each.added, each.joins), details.groupIn));
  });

  test('one or two faces', () => {
    const values = combinations({ low: noDie, high: FACES });
    good(codeProblems(values, ({ low, high }) => details.pairDetail(low, high), details.pairIn));
  });

  test('a bid for the Galleon, with as many dice as a player can have', () => {
    const values = combinations({ count: upTo(MOST_DICE + 1), sum: upTo(MOST_DICE * 6 + 1) });
    good(codeProblems(values, ({ count, sum }) => details.bidDetail(count, sum), details.bidIn));
  });

  test('dice to roll again, own and neutral', () => {
    const dice = [0, ...ONE.slice(1), ...ONE.slice(1).map(one => MOST_DICE * one), 2 ** 24 - 1];
    const values = combinations({ own: dice, neutral: dice });
    good(codeProblems(values, ({ own, neutral }) => details.diceCode(own, neutral), details.diceIn));
  });

  test('dice to set, own and neutral', () => {
    const pairs = combinations({ low: noDie, high: noDie });
    const [none] = pairs;
    const single = combinations({ from: pairs, to: pairs });
    const both = combinations({ own: single.slice(0, 60), neutral: single.slice(-60) });
    const alone = single.flatMap(own => [
      { own, neutral: { from: none!, to: none! } },
      { own: { from: none!, to: none! }, neutral: own },
    ]);
    const known = new Map([...both, ...alone].map(value => [JSON.stringify(value), value]));
    good(codeProblems([...known.values()], ({ own, neutral }) => details.changesCode(own, neutral), details.changesIn));
  });

  test('chests to keep', () => {
    const golds = upTo(MOST_GOLD + 1).slice(1);
    const values = golds.flatMap(first => [[first], ...golds.map(second => [first, second])]);
    good(codeProblems(values, ([first = 0, second]) => details.chestsCode(first, second), details.chestsIn));
  });
});
