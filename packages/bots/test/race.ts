// A small race for the tests of bots: a seat may run, train to run faster, or plan, which asks again. Its evaluation
// overvalues training near the end, so that looking further ahead pays off.
import type { AnyModule, Rules, Seat } from '@boardwright/engine';
import { smallGame, smallModule, taskOf } from './small-game.ts';

interface G {
  turn: number;
  points: number[];
  strength: number[];
}
interface Tasks {
  turn: object;
  chooseMove: { p: Seat };
  chooseWay: { p: Seat };
}
const RUN = 0;
const TRAIN = 1;
const PLAN = 2;
const TURNS = 16;
const task = taskOf<Tasks>();

const rules: Rules<G, Tasks> = {
  turn: x => {
    const { g } = x;
    if (g.turn === TURNS) return x.finish(g.points);
    x.next(task('chooseMove', { p: g.turn++ % 2 }), task('turn', {}));
  },
  chooseMove: {
    who: t => t.p,
    options: () => [RUN, TRAIN, PLAN],
    show: n => `move:${['run', 'train', 'plan'][n]}`,
    choose: (x, { p }, n) => {
      if (n === RUN) x.g.points[p]! += x.g.strength[p]! + x.die(3);
      if (n === TRAIN) x.g.strength[p]! += 1;
      if (n === PLAN) x.next(task('chooseWay', { p }));
    },
  },
  chooseWay: {
    who: t => t.p,
    options: () => [0, 1],
    show: n => `way:${n}`,
    choose: (x, { p }, n) => {
      x.g.points[p]! += n === 0 ? x.die(4) : x.g.strength[p]! + 2;
    },
  },
};

const game = smallGame('race', rules, (): G => ({ turn: 0, points: [0, 0], strength: [1, 1] }));

export const race: AnyModule = smallModule(game, {
  evaluate: g => g.points.map((points, p) => points + 1.5 * g.strength[p]!),
  choose: (_, { options, task: { do: what } }, random) =>
    what === 'chooseWay' ? 1 : options[random(5) === 0 ? 1 : 0]!,
});
