// Words, questions, events and reasons become sentences in the reader's language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@boardwright/engine';
import { common, createTeller, MissingText } from '../src/index.ts';

const messages = {
  'feat:hydra': 'the Hydra',
  'cell:*': 'row {a}, column {b}',
  'move:*': 'from {a} to {b}',
  'player:*': '{a}',
  'term.north': 'the north wall',
  'term.g7': 'the garden',
  'term.g#': 'garden {a}',
  'term.r#c#': 'row {a}, column {b}',
  'ask.chooseAction': '{p}: choose an action',
  'tell.gained': '{p} gains {n, plural, one {# coin} other {# coins}} for {word}',
  'tell.ousted': '{p} ousts {q}',
  'tell.listed': '{words}',
  'tell.turned': '{way, select, up {Upwards} other {To {way}}}',
  'why.notEnough': 'You have {have} of {need}.',
  'score.card:*': 'card {a}',
  'scores.card': 'Cards',
  'option.set': 'Set',
  'option.set.wild': 'Wild',
};
const teller = createTeller(messages, common.en, 'en', { names: ['Anna'] });

test('a word has its own text or that of its kind, with the details filled in', () => {
  assert.equal(teller.word('feat:hydra'), 'the Hydra');
  assert.equal(teller.word('cell:3-4'), 'row 3, column 4');
  assert.equal(teller.word('move:north-3'), 'from the north wall to 3');
  assert.equal(teller.word('button:pass'), 'Pass');
  assert.equal(teller.word('player:p1'), 'Anna');
  assert.equal(teller.score('card:7'), 'card 7');
  assert.equal(teller.scores('card'), 'Cards');
  assert.equal(teller.scores('coins'), null);
});

test('a detail can be a list of words', () => {
  assert.equal(teller.word('move:cell.1.2+feat.hydra-north'), 'from row 1, column 2 and the Hydra to the north wall');
  assert.equal(teller.word('move:north-cell.1.2'), 'from the north wall to row 1, column 2');
});

test('a term has its own text or that of its kind, with its numbers filled in', () => {
  assert.equal(teller.word('move:r3c12-g7'), 'from row 3, column 12 to the garden');
  assert.equal(teller.word('move:g8-north'), 'from garden 8 to the north wall');
});

test('an id without a text is an error wherever people would read it', () => {
  assert.throws(() => teller.word('move:yard-north'), /there is no en text for "term\.yard"/);
  assert.throws(() => teller.event({ say: 'listed', words: ['feat:hydra', 'yard'] }), /"term\.yard"/);
  assert.equal(teller.event({ say: 'turned', way: 'up' }), 'Upwards'); // it only chooses a branch
  assert.equal(teller.event({ say: 'listed', words: ['3+4'] }), '3+4');
  assert.equal(teller.text('tell.listed', { words: 'a text that is ready' }), 'a text that is ready');
  const gentle = createTeller(messages, common.en, 'en', { nameless: term => `?${term}` });
  assert.equal(gentle.word('move:yard-north'), 'from ?yard to the north wall');
});

test('seats become names, words become their texts, numbers decide plurals, lists are lists', () => {
  assert.equal(teller.ask({ do: 'chooseAction', p: 0 }), 'Anna: choose an action');
  assert.equal(teller.event({ say: 'gained', p: 1, n: 1, word: 'feat:hydra' }), 'Player 2 gains 1 coin for the Hydra');
  assert.equal(teller.event({ say: 'gained', p: 1, n: 3, word: 'feat:hydra' }), 'Player 2 gains 3 coins for the Hydra');
  assert.equal(teller.event({ say: 'ousted', p: 0, q: 2 }), 'Anna ousts Player 3');
  assert.equal(teller.event({ say: 'listed', words: ['feat:hydra', 'cell:1-2'] }), 'the Hydra and row 1, column 2');
  assert.equal(teller.why({ word: 'feat:hydra', why: 'notEnough', rule: 'X-1', have: 1, need: 2 }), 'You have 1 of 2.');
  assert.equal(teller.option({ id: 'set' }, 'wild'), 'Wild');
  assert.equal(teller.option({ id: 'set', terms: { wild: 'north' } }, 'wild'), 'the north wall');
});

test('answers are told openly, as the only option, or as a secret', () => {
  const answer = { say: '@answer', p: 0, do: 'chooseFeat', word: 'feat:hydra', auto: false };
  assert.equal(teller.event(answer), 'Anna: the Hydra');
  assert.equal(teller.event({ ...answer, auto: true }), 'Anna: the Hydra (the only option)');
  assert.equal(teller.event({ ...answer, word: '' }), 'Anna has made a secret choice.');
});

test('a missing text and a missing parameter are told apart from a text', () => {
  assert.throws(() => teller.word('feat:typhon'), MissingText);
  assert.throws(() => teller.event({ say: 'gained', p: 1 }), MissingText);
});

test('the common texts have the same keys in every language', () => {
  const keys = (language: Language) => Object.keys(common[language]);
  for (const language of LANGUAGES) assert.deepEqual(keys(language), keys('en'));
});

test('any text can name values of the content, and the text of a word those of its word', () => {
  const texts = {
    ...messages,
    'mission:*': '{a} ({pays})',
    'per:*': '{b} gold per {a}',
    'term.map': 'map',
    'term.atlas': 'Atlas',
    'ui.price': 'Turn a ring for {price, plural, one {# coin} other {# coins}}.',
    'ui.limit': '{limited, select, true {There are {tokens}.} other {They never run out.}}',
  };
  const values = {
    all: {
      price: 2,
      have: 7,
      limited: false,
      tokens: 24,
      prices: [1, 2, 'cell:3-4'],
      clay: { or: [2, 3, 4] },
      atlas: 'mission:atlas',
    },
    words: { 'mission:atlas': { pays: 'per:map-3' }, 'mission:folio': { pays: 'per:map-4' } },
    names: { folio: 'The Folio' },
  };
  const tell = createTeller(texts, common.en, 'en', { values });
  assert.equal(tell.text('ui.price'), 'Turn a ring for 2 coins.');
  assert.equal(tell.text('ui.price', { price: 1 }), 'Turn a ring for 1 coin.'); // what is filled in counts
  assert.equal(tell.text('ui.limit'), 'They never run out.');
  assert.equal(tell.why({ word: 'cell:3-4', why: 'notEnough', rule: 'XX-1.1', have: 1, need: 2 }), 'You have 1 of 2.');
  assert.equal(
    tell.message("Ring {price}: it's {prices}; {clay}."),
    "Ring 2: it's 1; 2; and row 3, column 4; 2, 3, or 4.",
  );
  assert.equal(tell.message('{atlas}'), 'Atlas (3 gold per map)');
  assert.equal(tell.word('mission:folio'), 'The Folio (4 gold per map)');
  assert.equal(tell.text('term.folio'), 'The Folio');
  assert.throws(() => tell.message('{nothing}'), MissingText);
});
