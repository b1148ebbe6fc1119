// A game between bots of any level comes to its end: none of them goes to and fro between answers that undo each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide, luckOf, makeBot } from '@boardwright/bots';
import { Engine, settle } from '@boardwright/engine';
import { games } from '@boardwright/games';

const LEVELS = ['skilled', 'expert@20it', 'master@20it'];
const SEATS = 2;
const MOST = 2000; // answers; our longest games of two have about 600

for (const [id, load] of Object.entries(games))
  for (const level of LEVELS)
    test(`${id}: a game of two ${level} bots ends`, async () => {
      const module = (await load()).default;
      const engine = new Engine(module.game);
      const { chance, random } = luckOf(1, 1);
      engine.chance = chance;
      const match = engine.start(SEATS, settle(module.game, SEATS, {}), chance);
      const bots = Array.from({ length: SEATS }, () => makeBot(level, module));
      let answers = 0;
      for (let open = engine.first(match); open !== null; open = engine.first(match)) {
        engine.chance = chance;
        engine.answer(match, open, decide(engine, match, open, bots[open.seat] as never, random));
        assert.ok(++answers < MOST, `still ${open.task.do} after ${answers} answers`);
      }
    });
