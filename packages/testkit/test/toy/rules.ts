// The rules of Lantern Market.
import type { Refused, Rules } from '@boardwright/engine';
import { at, type G, NO_BID } from './state.ts';
import type { Tasks } from './tasks.ts';

export const PASS = 0;
const FISH = 1;
export const HIGHEST_BID = 9;

export const rules: Rules<G, Tasks> = {
  round(x) {
    const { g } = x;
    g.wind = 1 + x.die(6); // LM-1.1
    x.tell({ say: 'wind', wind: g.wind });
    if (g.fishing) x.next({ do: 'fish' });
    x.next({ do: 'bid' }, { do: 'award' });
    if (g.rounds === 0) x.next({ do: 'close' });
    else x.next({ do: 'round' });
    g.rounds--;
  },

  fish: x =>
    x.together(
      x.g.coins.map((_, p) => [
        { do: 'mayFish', p },
        { do: 'mayFish', p },
      ]),
    ), // LM-2.1
  mayFish: {
    who: ({ p }) => p,
    options: (g, { p }) => (at(g.coins, p) > 0 ? [PASS, FISH] : []),
    show: choice => (choice === PASS ? 'button:pass' : 'trip:sea'),
    choose(x, { p }, choice) {
      const { g } = x;
      if (choice === PASS) return;
      const caught = 1 + x.die(6);
      g.coins[p] = at(g.coins, p) - 1;
      g.trips[p] = at(g.trips, p) + 1;
      g.fish[p] = at(g.fish, p) + caught;
      x.tell({ say: 'caught', p, caught }, p, { say: 'fished', p });
    },
  },

  bid(x) {
    x.g.bidsOpen = false;
    x.g.bids.fill(NO_BID);
    x.together(x.g.coins.map((_, p) => [{ do: 'chooseBid', p }]));
  },
  chooseBid: {
    who: ({ p }) => p,
    options: (g, { p }) => Array.from({ length: Math.min(HIGHEST_BID, at(g.coins, p)) + 1 }, (_, bid) => bid),
    show: bid => `bid:${bid}`,
    choose(x, { p }, bid) {
      x.g.bids[p] = bid;
    },
    whyNot: (g, { p }) => tooDear(at(g.coins, p)),
    usual: () => 0,
    secret: true,
    auto: false,
  },
  award(x) {
    const { g } = x;
    x.reveal(); // LM-3.2
    g.bidsOpen = true;
    const best = Math.max(...g.bids);
    const winner = g.bids.indexOf(best); // LM-3.3
    x.tell({ say: 'bids', bids: [...g.bids] });
    g.coins = g.coins.map((coins, p) => (p === winner ? coins - best : coins + 1));
    x.tell({ say: 'won', p: winner, bid: best });
    x.next({ do: 'chooseLantern', p: winner, wind: g.wind });
  },

  chooseLantern: {
    who: ({ p }) => p,
    options: (g, { p, wind }) => [PASS, ...at(g.hands, p).filter(lantern => !isTooWeak(g, lantern, wind))],
    show: lantern => (lantern === PASS ? 'button:pass' : `lantern:${lantern}`),
    choose(x, { p }, lantern) {
      const { g } = x;
      if (lantern === PASS) return;
      const hand = at(g.hands, p);
      hand.splice(hand.indexOf(lantern), 1);
      at(g.lit, p).push(lantern);
      x.tell({ say: 'lit', p, lantern });
      if (g.bag.length === 0) return;
      const drawn = x.draw(g.bag); // LM-4.2
      hand.push(drawn);
      x.tell({ say: 'drew', p, drawn }, p, { say: 'drewHidden', p });
    },
    whyNot: (g, { p, wind }) =>
      at(g.hands, p).flatMap(lantern => (isTooWeak(g, lantern, wind) ? blownOut(lantern, wind) : [])),
    usual: (g, { p, wind }) => at(g.hands, p).findLast(lantern => !isTooWeak(g, lantern, wind)) ?? PASS,
    auto: false, // LM-4.1: nobody may learn whether the winner could light anything
  },

  burnOil(x, { p }) {
    const { g } = x;
    g.oil[p] = at(g.oil, p) - 1; // LM-4.3
    g.coins[p] = at(g.coins, p) + 2;
    x.tell({ say: 'burned', p });
  },

  close(x) {
    const { g } = x;
    x.reveal(); // LM-5.1
    g.over = true;
    x.finish(score(g).map(sheet => sheet.total));
  },
};

const isTooWeak = (g: G, lantern: number, wind: number): boolean => g.storm && lantern < wind;
const blownOut = (lantern: number, wind: number): Refused[] => [
  { word: `lantern:${lantern}`, why: 'tooWeak', rule: 'LM-4.1', lantern, wind },
];

function tooDear(coins: number): Refused[] {
  const dear = Array.from({ length: HIGHEST_BID + 1 }, (_, bid) => bid).filter(bid => bid > coins);
  return dear.map(bid => ({ word: `bid:${bid}`, why: 'notEnough', rule: 'LM-3.1', need: bid, have: coins }));
}

/** LM-5.1. What a viewer does not know counts as nothing. */
export function score(g: G) {
  return g.coins.map((coins, p) => {
    const lines = [
      { source: 'lit:lanterns', points: at(g.lit, p).reduce((sum, lantern) => sum + lantern, 0) },
      { source: 'left:coins', points: coins },
      { source: 'left:fish', points: Math.max(0, at(g.fish, p)) },
    ] as const;
    return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}
