// The text audit finds missing, wrong and unused texts.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type AnyModule, LANGUAGES, type Language, type Messages } from '@boardwright/engine';
import { auditTexts, findFaults, Sayings } from '../src/index.ts';
import { differentParts } from '../src/texts/parts.ts';
import { missingPlurals } from '../src/texts/plurals.ts';
import toy from './toy/index.ts';

const sayings = new Sayings();
const noughts = ['tell.bids']; // of the toy game: a bid may be 0
before(() => void findFaults(toy, { games: 12, look: play => sayings.collect(play) }));

/** The toy game with some texts changed, in one language or in all; null removes a text. */
function withTexts(change: Readonly<Record<string, string | null>>, language: Language | null): AnyModule {
  const changed = async (here: Language): Promise<Messages> => {
    const messages = await toy.texts[here]();
    if (language !== null && language !== here) return messages;
    return Object.fromEntries(
      Object.entries({ ...messages, ...change }).filter((entry): entry is [string, string] => entry[1] !== null),
    );
  };
  const texts = Object.fromEntries(LANGUAGES.map(each => [each, () => changed(each)])) as AnyModule['texts'];
  return { ...toy, texts };
}

describe('the audit says', () => {
  const faults: [string, Language | null, Record<string, string | null>, string][] = [
    ['a text that is missing', 'pl', { 'tell.lit': null }, 'there is no pl text for "tell.lit"'],
    ['a key that one language lacks', 'hu', { 'term.fish': null }, 'hu has no "term.fish", another language has'],
    ['a question without a text', null, { 'ask.chooseBid': null }, 'there is no hu text for "ask.chooseBid"'],
    ['a term that no language has', null, { 'term.fish': null }, 'there is no en text for "term.fish"'],
    ['a word without a text', null, { 'trip:sea': null }, 'there is no en text for "trip:*"'],
    ['a reason without a text', null, { 'why.tooWeak': null }, 'there is no en text for "why.tooWeak"'],
    ['an option without a text', null, { 'option.length.long': null }, 'there is no pl text for "option.length.long"'],
    ['a score without a text', null, { 'score.left:*': null }, 'there is no en text for "score.left:*"'],
    [
      'a missing parameter',
      'en',
      { 'tell.won': '{p} wins with {amount}' },
      'the en text of "tell.won" cannot be filled in',
    ],
    ['a syntax error', 'en', { 'tell.won': '{p wins' }, 'en, "tell.won": '],
    [
      'a missing plural',
      'pl',
      { 'bid:*': '{a, plural, one {#} other {#}}' },
      'pl, "bid:*": the plural of {a} has no few, many',
    ],
    [
      'a parameter that one language forgot',
      'hu',
      { 'tell.won': '{p} nyert.' },
      'hu, "tell.won" lacks {bid}, which the English text has',
    ],
    [
      'a parameter that English lacks',
      'pl',
      { 'term.fish': 'Ryby: {n}' },
      'pl, "term.fish" has {n}, which the English text lacks',
    ],
    [
      'a sentence that counts what there is nothing of',
      null,
      { 'tell.wind': 'The wind is {wind}, with 0 clouds.' },
      'en, "tell.wind" counts nothing: The wind is ',
    ],
    ['an event that nothing tells', null, { 'tell.sunk': 'Sunk!' }, '"tell.sunk" is a text that nothing used'],
    ['a kind of word that is not offered', null, { 'boat:*': 'Boat' }, '"boat:*" is a text that nothing used'],
    ['a term that nothing names', null, { 'term.whale': 'Whale' }, '"term.whale" is a text that nothing used'],
  ];
  for (const [fault, language, change, says] of faults)
    test(fault, async () => {
      const problems = await auditTexts(withTexts(change, language), sayings, { noughts });
      assert.ok(
        problems.some(problem => problem.startsWith(says)),
        problems.join('\n'),
      );
    });

  test('a branch of the English text that another language lacks, but not one that its grammar adds', () => {
    const textsWith = (hu: string) =>
      new Map([
        [
          'en',
          { 'bid:*': '{a, plural, =0 {nothing} one {# coin} other {# coins}} {b, select, sea {at sea} other {}}' },
        ],
        ['hu', { 'bid:*': hu }],
      ]);
    assert.deepEqual(
      differentParts(textsWith('{a, select, 0 {semmi} 1 {1-et} other {{a}-t}} {b, select, sea {x} other {}}')),
      [],
    );
    assert.deepEqual(differentParts(textsWith('{a, plural, one {#} other {#}} {b, select, lake {x} other {}}')), [
      'hu, "bid:*" lacks {a 0}, which the English text has',
      'hu, "bid:*" lacks {b sea}, which the English text has',
    ]);
  });

  test('nothing when all is well', async () => assert.deepEqual(await auditTexts(toy, sayings, { noughts }), []));

  test('an event in the code that was never told and has no text', async () => {
    const problems = await auditTexts(toy, sayings, { noughts, code: "x.tell({ say: 'rare', p })" });
    assert.deepEqual(
      problems,
      LANGUAGES.map(language => `there is no ${language} text for "tell.rare"`),
    );
  });

  test('nothing about a rare thing that the content can ask for', async () => {
    const whale = withTexts({ 'term.whale': 'Whale' }, null);
    assert.deepEqual(await auditTexts(whale, sayings, { noughts, ids: { 'term.': ['whale'] } }), []);
  });

  test('nothing about a rare event that the code names', async () => {
    assert.deepEqual(
      await auditTexts(withTexts({ 'tell.rare': 'Rare' }, null), sayings, { noughts, code: "say: 'rare'" }),
      [],
    );
  });

  const neverSaid: [string, string, string][] = [
    [
      'an event that the code names only as something else',
      'tell.rare',
      "{ word: 'rare', why: 'rare' } // say: 'rare'",
    ],
    ['a reason that only contains the name of another', 'why.sun', "{ why: 'sunken' }"],
    ['a reason that a condition compares with', 'why.sun', "why: (day === 'sun' ? 1 : 2) > 1 ? 'tooWeak' : 'tooWeak'"],
    ['the text of a task that asks nobody', 'ask.round', "x.next({ do: 'round' })"],
    ['the text of a question that there is not', 'ask.mayDance', "x.next({ do: 'mayDance' })"],
    ['a source of points that the code does not name', 'scores.whale', "const whales = { source: 'bid:whale' }"],
  ];
  for (const [fault, key, code] of neverSaid)
    test(`${fault} is never said`, async () => {
      const problems = await auditTexts(withTexts({ [key]: 'Never' }, null), sayings, { noughts, code });
      assert.ok(
        problems.some(problem => problem.startsWith(`"${key}" is a text that nothing used`)),
        problems.join('\n'),
      );
    });

  test('nothing about a rare reason that the code chooses among others', async () => {
    const rare = withTexts({ 'why.rare': 'Rare', 'why.rarer': 'Rarer' }, null);
    const code = "const why = isOpen(g, [p]) ? 'tooWeak' : g.wind(1, 2) === 0 ? 'rare' : 'rarer';";
    assert.deepEqual(await auditTexts(rare, sayings, { noughts, code }), []);
  });
});

test('plural blocks are found at any depth, with offsets and exact numbers', () => {
  const nested = '{p, select, a {x} other {{n, plural, offset:1 =0 {none} one {a {b}} other {#}}}}';
  assert.deepEqual(missingPlurals(nested, 'en'), []);
  assert.deepEqual(missingPlurals(nested, 'pl'), ['the plural of {n} has no few, many']);
});
