// What rule cases cannot say about battles: they end, they can run automatically, and the forecast is right.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine, fastChance, fastRandom, type Match, type Open, settle } from '@boardwright/engine';
import { strain } from '../castle.ts';
import { standard } from '../content/content.ts';
import { type Forecast, forecaster } from '../forecast.ts';
import { gameWith } from '../game.ts';
import type { Tasks } from '../rules/tasks.ts';
import { castleOf, type G } from '../state.ts';
import { SIDES, type Side } from '../words.ts';

const game = gameWith(standard);
const forecast = forecaster(standard);
const BATTLE = /^(mayDeploy|mayShift|mayRegroup|mayMark|chooseTurret|chooseKills|chooseLosses)$/;

/** Plays random games, and calls `look` at every question. */
function play(
  games: number,
  look: (match: Match<G, Tasks>, open: Open<Tasks>, engine: Engine<G, Tasks>) => number | null,
) {
  for (let seed = 0; seed < games; seed++) {
    const engine = new Engine(game);
    const random = fastRandom(seed);
    const match = engine.start(2 + (seed % 3), settle(game, 2 + (seed % 3), {}), fastChance(seed));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const wanted = look(match, open, engine);
      const all = [...open.options, ...open.asides];
      engine.answer(match, open, wanted ?? all[random(all.length)]!);
    }
  }
}

describe('a battle', () => {
  test('uses up something in every round, so that it ends within its bound', () => {
    let rounds = 0;
    play(40, ({ g }, { seat }) => {
      const castle = castleOf(g, seat);
      if (castle.round > 0) assert.ok(castle.round - 1 + strain(castle) <= castle.bound);
      rounds = Math.max(rounds, castle.round);
      return null;
    });
    assert.ok(rounds > 2);
  });

  test('can be left to run: every question has a usual answer', () => {
    let asked = 0;
    play(20, ({ g }, open, engine) => {
      if (!BATTLE.test(open.task.do)) return null;
      asked++;
      const usual = engine.question(open.task).usual!(g, open.task);
      assert.ok(open.options.includes(usual), `${open.task.do}: ${usual}`);
      return usual;
    });
    assert.ok(asked > 1000);
  });

  test('touches no castle but its own while it lasts', () => {
    let compared = 0;
    let before: { others: string; season: number; lanes: number; seat: number } | null = null;
    play(20, (match, open) => {
      const { g } = match;
      const others = (seat: number): string => JSON.stringify(g.castles.filter((_, p) => p !== seat));
      if (before !== null && before.season === g.season && before.lanes === match.draws) {
        assert.equal(others(before.seat), before.others);
        compared++;
      }
      const fights = BATTLE.test(open.task.do);
      before = fights ? { others: others(open.seat), season: g.season, lanes: match.draws, seat: open.seat } : null;
      return null;
    });
    assert.ok(compared > 1000);
  });
});

describe('a forecast', () => {
  test('is the same on the view of its seat, and adds up', () => {
    let looked = 0;
    play(10, (match, { seat, task }, engine) => {
      if (task.do !== 'mayPlace') return null;
      const known = forecast(match.g, seat);
      assert.deepEqual(forecast(engine.view(match, seat).g, seat), known);
      assert.equal(
        known.sides.reduce((sum, side) => sum + side.swordsmen + side.archers, 0),
        known.known,
      );
      looked++;
      return null;
    });
    assert.ok(looked > 500);
  });

  test('for a visible card comes true', () => {
    let compared = 0;
    let foreseen: Forecast[] = [];
    play(20, ({ g }, { task }, engine) => {
      if (task.do !== 'mayDeploy') return null;
      foreseen = g.castles.map((_, p) => forecast(g, p));
      const card = standard.invaders[g.invaders[0]!]!.id;
      engine.listener = ({ say, p, side, swordsmen, archers, card: told }) => {
        if (say !== 'march' || told !== card) return;
        const known = foreseen[p as number]!.sides[SIDES.indexOf(side as Side)]!;
        assert.deepEqual([known.swordsmen, known.archers], [swordsmen, archers]);
        compared++;
      };
      return null;
    });
    assert.ok(compared > 300);
  });
});
