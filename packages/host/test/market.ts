// A small test game: hidden hands, dice, lanes, secret answers, asides, reasons, and turns that can be undone.
import {
  type Advice,
  copyPlain,
  defineGame,
  type Game,
  type Messages,
  type Rules,
  type Seat,
  type Task,
  UNKNOWN,
} from '@boardwright/engine';

export interface G {
  round: number;
  rounds: number;
  prize: number; // rolled, public
  pile: number[]; // an unordered bag
  hands: number[][]; // secret
  bids: number[]; // secret until all have bid; -1: none yet
  coins: number[];
  charms: number[]; // spent as an aside
  stalls: number[]; // by place, the seat that stands there; -1: free
}
export interface Tasks {
  round: object;
  chooseBid: { p: Seat };
  award: object;
  chooseStall: { p: Seat; left: number };
  mayDraw: { p: Seat };
  charm: { p: Seat };
}
const STALLS = 8;
const HAND = 3;
const ROUNDS: Record<string, number> = { short: 2, long: 60 };
const task = <K extends keyof Tasks>(name: K, args: Tasks[K]): Task<Tasks> =>
  ({ do: name, ...args }) as unknown as Task<Tasks>;
const seatsOf = (g: G): number[] => g.coins.map((_, p) => p);

const rules: Rules<G, Tasks> = {
  round: x => {
    const { g } = x;
    if (g.round === g.rounds) return x.finish([...g.coins]);
    g.round++;
    g.stalls = g.stalls.map(() => -1);
    g.prize = 1 + x.die(6);
    x.tell({ say: 'prize', coins: g.prize });
    x.together(seatsOf(g).map(p => [task('chooseBid', { p })]));
    x.next(
      task('award', {}),
      ...seatsOf(g).flatMap(p => [task('chooseStall', { p, left: 2 }), task('mayDraw', { p })]),
      task('round', {}),
    );
  },
  chooseBid: {
    who: t => t.p,
    options: (g, { p }) => [...new Set(g.hands[p])].sort((a, b) => a - b),
    show: card => `bid:${card}`,
    choose: (x, { p }, card) => {
      x.g.hands[p]!.splice(x.g.hands[p]!.indexOf(card), 1);
      x.g.bids[p] = card;
    },
    auto: false,
    secret: true,
  },
  award: x => {
    const { g } = x;
    x.reveal();
    const best = g.bids.indexOf(Math.max(...g.bids));
    g.coins[best]! += g.prize;
    x.tell({ say: 'award', p: best, bids: [...g.bids] });
    for (const p of seatsOf(g)) {
      g.pile.push(g.bids[p]!);
      g.bids[p] = -1;
      const card = x.draw(g.pile);
      g.hands[p]!.push(card);
      x.tell({ say: 'drew', p, card }, p, { say: 'drew', p });
    }
  },
  chooseStall: {
    who: t => t.p,
    options: g => g.stalls.flatMap((owner, place) => (owner === -1 ? [place] : [])),
    show: place => `stall:${place}`,
    choose: (x, { p, left }, place) => {
      x.g.stalls[place] = p;
      x.g.coins[p]! += place % 2;
      if (left > 1 && x.g.stalls.includes(-1)) x.next(task('chooseStall', { p, left: left - 1 }));
    },
    whyNot: g =>
      g.stalls.flatMap((owner, place) =>
        owner === -1 ? [] : [{ word: `stall:${place}` as const, why: 'taken', rule: 'MK-3', q: owner }],
      ),
    auto: false,
  },
  mayDraw: {
    who: t => t.p,
    options: (g, { p }) => (g.coins[p]! > 0 ? [0, 1] : []),
    show: c => (c === 0 ? 'button:pass' : 'button:buy'),
    choose: (x, { p }, c) => {
      if (c === 0) return;
      const { g } = x;
      g.coins[p]!--;
      const card = x.draw(g.pile);
      g.pile.push(g.hands[p]!.pop()!);
      g.hands[p]!.push(card);
      x.tell({ say: 'drew', p, card }, p, { say: 'drew', p });
    },
    usual: () => 0,
  },
  charm: (x, { p }) => {
    x.g.charms[p]!--;
    x.g.coins[p]! += 1;
  },
};

export const market: Game<G, Tasks> = {
  id: 'market',
  version: 1,
  edition: 'standard',
  seats: [2, 3, 4],
  options: [{ id: 'length', values: ['short', 'long'], default: 'short' }],
  rules,
  setup: (x, seats, options) => {
    const each = <V>(make: () => V): V[] => Array.from({ length: seats }, make);
    const pile = Array.from({ length: 20 }, (_, i) => i + 1);
    const hands = each(() => Array.from({ length: HAND }, () => x.draw(pile)));
    x.next(task('round', {}));
    return {
      round: 0,
      rounds: ROUNDS[options.length ?? ''] ?? 2,
      prize: 0,
      pile,
      hands,
      bids: each(() => -1),
      coins: each(() => 0),
      charms: each(() => 1),
      stalls: Array.from({ length: STALLS }, () => -1),
    };
  },
  copy: copyPlain,
  view: (g, seat) => ({
    ...copyPlain(g),
    pile: g.pile.map(() => UNKNOWN),
    hands: g.hands.map((hand, p) => (p === seat ? [...hand] : hand.map(() => UNKNOWN))),
    bids: g.bids.map((bid, p) => (p === seat || bid === -1 ? bid : UNKNOWN)),
  }),
  guess: (g, _seat, random) => {
    const seen = new Set([...g.hands.flat(), ...g.bids, ...g.pile]);
    const unseen = Array.from({ length: 20 }, (_, i) => i + 1).filter(card => !seen.has(card));
    const take = (): number => unseen.splice(random(unseen.length), 1)[0] as number;
    const fill = (n: number): number => (n === UNKNOWN ? take() : n);
    g.hands = g.hands.map(hand => hand.map(fill));
    g.bids = g.bids.map(fill);
    g.pile = g.pile.map(fill);
  },
  asides: (g, seat, asked) =>
    asked.do === 'chooseStall' && g.charms[seat]! > 0 ? [{ word: 'charm:use', task: task('charm', { p: seat }) }] : [],
  score: g => g.coins.map(total => ({ total, lines: [{ source: 'coin:all', points: total }] })),
};

const advice: Advice<G, Tasks> = {
  evaluate: g => g.coins,
  choose: (_, open, random) => open.options[random(open.options.length)]!,
};
const texts: Messages = { game: 'Market', 'game.about': 'A small game for tests.' };
const text = async (): Promise<Messages> => texts;

/** Broken rules: a bid in this market never ends. */
const stuck: Game<G, Tasks> = {
  ...market,
  id: 'stuck',
  rules: {
    ...market.rules,
    award: () => {
      for (;;);
    },
  },
};

/** Later versions of the rules: one plays like the first, the other does not. */
const again: Game<G, Tasks> = { ...market, version: 2 };
const generous: Game<G, Tasks> = {
  ...market,
  version: 2,
  rules: { ...market.rules, chooseStall: { ...(market.rules.chooseStall as object), options: () => [7] } as never },
};

/** Rules that accept the same answers but lead to a different table. */
const charmed: Game<G, Tasks> = {
  ...market,
  version: 2,
  setup: (x, seats, options) => ({
    ...market.setup(x, seats, options),
    charms: Array.from({ length: seats }, () => 2),
  }),
};

const languages = { en: text, hu: text, pl: text };
export const marketModule = defineGame({ game: market, advice, texts: languages });
/** The shape of packages/games/index.ts, for servers in tests. */
export const games = {
  market: async () => ({ default: marketModule }),
  stuck: async () => ({ default: defineGame({ game: stuck, advice, texts: languages }) }),
};
/** What a server may find after an update of the games. */
export const updated = { market: async () => ({ default: defineGame({ game: again, advice, texts: languages }) }) };
export const diverged = { market: async () => ({ default: defineGame({ game: generous, advice, texts: languages }) }) };
export const other = { market: async () => ({ default: defineGame({ game: charmed, advice, texts: languages }) }) };
