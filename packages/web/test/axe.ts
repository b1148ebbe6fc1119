// The problems that axe finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly html: string; readonly failureSummary?: string }[];
}

/**
 * Waits until everything is rendered with its fonts and nothing moves: text that fades in has too little contrast for a
 * moment.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isEndless = ({ effect }: Animation): boolean =>
      effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const moves = document.getAnimations().some(each => each.playState === 'running' && !isEndless(each));
    return !moves && document.fonts.status === 'loaded' && document.querySelector('[aria-busy="true"]') === null;
  });
}

/** Which moment of a game is shown. */
const momentOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.question')?.dataset.position);

async function look(page: Page): Promise<Violation[]> {
  const before = await momentOf(page);
  await settled(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(how: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ resultTypes: ['violations'] })).violations; // does not report passed checks in full
  });
  return (await momentOf(page)) === before ? found : look(page); // somebody has answered meanwhile, so half of it was another page
}

/** Each with its rule, where it is, and what is wrong there. */
export async function violations(page: Page): Promise<string[]> {
  const found = await look(page);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id}\n  at ${JSON.stringify(target)}\n  ${html}\n  ${failureSummary}`,
    ),
  );
}
