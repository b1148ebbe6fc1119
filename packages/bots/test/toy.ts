// A small game for the tests of bots: a hidden card, an aside that never runs out, and two lanes.
import { type AnyModule, copyPlain, type Rules, type Seat, UNKNOWN } from '@boardwright/engine';
import { smallGame, smallModule, taskOf } from './small-game.ts';

export interface G {
  turns: number;
  cards: number[]; // hidden: each seat sees its own
  points: number[];
  bells: number;
}
interface Tasks {
  turn: object;
  chooseCall: { p: Seat };
  ring: object;
}
const TURNS = 10;
const task = taskOf<Tasks>();

const rules: Rules<G, Tasks> = {
  turn: x => {
    const { g } = x;
    if (g.turns === TURNS) return x.finish(g.points);
    g.turns++;
    g.cards = g.cards.map(() => x.die(4));
    x.together(g.cards.map((_, p) => [task('chooseCall', { p })]));
    x.next(task('turn', {}));
  },
  chooseCall: {
    who: t => t.p,
    options: () => [0, 1, 2, 3],
    show: n => `call:${n}`,
    choose: (x, { p }, n) => {
      if (x.g.cards[p] === n) x.g.points[p]!++;
    },
    secret: true,
  },
  ring: x => {
    x.g.bells++;
  },
};

const table = (): G => ({ turns: 0, cards: [0, 0], points: [0, 0], bells: 0 });
export const game = smallGame('toy', rules, table, {
  view: (g, seat) => ({ ...copyPlain(g), cards: g.cards.map((n, p) => (p === seat ? n : UNKNOWN)) }),
  guess: (g, _, random) => {
    g.cards = g.cards.map(n => (n === UNKNOWN ? random(4) : n));
  },
  asides: () => [{ word: 'bell:ring', task: task('ring', {}) }],
});

export const toy: AnyModule = smallModule(game, {
  evaluate: g => g.points,
  choose: (g, open) => g.cards[open.seat]!,
});
