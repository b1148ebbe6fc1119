// Every card says what it does, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@boardwright/engine';
import { common, createTeller } from '@boardwright/text';
import { contentFile, standard } from '../content/content.ts';
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

test('cards and objectives are called as an edition names them, in every language', async () => {
  const { buildings, invaders, siege, objectives, starters } = contentFile.standard;
  const own = {
    name: 'printed',
    buildings: named(buildings, 'Pékműhely'),
    starters: named(starters, 'Old Tom’s Family'),
    objectives: named(objectives, 'Objective'),
    invaders: named(invaders, 'Raiders'),
    siege: named(siege, 'Engine'),
  };
  const [building, starter, objective, invader, engine] = [buildings, starters, objectives, invaders, siege].map(
    ([first]) => first?.id ?? '',
  );
  for (const language of LANGUAGES) {
    const values = module.withContent?.(own).textValues;
    const teller = createTeller(await module.texts[language](), common[language], language, { values });
    assert.equal(teller.text(`term.${building}`), 'Pékműhely');
    assert.match(teller.event({ say: 'joined', p: 0, card: starter ?? '' }), /Old Tom’s Family/);
    assert.equal(teller.text(`term.${objective}`), 'Objective');
    assert.equal(teller.text(`term.${invader}`), 'Raiders');
    assert.equal(teller.text(`term.${engine}`), 'Engine');
    const another = buildings[1]?.id ?? '';
    const standardTeller = createTeller(await module.texts[language](), common[language], language);
    assert.equal(teller.text(`term.${another}`), standardTeller.text(`term.${another}`), 'the others keep their names');
  }
});

/** The first of them with another name. */
const named = <E>([first, ...rest]: readonly E[], name: string): object[] => [
  { ...first, name },
  ...(rest as object[]),
];
