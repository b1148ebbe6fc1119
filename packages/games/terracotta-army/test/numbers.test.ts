// No text of the game has a number of the content in it: what it says follows the edition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Allowed, numberProblems } from '@boardwright/testkit';
import module, { contentFile } from '../index.ts';

const bare: Allowed = [
  [
    'the shape of the game: rings, segments, weapons, masters, directions, inspectors, and how many people play',
    {
      'TA-0.2': [3],
      'TA-0.4': [2],
      'TA-2.1': [12],
      'TA-2.3': [2, 3, 4, 6],
      'TA-2.4': [1, 2, 3, 4],
      'TA-2.5': [1],
      'TA-3.4': [3],
      'TA-4.5': [1, 2, 3],
      'TA-5.8': [4],
      'TA-7.1': [6],
    },
  ],
  [
    'one clay or coin in place of an action',
    { 'take:wet': [1], 'take:coin': [1], 'ui.card.instead': [1], 'TA-0.2': [1], 'TA-3.5': [1] },
  ],
  ['one of the clay tokens paid for a warrior goes to a storehouse', { 'ui.card.warrior': [1] }],
  [
    'a hired master brings one coin or keeps one clay wet in each clean-up',
    { 'ui.hire.coin': [1], 'ui.hire.wet': [1] },
  ],
  [
    'a horse covers three cells, one of them its rider’s',
    {
      'why.noRoomForHorse': [2],
      'why.horseDoesNotFit': [2],
      'about:horse': [2, 3],
      'TA-1.6': [3],
      'TA-5.7': [3],
      'TA-6.4': [2, 3],
      'TA-6.5': [3],
    },
  ],
  ['eight cells lie around a cell', { 'about:footman': [8], 'TA-6.6': [8], 'TA-10.1': [8] }],
  ['two figures make a group, and two players contest it', { 'ui.stage.leaveWhy': [2], 'TA-1.6': [2], 'TA-10.3': [2] }],
  [
    'what masters do, except the Clay Maker',
    {
      'inspector:row-back': [1],
      'inspector:row-forward': [1],
      'inspector:row-forward-2': [2],
      'inspector:column-back': [1],
      'inspector:column-forward': [1],
      'inspector:column-forward-2': [2],
      'ui.masters.about': [1],
      'about:storehouse': [1, 2],
      'about:inspector': [2],
      'about:overseer': [2],
      'TA-7.2': [2],
      'TA-7.5': [2],
      'TA-7.7': [2],
      'TA-7.9': [1],
      'TA-9.3': [1],
    },
  ],
  ['a musician scores 1 for each warrior in line', { 'about:musician': [1], 'TA-6.8': [1], 'TA-8.4': [1, 2] }],
  ['what one of the printed books says of a tie, in a ruling', { 'TA-7.3': [2] }],
  ['so many goods are worth one point', { 'ui.stage.goodsWhy': [1], 'TA-10.5': [1] }],
];

test('what the texts say of the content follows it', () => {
  const folder = new URL('..', import.meta.url);
  const problems = numberProblems(module, contentFile, {
    folder,
    bare,
    shown: {
      'wheel.inner': 'the wheel shows it, and the words of the actions name it',
      'wheel.middle': 'the wheel shows it, and the words of the actions name it',
      'wheel.outer': 'the wheel shows it, and the words of the actions name it',
    },
  });
  assert.deepEqual(problems, []);
});
