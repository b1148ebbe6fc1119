// No text of the game has a number of the content in it: what it says follows the edition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Allowed, numberProblems } from '@boardwright/testkit';
import module, { contentFile } from '../index.ts';

const bare: Allowed = [
  [
    'how many people play, and where they sit',
    {
      'GC-0.4': [2, 3, 4, 5],
      'GC-2.2': [2, 3, 4, 5],
      'GC-2.6': [1],
      'GC-3.11': [2, 3, 4, 5],
      'GC-7.5': [2, 3, 4, 5],
      'GC-17.1': [2, 3],
      'GC-18.1': [2],
    },
  ],
  [
    'pairs of dice, of the dice on a tile, of extra maps, and of equal things',
    {
      'extra_maps:*': [2],
      'extra_maps_differ:*': [2],
      'why.pairSum': [2],
      'why.towerPair': [2],
      'about:archives': [2],
      'about:university': [2],
      'about:temple': [2],
      'about:tower': [2],
      'ui.needs.university': [2],
      'ui.needs.tower': [2],
      'term.double_map': [2],
      'GC-3.1': [2],
      'GC-4.2': [2],
      'GC-4.3': [2],
      'GC-5.1': [2],
      'GC-7.2': [2],
      'GC-9.3': [2],
      'GC-10.1': [2],
      'GC-10.4': [2],
      'GC-14.1': [2],
      'GC-15.3': [2],
      'GC-15.7': [2],
      'GC-17.1': [2],
      'GC-17.4': [2],
      'GC-17.6': [2],
      'GC-18.4': [2],
    },
  ],
  ['faces of a die', { 'GC-7.1': [1, 2, 3, 4, 6] }],
  [
    'buildings, colours and levels of the game',
    { 'GC-1.2': [2, 4], 'GC-1.3': [3, 6], 'GC-14.1': [1], 'GC-14.2': [3], 'GC-14.3': [1, 2, 3] },
  ],
  [
    'three abilities for two places, and a third place',
    {
      'about:illuminati': [2],
      'GC-2.2': [3],
      'GC-3.1': [3],
      'GC-8.2': [3],
      'GC-9.2': [3],
      'GC-11.3': [2, 3],
      'GC-11.4': [2, 3],
      'GC-17.10': [3],
      'GC-17.11': [3],
    },
  ],
  [
    'one of each: a token for a die, a token for a re-roll, a mission kept, gold for so many tokens',
    {
      'per_knowledge:*': [1],
      'about:knowledge': [1],
      'ui.guild': [1],
      'ui.perDie': [1],
      'ui.gives.mission': [1],
      'ui.costs.token': [1],
      'ui.costs.oneToken': [1],
      'GC-0.5': [1],
      'GC-15.4': [1],
    },
  ],
  ['what the printed book says, in a ruling', { 'GC-12.4': [2], 'GC-17.7': [3, 4] }],
  ['the titles of the solo game', { 'GC-18.6': [0, 5, 10, 15] }],
];

test('what the texts say of the content follows it', () => {
  const folder = new URL('..', import.meta.url);
  const editions = [
    { tower: { left: [1, 2], right: [3, 4, 5, 6] } },
    { treasures: { bronze: { 1: 6, 5: 6 }, silver: { 2: 6, 6: 6 }, gold: { 3: 6, 7: 6 } } },
    { specialists: contentFile.standard.specialists.map(each => ({ ...each, value: each.value + 3 })) },
  ];
  const shown = { 'missions.copies': 'the pile on the table says how many missions it has' };
  assert.deepEqual(numberProblems(module, contentFile, { folder, bare, editions, shown }), []);
});
