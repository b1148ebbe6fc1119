// What has left the game is public: everything that events discard is listed, at every moment, for every seat
// (GC-3.10).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Event, fastChance, fastRandom, Play, type Settings } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';
import { mapsGone, relicsGone, specialistsGone } from '../gone.ts';
import type { G } from '../state.ts';
import { mapWord, relicWord, specialistWord } from '../tiles.ts';

const game = gameOf(standard);

/** The tile that an event takes out of the game; a relic, map or specialist. */
function leaving({ say, ...event }: Event): string | null {
  if (say === 'mapGone') return String(event.map);
  if (say === 'specialistGone') return String(event.specialist);
  if (say === 'leavesRelic') return String(event.relic);
  return say === 'removes' && /^(map|specialist|relic):/.test(String(event.tile)) ? String(event.tile) : null;
}

const lying = (g: G): string[] =>
  [
    ...mapsGone(standard, g).map(map => mapWord(standard, map)),
    ...specialistsGone(standard, g).map(one => specialistWord(standard, one)),
    ...relicsGone(standard, g).map(relicWord),
  ].sort();

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const tables: readonly (readonly [number, Settings])[] = [
  [3, { b: 'auction', c: 'tower', variant: 'neutral' }],
  [5, { b: 'auction', c: 'galleon' }],
  [1, { b: 'auction', c: 'temple', board: 'full', rival: 'master' }],
];
for (const [seats, options] of tables)
  test(`every tile that leaves the game stays in sight: ${seats} players, ${options.b}, ${options.c}`, () => {
    const play = Play.start(game, seats, options, fastChance(seats));
    const random = fastRandom(seats);
    const gone: string[] = [];
    play.moments = [];
    for (let open = play.engine.first(play.match); open !== null; open = play.engine.first(play.match)) {
      const { task, seat, options: answers } = open;
      const word = play.engine.question(task).show(answers[random(answers.length)] as number, task);
      play.answer({ seat, word });
      for (const { relicBag, relicsOffered, relics } of play.moments)
        assert.ok(relicBag.length + relicsOffered.length + sum(relics.flat()) <= 36, 'a relic is in two places');
      gone.push(...(play.told.at(-1) ?? []).flatMap(({ event }) => leaving(event) ?? []));
      assert.deepEqual(lying(play.match.g), [...gone].sort());
      assert.deepEqual(lying(game.view(play.match.g, null)), [...gone].sort());
    }
    assert.ok(gone.length > 10, `${gone.length} tiles left the game`);
  });
