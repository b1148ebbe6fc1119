// No text of the game has a number of the content in it: what it says follows the edition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Allowed, numberProblems } from '@boardwright/testkit';
import module, { contentFile } from '../index.ts';

const bare: Allowed = [
  [
    'seven seasons of six phases, of which people decide in two',
    {
      'game.about': [7],
      'AE-0.1': [7],
      'AE-0.2': [2, 6],
      'AE-0.6': [7],
      'AE-1.1': [7],
      'AE-1.2': [1, 2, 3, 4, 5, 6],
      'AE-2.5': [7],
      'AE-6.2': [6],
      'AE-11.1': [7],
    },
  ],
  ['how many people play, and where they sit', { 'AE-0.7': [3, 4], 'AE-2.3': [1], 'AE-3.2': [2, 3, 4] }],
  [
    'a castle has four sides: three walls, one gate and a farm before each; a corner touches two of them',
    {
      'ask.chooseTurret': [2],
      'why.threeWalls': [3],
      'about:wood_turret': [2],
      'about:stone_turret': [2],
      'AE-2.1': [4],
      'AE-2.2': [3],
      'AE-5.5': [3],
      'AE-7.2': [4],
      'AE-7.7': [2],
      'AE-8.2': [2],
    },
  ],
  ['levels of farms', { 'term.metric_farmsLevel2': [2], 'AE-2.1': [1], 'AE-5.2': [1, 2], 'AE-7.8': [1, 2] }],
  [
    'one of each: gold for a piece or a farm, food for a soldier, damage of an invader, a cube for a good',
    {
      'about:wall': [1],
      'about:wood_turret': [1],
      'about:stone_turret': [1],
      'about:farm': [1],
      'about:soldier': [1],
      'about:foes': [1],
      'AE-0.5': [1],
      'AE-0.6': [1],
      'AE-5.8': [1],
      'AE-5.9': [1],
      'AE-8.7': [1],
      'AE-9.4': [1],
      'AE-10.2': [1],
      'AE-10.4': [1],
      'AE-11.1': [1],
      'AE-11.2': [1],
      'ui.stage.feedingAbout': [1],
    },
  ],
  [
    'rows of two and three cards, two objectives, two cards that are marked, two jobs and two sides of the camp',
    {
      'about:scout': [2],
      'AE-0.4': [2],
      'AE-2.5': [2, 3],
      'AE-4.4': [2],
      'AE-6.2': [2],
      'AE-6.5': [2],
      'AE-9.2': [2],
      'AE-9.3': [2],
    },
  ],
  ['what fits the worked battle of the printed book, in a ruling', { 'AE-5.5': [4, 5] }],
  ['names of cards', { 'term.minster_of_four_winds': [4], 'term.four_full_fields': [4] }],
];

test('what the texts say of the content follows it', () => {
  const folder = new URL('..', import.meta.url);
  const shown = {
    invaders: 'the card is drawn with its tiers and its edge',
    'siege.edge': 'the card is drawn with its edge',
    'buildings.cost': 'the card is drawn with its price',
    'buildings.value': 'the card is drawn with its value',
    'buildings.ability.each': 'with one exchange it makes no difference',
    'refugees.cost': 'the card is drawn with its price',
    'refugees.value': 'the card is drawn with its value',
    'starters.value': 'the card is drawn with its value',
    'starters.ability.each': 'with one exchange it makes no difference',
    'starters.initiative': 'the card is drawn with its initiative',
  };
  assert.deepEqual(numberProblems(module, contentFile, { folder, bare, shown }), []);
});
