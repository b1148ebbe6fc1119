// The same game every time, so that two measurements can be compared: luck comes from a seed, and a bot thinks for a
// number of looks at the clock instead of some time. Nothing of this is in the page that people are given.
import type { BrowserContext } from 'playwright-core';

/** Runs in the page's worker before anything is dealt. */
function settle(seed: number): void {
  let state = seed >>> 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const bytes = into === null ? [] : new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return into;
  };
  let looks = 0;
  performance.now = () => looks++;
}

export async function playSameGame(context: BrowserContext, seed: number): Promise<void> {
  await context.route(/\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${settle})(${seed});\n${await response.text()}` });
  });
}
