// Neutral dice win nothing for anybody, and the table does not promise that they do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastChance, Play, type Word } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';
import { placementOf, shownAs } from './places.ts';
import { rewardPicture, rewardText } from './prospect.ts';
import type { Table } from './view.ts';

/** Texts as their keys. */
const table = { content: standard, tell: { text: (key: string) => key } } as unknown as Table;

test('what neutral dice win is no reward of the player who places them', () => {
  const { g } = Play.start(gameOf(standard), 2, { b: 'guild', c: 'tower', variant: 'neutral' }, fastChance(1)).match;
  const tell = (word: Word): readonly [string, string] => {
    const placement = placementOf(standard, word, g);
    const shown = placement && shownAs(standard, g, placement);
    return shown === null ? assert.fail(word) : [rewardText(table, shown), rewardPicture(standard, shown)];
  };
  assert.deepEqual(tell('library:die'), ['ui.gives.knowledge', 'term:knowledge']);
  assert.deepEqual(tell('neutral_library:die'), ['ui.gives.neutralNothing', 'term:neutral']);
  assert.deepEqual(tell('tower:left'), ['ui.gives.bronze', 'term:bronze']);
  assert.deepEqual(tell('neutral_tower:left'), ['ui.gives.neutral', 'term:neutral']);
});
