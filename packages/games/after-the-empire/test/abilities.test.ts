// Cards that the rule book describes but the standard edition does not have, in an edition made for this test.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type AnyModule, type AnyTasks, LANGUAGES, type Language, type Play, settle } from '@boardwright/engine';
import {
  type AnyVocabulary,
  auditTexts,
  parseCases,
  playEdition,
  refusalOf,
  runCase,
  Sayings,
} from '@boardwright/testkit';
import { common, createTeller } from '@boardwright/text';
import { vocabulary } from '../cases/vocabulary.ts';
import { contentFile, readContent } from '../content/content.ts';
import { exchangeOf } from '../content/exchange.ts';
import data from '../content/standard.json' with { type: 'json' };
import type { Exchange } from '../content/types.ts';
import { moduleWith } from '../index.ts';

/** By the card of the standard edition that gets it, so that the names in cases still work. */
const ABILITIES: Readonly<Record<string, object>> = {
  free_lances_lodge: { type: 'rotate', phase: 'battle', options: [{ spend: { gold: 1 }, gain: { mercenary: 2 } }] },
  corvin_the_courier: { type: 'rotate', phase: 'both', options: [{ spend: {}, gain: { move: 3 } }] },
  piers_the_journeyman: { type: 'trigger', onAction: 'quarry', action: 'mine' },
  sunniva_forester: { type: 'trigger', onAction: 'lumberyard', spend: { gold: 1 }, action: 'tax' },
  quill_the_listener: { type: 'trigger', onAction: 'scout', action: 'buildings' },
  customs_arch: { type: 'trigger', onAction: 'merchant', action: 'storehouse' },
  hamo_the_peddler: {
    type: 'rotate',
    options: [
      { spend: { food: 1, wood: 2, stone: 1 }, gain: { gold: 3, iron: 1, mercenary: 1 } },
      { spend: {}, gain: { gold: 1, food: 1, wood: 1, stone: 1 } },
    ],
  },
};
const changed = <C extends { readonly id: string; readonly ability: object }>(card: C) => ({
  ...card,
  ability: ABILITIES[card.id] ?? card.ability,
});
const EDITION = {
  name: 'made up',
  buildings: data.buildings.map(changed),
  refugees: data.refugees.map(changed),
  discards: { buildings: 2, refugees: 0 },
};
const content = readContent(EDITION);
const module = moduleWith(content);

function offersOf(id: string): readonly Exchange[] {
  const ability = content.cards[content.cardIds[id]!]?.ability;
  return ability?.type === 'rotate' ? ability.options : [];
}

const cases = parseCases(readFileSync(new URL('abilities.yaml', import.meta.url), 'utf8'), 'abilities.yaml');
const sayings = new Sayings();
for (const each of cases)
  test(each.name, () => {
    const look = (play: Play<unknown, AnyTasks>): void => sayings.collect(play);
    assert.equal(runCase(module as unknown as AnyModule, vocabulary as AnyVocabulary, each, look).problem, null);
  });

test('what only such cards ask and refuse has a text in every language', async () => {
  assert.ok([...sayings.tasks.values()].some(task => 'do' in task && task.do === 'mayBuy'));
  assert.ok([...sayings.reasons.values()].some(({ why }) => why === 'inBattle'));
  const problems = await auditTexts(module as unknown as AnyModule, sayings);
  assert.deepEqual(
    problems.filter(problem => !problem.includes('nothing used')),
    [],
  );
});

test('games of that edition come to their end, at random and by the advice for bots', () => {
  for (const seats of [2, 4])
    for (const advised of [false, true])
      for (let seed = 0; seed < 3; seed++)
        playEdition(module as unknown as AnyModule, { seats, options: settle(module.game, seats, {}) }, seed, advised);
});

test('a bonus must give something', () => {
  const nothing = { type: 'trigger', onAction: 'mine' };
  assert.equal(
    refusalOf(contentFile, 'buildings[3].ability', nothing),
    'buildings[3].ability: a bonus must give something: a gain, an action, or both',
  );
});

const TOLD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '1 food, 2 wood, and 1 stone → 3 gold, 1 iron, and 1 mercenary',
    '1 gold, 1 food, 1 wood, and 1 stone',
    'cost: 1 gold',
  ],
  hu: ['1 élelem, 2 fa és 1 kő → 3 arany, 1 vas és 1 zsoldos', '1 arany, 1 élelem, 1 fa és 1 kő', 'ára: 1 arany'],
  pl: [
    '1 żywność, 2 drewna i 1 kamień → 3 złota, 1 żelazo i 1 najemnik',
    '1 złoto, 1 żywność, 1 drewno i 1 kamień',
    'koszt: 1 złoto',
  ],
};
for (const language of LANGUAGES)
  test(`exchanges of many kinds of goods and prices of bonuses are told in ${language}`, async () => {
    const teller = createTeller(await module.texts[language](), common[language], language);
    const words = offersOf('hamo_the_peddler').map(({ word }) => word);
    assert.deepEqual(
      [...words, 'cost:gold-1'].map(word => teller.word(word)),
      TOLD[language],
    );
  });

test('an exchange of many kinds of goods is drawn from its word', () => {
  for (const offer of offersOf('hamo_the_peddler')) assert.deepEqual(exchangeOf(offer.word), offer);
});
