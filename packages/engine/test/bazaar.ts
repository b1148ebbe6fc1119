// A small game for the engine's own tests. It has every kind of rule, and tests can set its table as they like.
import {
  copyPlain,
  Engine,
  type Game,
  type Match,
  noChance,
  type Rules,
  type Seat,
  type Task,
  UNKNOWN,
} from '../src/index.ts';

export interface G {
  seats: number;
  log: string[]; // what ran, in order
  coins: number[];
  tokens: number[]; // spent as an aside
  secret: number[];
  bids: number[];
  rolls: number[];
}
export interface Tasks {
  begin: object;
  note: { text: string };
  noteAll: { texts: readonly string[] };
  chooseColour: { p: Seat; of: number };
  mayBuy: { p: Seat; price: number };
  chooseAnyway: { p: Seat };
  chooseBid: { p: Seat };
  bids: { order: readonly Seat[]; each: number };
  rollIn: { p: Seat };
  rolls: { order: readonly Seat[] };
  skip: object;
  reveal: object;
  spend: { p: Seat };
  twice: { p: Seat };
  circle: object;
  over: object;
}
const COLOURS = ['red', 'blue', 'green'];
export const task = <K extends keyof Tasks>(name: K, args: Tasks[K]): Task<Tasks> =>
  ({ do: name, ...args }) as unknown as Task<Tasks>;

const rules: Rules<G, Tasks> = {
  begin: x => x.next(task('over', {})),
  note: (x, { text }) => void x.g.log.push(text),
  noteAll: (x, { texts }) => x.next(...texts.map(text => task('note', { text }))),
  chooseColour: {
    who: t => t.p,
    options: (_, t) => [0, 1, 2].slice(0, t.of),
    show: c => `colour:${COLOURS[c]}`,
    choose: (x, { p }, c) => void x.g.log.push(`p${p + 1} ${COLOURS[c]}`),
  },
  mayBuy: {
    who: t => t.p,
    options: (g, t) => ((g.coins[t.p] ?? 0) >= t.price ? [0, 1] : []),
    show: c => (c === 0 ? 'button:pass' : 'button:buy'),
    choose: (x, { p, price }, c) => {
      if (c === 1) x.g.coins[p]! -= price;
    },
    whyNot: (g, t) =>
      (g.coins[t.p] ?? 0) >= t.price ? [] : [{ word: 'button:buy', why: 'notEnough', rule: 'BZ-1', need: t.price }],
  },
  chooseAnyway: {
    who: t => t.p,
    options: () => [0],
    show: () => 'button:end-turn',
    choose: (x, { p }) => void x.g.log.push(`p${p + 1} ends`),
    whyNot: () => [{ word: 'button:buy', why: 'shopClosed', rule: 'BZ-2' }],
    auto: false,
  },
  chooseBid: {
    who: t => t.p,
    options: () => [0, 1, 2, 3],
    show: c => `bid:${c}`,
    choose: (x, { p }, c) => {
      x.g.bids[p] = c;
    },
    secret: true,
  },
  bids: (x, { order, each }) =>
    x.together(order.map(p => Array.from({ length: each }, () => task('chooseBid', { p })))),
  rollIn: (x, { p }) => {
    x.g.rolls[p] = x.die(1000);
  },
  rolls: (x, { order }) =>
    x.together(
      order.map(p => [task('chooseColour', { p, of: 2 }), task('rollIn', { p }), task('chooseColour', { p, of: 2 })]),
    ),
  skip: x => x.skipTo('over'),
  reveal: x => x.reveal(),
  spend: (x, { p }) => {
    x.g.tokens[p]!--;
    x.g.coins[p]! += 2;
  },
  twice: (x, { p }) => x.together([[task('chooseColour', { p, of: 2 })], [task('chooseColour', { p, of: 2 })]]),
  circle: x => x.next(task('circle', {})),
  over: x => x.finish([...x.g.coins]),
};

export const bazaar: Game<G, Tasks> = {
  id: 'bazaar',
  version: 1,
  edition: 'standard',
  seats: [1, 2, 3],
  options: [{ id: 'mood', values: ['calm', 'wild'], default: 'calm' }],
  rules,
  setup: (x, seats) => {
    x.next(task('begin', {}));
    const each = (n: number): number[] => Array.from({ length: seats }, () => n);
    return { seats, log: [], coins: each(0), tokens: each(0), secret: each(7), bids: each(0), rolls: each(0) };
  },
  copy: copyPlain,
  view: (g, seat) => ({ ...copyPlain(g), secret: g.secret.map((n, p) => (p === seat ? n : UNKNOWN)) }),
  guess: () => {},
  asides: (g, seat) => (g.tokens[seat]! > 0 ? [{ word: 'token:spend', task: task('spend', { p: seat }) }] : []),
};

/** A match that starts with these tasks, on a table that the test has changed. */
export function at(tasks: readonly Task<Tasks>[], change: Partial<G> = {}, chance = noChance, game = bazaar) {
  const engine = new Engine(game);
  const match: Match<G, Tasks> = engine.start(3, { mood: 'calm' }, noChance);
  Object.assign(match, { scores: null, places: null, agenda: [task('over', {}), ...[...tasks].reverse()] });
  Object.assign(match.g, change);
  engine.chance = chance;
  engine.advance(match);
  return { engine, match, g: match.g };
}
