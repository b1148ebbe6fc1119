// Every card says what it does, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@boardwright/engine';
import { common, createTeller } from '@boardwright/text';
import { standard } from '../content/content.ts';
import module from '../index.ts';
import { aboutCard } from '../words.ts';

const explained = [...standard.cards, ...standard.objectives, ...standard.siege].map(card => card.id);

for (const language of LANGUAGES) {
  test(`every card explains itself in ${language}`, async () => {
    const teller = createTeller(await module.texts[language](), common[language], language);
    for (const id of explained) assert.match(teller.word(aboutCard(id)), /\.$/);
  });
}

test('a card text names the numbers of the content', async () => {
  const teller = createTeller(await module.texts.en(), common.en, 'en');
  assert.equal(teller.word(aboutCard('bakery')), 'Worker: 7 food.');
  assert.equal(teller.word('payfor2:gold-4-iron-1-wood-6'), '4 gold → 1 iron, 6 wood');
  assert.equal(teller.word('kill:0-1'), '1 swordsman');
});
