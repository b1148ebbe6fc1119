// The test game with a slow bot: `policy` blocks its thread for a fixed time on any machine. It can be played in an
// owner's edition, which is only a name.
import { defineGame } from '@boardwright/engine';
import { marketModule } from './market.ts';

export const SLOW = 200; // milliseconds
const never = new Int32Array(new SharedArrayBuffer(4));
const { game, advice, texts } = marketModule;
const slow: typeof advice = {
  ...advice,
  choose: (...args) => {
    Atomics.wait(never, 0, 0, SLOW);
    return advice.choose(...args);
  },
};
const withContent = (content: unknown) =>
  defineGame({ game: { ...game, edition: (content as { edition: string }).edition }, advice: slow, texts });
export const games = { market: async () => ({ default: defineGame({ game, advice: slow, texts, withContent }) }) };
