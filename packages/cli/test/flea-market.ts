// A small game for the tests of the command line: secret bids, a hidden hand, dice, an aside, refusals, options, an
// edition, a score sheet, statistics, and (option `mood=broken`) rules that fail now and then.
import {
  BadInput,
  type Ctx,
  copyPlain,
  defineGame,
  type Game,
  type GameModule,
  type Rules,
  type Seat,
  type Task,
  UNKNOWN,
} from '@boardwright/engine';

interface G {
  round: number;
  rounds: number;
  broken: boolean;
  prize: number;
  prizes: readonly number[];
  coins: number[];
  lamps: number[]; // each can be sold at any time for a coin
  goods: number[][];
  favourite: number[]; // hidden: the prize that counts twice for this seat
  bids: number[]; // hidden until all have bid
}
interface Tasks {
  round: object;
  chooseBid: { p: Seat };
  award: object;
  chooseShelf: { p: Seat; good: number };
  chooseDone: { p: Seat };
  sellLamp: { p: Seat };
}
type X = Ctx<G, Tasks>;
const PASS = 0;
const SHELVES = ['upper', 'lower'];
const task = <K extends keyof Tasks>(name: K, args: Tasks[K]): Task<Tasks> =>
  ({ do: name, ...args }) as unknown as Task<Tasks>;

const rules: Rules<G, Tasks> = {
  round: x => {
    const { g } = x;
    if (g.round === g.rounds) return x.finish(sheets(g).map(sheet => sheet.total));
    g.round++;
    g.prize = g.prizes[x.die(g.prizes.length)]!;
    if (g.broken && x.die(40) === 0) throw new Error('the shelf fell down\nand the lamp with it');
    x.tell({ say: 'prize', good: g.prize });
    x.together(g.coins.map((_, p) => [task('chooseBid', { p })]));
    x.next(task('award', {}), task('round', {}));
  },
  chooseBid: {
    who: t => t.p,
    options: (g, { p }) => Array.from({ length: Math.min(3, g.coins[p]!) + 1 }, (_, n) => n),
    show: n => (n === PASS ? 'button:pass' : `bid:${n}`),
    choose: (x, { p }, n) => {
      x.g.bids[p] = n;
    },
    whyNot: (g, { p }) =>
      [1, 2, 3]
        .filter(n => n > g.coins[p]!)
        .map(n => ({ word: `bid:${n}`, why: 'notEnough', rule: 'FM-2.1', need: n })),
    auto: false,
    secret: true,
  },
  award: x => award(x),
  chooseShelf: {
    who: t => t.p,
    options: () => [0, 1],
    show: c => `shelf:${SHELVES[c]}`,
    choose: (x, { p, good }, c) => {
      if (c === 0) x.g.goods[p]!.unshift(good);
      else x.g.goods[p]!.push(good);
      x.tell({ say: 'shelved', p, shelf: SHELVES[c]! });
    },
  },
  chooseDone: { who: t => t.p, options: () => [0], show: () => 'button:done', choose: () => {}, auto: false },
  sellLamp: (x, { p }) => {
    x.g.lamps[p]!--;
    x.g.coins[p]!++;
  },
};

function award(x: X): void {
  const { g } = x;
  const top = Math.max(...g.bids);
  const winners = g.bids.flatMap((bid, p) => (bid === top && top > 0 ? [p] : []));
  x.reveal();
  x.tell({ say: 'bids', bids: [...g.bids] });
  g.bids.fill(0);
  const [p, second] = winners;
  if (p === undefined || second !== undefined) return;
  g.coins[p]! -= top;
  x.tell({ say: 'won', p, good: g.prize });
  x.next(task('chooseShelf', { p, good: g.prize }), task('chooseDone', { p }));
}

function sheets(g: G) {
  return g.goods.map((goods, p) => {
    const points = goods.reduce((sum, n) => sum + n, 0);
    const favourites = goods.filter(n => n === g.favourite[p]).reduce((sum, n) => sum + n, 0);
    const lines = [
      { source: 'goods:all' as const, points },
      { source: 'goods:favourite' as const, points: favourites },
      { source: 'coins:left' as const, points: g.coins[p]! },
    ];
    return { total: points + favourites + g.coins[p]!, lines };
  });
}

const makeGame = (edition: string, prizes: readonly number[]): Game<G, Tasks> => ({
  id: 'flea-market',
  version: 1,
  edition,
  seats: [2, 3, 4],
  options: [
    { id: 'length', values: ['short', 'long'], default: 'short' },
    { id: 'mood', values: ['calm', 'broken'], default: 'calm' },
  ],
  rules,
  setup(x, seats, options) {
    x.next(task('round', {}));
    const each = <V>(make: () => V): V[] => Array.from({ length: seats }, make);
    return {
      round: 0,
      rounds: options.length === 'long' ? 8 : 3,
      broken: options.mood === 'broken',
      prize: 0,
      prizes,
      coins: each(() => 4),
      lamps: each(() => 2),
      goods: each(() => []),
      favourite: each(() => prizes[x.die(prizes.length)]!),
      bids: each(() => 0),
    };
  },
  copy: copyPlain,
  view: (g, seat) => {
    const hide = (list: number[]): number[] => list.map((n, p) => (p === seat ? n : UNKNOWN));
    return { ...copyPlain(g), favourite: hide(g.favourite), bids: hide(g.bids) };
  },
  guess: (g, _, random) => {
    g.favourite = g.favourite.map(n => (n === UNKNOWN ? g.prizes[random(g.prizes.length)]! : n));
    g.bids = g.bids.map(n => (n === UNKNOWN ? 0 : n));
  },
  asides: (g, p) => (g.lamps[p]! > 0 ? [{ word: 'sell:lamp', task: task('sellLamp', { p }) }] : []),
  score: sheets,
});

const en = {
  game: 'Flea market',
  'ask.chooseBid': 'How much does {p} bid?',
  'ask.chooseShelf': 'Which shelf for the {good}?',
  'ask.chooseDone': 'All done, {p}?',
  'bid:*': 'Bid {a, plural, one {# coin} other {# coins}}',
  'shelf:*': 'The {a} shelf',
  'sell:lamp': 'Sell a lamp',
  'tell.prize': 'A thing worth {good} is offered.',
  'tell.bids': 'The bids: {bids}.',
  'tell.won': '{p} gets the thing worth {good}.',
  'tell.shelved': '{p} puts it on the {shelf} shelf.',
  'why.notEnough': 'that needs {need} coins',
  'score.goods:all': 'Goods',
  'score.goods:favourite': 'Favourite goods again',
  'score.coins:left': 'Coins left',
};
const hu = { ...en, 'ask.chooseBid': 'Mennyit licitál {p}?', 'sell:lamp': 'Lámpa eladása' };

const moduleWith = (edition: string, prizes: readonly number[]): GameModule<G, Tasks> => ({
  game: makeGame(edition, prizes),
  withContent(content) {
    const { edition: name, prizes: own } = content as { edition?: unknown; prizes?: unknown };
    if (typeof name !== 'string') throw new BadInput('edition: must be a text');
    if (!Array.isArray(own) || own.length < 2) throw new BadInput('prizes: must be a list of at least 2 numbers');
    return moduleWith(name, own as number[]);
  },
  advice: {
    evaluate: g => sheets(g).map(({ total }) => total),
    choose: (g, open, random) => {
      if (open.task.do !== 'chooseBid') return open.options[0]!;
      return open.options[g.prize === g.favourite[open.seat] ? open.options.length - 1 : random(open.options.length)]!;
    },
  },
  texts: { en: async () => en, hu: async () => hu, pl: async () => en },
  statistics: match => ({ goodsSold: match.g.goods.flat().length }),
});

export default defineGame(moduleWith('standard', [2, 3, 5]));
