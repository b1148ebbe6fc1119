// A seat remembers what was passed on at the Guild when it guesses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';

const game = gameOf(standard);

/** A table at which p1, p2 and (with five players) p3 have chosen missions one after the other. */
function afterTheGuild(players: number) {
  const engine = new Engine(game);
  const match = engine.start(players, { b: 'guild', c: 'tower' }, fastChance(5));
  match.g.runs.splice(0, 3, 0b111, 0b11, 0b1);
  match.agenda = [{ do: 'lap' }, { do: 'resolveGuild', rank: 0 }];
  engine.advance(match);
  const first = [...match.g.missionsOffered];
  engine.answer(match, engine.first(match)!, first[0]!);
  const passed = first.slice(1);
  engine.answer(match, engine.first(match)!, passed[0]!);
  return { g: match.g, passed };
}

test('the first guesses that the second holds one of the two, and that the other is under the pile', () => {
  const { g, passed } = afterTheGuild(4);
  const held = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const guessed = game.view(g, 0);
    game.guess(guessed, 0, fastRandom(seed));
    assert.deepEqual([...guessed.missions[1]!, ...guessed.missionBottom].sort(), [...passed].sort());
    held.add(guessed.missions[1]![0]!);
  }
  assert.deepEqual([...held].sort(), [...passed].sort());
});

test('with five players the second knows what the third got, the first does not', () => {
  const { g, passed } = afterTheGuild(5);
  const thirds = [new Set<number>(), new Set<number>()];
  for (let seed = 0; seed < 40; seed++)
    for (const seat of [0, 1]) {
      const guessed = game.view(g, seat);
      game.guess(guessed, seat, fastRandom(seed));
      thirds[seat]!.add(guessed.missions[2]![0]!);
      assert.deepEqual([guessed.missions[1]![0]!, guessed.missions[2]![0]!].sort(), [...passed].sort());
    }
  assert.deepEqual([thirds[0]!.size, thirds[1]!.size], [2, 1]);
});
