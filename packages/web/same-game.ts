// Plays the same game every time, so that measurements can be compared: chance comes from a seed, and bots think for a
// number of clock checks instead of a time. None of this is in the page that people use.
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
