// Choices as numbers: decoding returns what was encoded, even in an edition with the maximum number of cards.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine, fastChance, type Question, settle } from '@boardwright/engine';
import { codeProblems, combinations, upTo } from '@boardwright/testkit';
import { addCard } from '../castle.ts';
import { readContent } from '../content/content.ts';
import data from '../content/standard.json' with { type: 'json' };
import { moduleWith } from '../index.ts';
import {
  JOBS,
  type Job,
  jobCode,
  jobOf,
  moveCode,
  moveOf,
  PLACEMENTS,
  placementCode,
  placementOf,
} from '../rules/codes.ts';
import type { Tasks } from '../rules/tasks.ts';
import { castleOf, type G } from '../state.ts';
import { CORNERS, PLACES, SIDES, SPACES, TURRETS, UNITS, WALLS } from '../words.ts';

const CARDS = 3000; // more than a content file may have

describe('decoding returns what was encoded', () => {
  test('a placement', () => {
    const values = PLACEMENTS.flatMap(kind => upTo(kind === 'space' ? SPACES.length : CARDS).map(id => ({ kind, id })));
    assert.deepEqual(
      codeProblems(values, ({ kind, id }) => placementCode(kind, id), placementOf),
      [],
    );
  });

  test('a job in the Storehouse', () => {
    const none = [0];
    const pieces: Partial<Record<Job['kind'], number[]>> = { wall: upTo(WALLS.length), turret: upTo(TURRETS.length) };
    const where = (kind: Job['kind']): number[] => {
      if (kind === 'restore') return upTo(CARDS);
      return upTo(/turret/i.test(kind) ? CORNERS.length : SIDES.length);
    };
    const values = JOBS.flatMap(kind =>
      combinations<Readonly<Job>>({ kind: [kind], where: where(kind), piece: pieces[kind] ?? none }),
    );
    assert.deepEqual(
      codeProblems(values, each => jobCode(each.kind, each.where, each.piece), jobOf),
      [],
    );
  });

  test('a move inside the castle', () => {
    const values = combinations({ kind: upTo(UNITS.length), from: upTo(PLACES.length), to: upTo(PLACES.length) });
    assert.deepEqual(
      codeProblems(values, ({ kind, from, to }) => moveCode(kind, from, to), moveOf),
      [],
    );
  });
});

test('in a large edition an own card with a worker space is not taken for a card to buy', () => {
  const options = [{ spend: {}, gain: { iron: 1 } }];
  const mill = (i: number) => ({ id: `mill_${i}`, cost: {}, value: 1, ability: { type: 'worker' as const, options } });
  const content = readContent({
    ...data,
    name: 'large',
    buildings: [...data.buildings, ...upTo(200).map(mill)],
  });
  const { game } = moduleWith(content);
  const { g } = new Engine(game).start(2, settle(game, 2, {}), fastChance(1));
  g.buildingRow = [];
  g.refugeeRow = [];
  addCard(castleOf(g, 0), content.cardIds.mill_150 as number);
  const { options: optionsOf, show } = game.rules.mayPlace as Question<G, Tasks, Tasks['mayPlace']>;
  const words = optionsOf(g, { p: 0 }).map(choice => show(choice, { p: 0 }));
  assert.ok(words.includes('card:mill_150'), words.join(' '));
  assert.deepEqual(
    words.filter(word => word.startsWith('buy:')),
    [],
  );
});
