// Puts Lantern Market together.
import { type Advice, copyPlain, defineGame, type Game, type GameModule, type Messages } from '@boardwright/engine';
import en from './locale/en.json' with { type: 'json' };
import hu from './locale/hu.json' with { type: 'json' };
import pl from './locale/pl.json' with { type: 'json' };
import { rules, score } from './rules.ts';
import { at, check, type G, guess, HAND, lanterns, NO_BID, view } from './state.ts';
import type { Tasks } from './tasks.ts';

export const game: Game<G, Tasks> = {
  id: 'lantern-market',
  version: 1,
  edition: 'standard',
  seats: [2, 3],
  options: [
    { id: 'length', values: ['short', 'long'], default: 'short' },
    { id: 'fishing', values: ['yes', 'no'], default: 'yes' },
    { id: 'weather', values: ['calm', 'storm'], default: 'calm', seats: [3] },
  ],
  rules,
  setup(x, seats, options) {
    const each = <V>(make: () => V): V[] => Array.from({ length: seats }, make);
    const bag = lanterns();
    const hands = each(() => Array.from({ length: HAND }, () => x.draw(bag)));
    x.next({ do: 'round' });
    return {
      rounds: options.length === 'long' ? 3 : 1,
      storm: options.weather === 'storm',
      fishing: options.fishing === 'yes',
      wind: 0,
      bag,
      hands,
      lit: each(() => []),
      coins: each(() => 4),
      oil: each(() => 1),
      bids: each(() => NO_BID),
      bidsOpen: false,
      trips: each(() => 0),
      fish: each(() => 0),
      over: false,
    };
  },
  copy: copyPlain,
  view,
  guess,
  check,
  score,
  asides: (g, p, task) =>
    task.do === 'chooseLantern' && at(g.oil, p) > 0 ? [{ word: 'oil:burn', task: { do: 'burnOil', p } }] : [],
  refuses: (_, { weather, fishing }) =>
    weather === 'storm' && fishing === 'yes' ? 'nobody goes fishing in a storm' : null,
};

const advice: Advice<G, Tasks> = {
  evaluate: g => score(g).map(({ total }) => total),
  choose: (_, open, random) => at(open.options, random(open.options.length)),
};

const messages = (texts: Messages) => () => Promise.resolve(texts);
export const typed: GameModule<G, Tasks> = {
  game,
  advice,
  texts: { en: messages(en), hu: messages(hu), pl: messages(pl) },
};
export default defineGame(typed);
