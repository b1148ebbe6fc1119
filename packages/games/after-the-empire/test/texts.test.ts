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
    const teller = createTeller(await module.texts[language](), common[language], language, {
      values: module.textValues,
    });
    for (const id of explained) assert.match(teller.word(aboutCard(id)), /\.$/);
  });
}

test('a card text names the numbers of the content', async () => {
  const values = module.textValues;
  const teller = createTeller(await module.texts.en(), common.en, 'en', { values });
  const saysOf: Readonly<Record<string, string>> = {
    bakery: 'Worker: 7 food.',
    barracks: 'Free, once per season: 1 iron → 1 soldier or 1 food → heal 1 soldier (or each of them once).',
    drill_green: 'Worker: 1 iron, 2 food → 3 soldiers.',
    recruiters_stair: 'After each “Mercenary Camp” action: 2 mercenaries.',
    gleaner_kinfolk: 'Every Harvest: 2 food.',
    minster_of_four_winds: 'No ability, only its value at the end.',
    the_grey_curtain: '6 gold for stone walls (at least 3) and stone gates (at least 1).',
    walking_belfry: 'Siege engine: siege tower, up to 4 invaders per round get over the wall. Reinforcements: None.',
  };
  for (const [id, says] of Object.entries(saysOf)) assert.equal(teller.word(aboutCard(id)), says);
  assert.equal(teller.word('payfor2:gold-4-iron-1-wood-6'), '4 gold → 1 iron, 6 wood');
  assert.equal(teller.word('kill:0-1'), '1 swordsman');
});
