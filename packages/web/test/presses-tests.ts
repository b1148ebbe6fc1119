// Tests of presses in every game, as many as wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { options, type World } from './browser.ts';
import { randomFrom } from './playing.ts';
import { type Count, doublesAt, pressesAt, twoHands } from './pressing.ts';
import { ALL_GAMES } from './sample.ts';
import { byQuestion, type Situation, situationsOf } from './situations.ts';

/** Positions of all games. Found before the first test is defined: a wait between two of them would never end. */
export const known = new Map<string, Situation[]>();
for (const game of Object.keys(games)) known.set(game, await situationsOf(game));

interface Sample {
  readonly presses: number; // for each kind of question
  readonly kinds: number; // of questions in each game: the most frequent ones
  readonly doubles: number; // in each game
  readonly doubledIn?: readonly string[]; // games; all unless said
}

export function holds({ lost, twice, failures }: Count): void {
  assert.deepEqual(failures, []);
  assert.deepEqual({ lost, twice }, { lost: 0, twice: 0 });
}

export function testPresses(here: World, { presses, kinds, doubles, doubledIn = ALL_GAMES }: Sample): void {
  let opened: ReturnType<typeof twoHands> | null = null;
  /** Shared by all tables of all games: nothing of one may be left over at the next. */
  const hands = (): ReturnType<typeof twoHands> => {
    opened ??= twoHands(here);
    return opened;
  };
  for (const [game, all] of known) {
    for (const situations of byQuestion(all).slice(0, kinds)) // in some games nobody is ever asked together with others
      test(
        `${game}, ${situations[0]?.ask}: no press is lost while others answer, none counts twice`,
        options,
        async t => {
          const count = await pressesAt(await hands(), situations, presses, randomFrom(11));
          t.diagnostic(`${count.presses} presses, ${count.answers} of them answers`);
          holds(count);
        },
      );

    if (doubledIn.includes(game))
      test(`${game}: a double click on an option or a piece is one answer`, options, async t => {
        const count = await doublesAt(await hands(), all, doubles, randomFrom(12));
        t.diagnostic(`${count.presses} double clicks, ${count.answers} of them on answers`);
        holds(count);
      });
  }
}
