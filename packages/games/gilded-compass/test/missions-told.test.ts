// What a mission is called and what it pays is told from the content, whatever an owner has put in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@boardwright/engine';
import { common, createTeller, type Teller } from '@boardwright/text';
import { contentFile, readContent } from '../content/read.ts';
import module from '../index.ts';
import { missionRule, missionWord } from '../tiles.ts';

const { missions } = contentFile.standard;
const [first, second, ...others] = missions;
const own = {
  name: 'printed',
  missions: [
    { ...second, name: 'Cartographers’ Prize', scoring: { op: 'per', count: 'maps_high_2', gold: 3, cap: 9 } },
    { ...first, scoring: { op: 'threshold', count: 'chests', steps: { 2: 1, 4: 5 } } },
    ...others.filter(({ id }) => id !== 'double_map'),
  ],
};

const tellerOf = async (language: Language): Promise<Teller> =>
  createTeller(await module.texts[language](), common[language], language, {
    values: module.withContent?.(own).textValues,
  });

test('a mission is told with the name and the numbers of the edition', async () => {
  const tell = await tellerOf('en');
  assert.equal(
    tell.word('mission:wide_horizons'),
    'Cartographers’ Prize (3 gold per ancient map whose larger value is 2, unmarked ones included; at most 9)',
  );
  assert.equal(
    tell.score('mission:trailblazer'),
    'Trailblazer: gold by number of chests: 1 gold for 2+ and 5 gold for 4+',
  );
  assert.equal(
    tell.word('mission:secret_map'),
    'Secret Map (an extra map of any colour: 1 gold, or 3 with a specialist)',
  );
  assert.equal(tell.text('term.wide_horizons'), 'Cartographers’ Prize');
});

test('and so it is in Hungarian and Polish', async () => {
  const [hu, pl] = [await tellerOf('hu'), await tellerOf('pl')];
  assert.equal(
    hu.score('mission:trailblazer'),
    'Úttörő: arany mennyiség szerint (ládák): legalább 2 esetén 1 arany és legalább 4 esetén 5 arany',
  );
  assert.match(pl.word('mission:wide_horizons'), /^Cartographers’ Prize \(3 złota za każdą starożytną mapę/);
});

test('the rule book tells of the same missions, and says which ones the edition does not have', async () => {
  const tell = await tellerOf('en');
  assert.equal(tell.message('{wide_horizons}'), 'Cartographers’ Prize');
  assert.equal(
    tell.message('{inner_circle_rule}'),
    'Scoring: 2 extra gold per unused ability, at most 6. Only with this building: Illuminati.',
  );
  assert.equal(tell.message('{double_map_rule}'), 'This edition does not have this mission.');
});

test('a tile leads to the paragraph of its mission, in whatever order an edition has them', () => {
  const content = readContent(own);
  assert.deepEqual([missionWord(content, 0), missionRule(content, 0)], ['mission:wide_horizons', 'GC-16.3']);
  assert.deepEqual([missionWord(content, 1), missionRule(content, 1)], ['mission:trailblazer', 'GC-16.2']);
});
