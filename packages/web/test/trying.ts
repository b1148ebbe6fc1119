// Tries the rules of all games on the page: opens the examples of paragraphs, and plays them to their ends.
import assert from 'node:assert/strict';
import path from 'node:path';
import { games } from '@boardwright/games';
import type { AnyVocabulary, Example, ExampleBook } from '@boardwright/host';
import { exampleBook } from '@boardwright/testkit';
import type { Page } from 'playwright-core';
import { PATIENCE } from './playing.ts';

const GAMES = path.resolve(import.meta.dirname, '../../games');

export const gameIds: readonly string[] = Object.keys(games);

export async function bookOf(game: string): Promise<ExampleBook> {
  const load = games[game];
  assert.ok(load !== undefined, game);
  const folder = path.join(GAMES, game);
  const { vocabulary } = (await import(path.join(folder, 'cases/vocabulary.ts'))) as { vocabulary: AnyVocabulary };
  return exampleBook((await load()).default, vocabulary, folder);
}

/** An example as the page calls it. */
export interface Tried {
  readonly paragraph: string;
  readonly n: number; // which of its examples, from 1
  readonly example: Example;
}

/** The first example of each paragraph, and every other that no paragraph has shown before. */
export function allTried({ examples, paragraphs }: ExampleBook): Tried[] {
  const seen = new Set<number>();
  return Object.entries(paragraphs).flatMap(([paragraph, of]) =>
    of.examples.flatMap((at, i): Tried[] => {
      if (i > 0 && seen.has(at)) return [];
      seen.add(at);
      return [{ paragraph, n: i + 1, example: examples[at] as Example }];
    }),
  );
}

const addressOf = (game: string, { paragraph, n }: Tried): string => `/try/${game}/${paragraph}?case=${n}`;

/** Goes there without loading the page anew. */
async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate(to => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
}

/** Opens it on the drawn table and plays its own moves to the end. */
export async function tryOut(page: Page, game: string, tried: Tried): Promise<void> {
  const { paragraph, n, example } = tried;
  const place = `${paragraph}, example ${n}: ${example.name}`;
  await visit(page, addressOf(game, tried));
  const panel = page.locator('.try-panel', {
    has: page.locator(`.chips [aria-current][href^="/try/${game}/${paragraph}"]`, { hasText: String(n) }),
  });
  await panel.waitFor({ timeout: PATIENCE }).catch(() => assert.fail(`${place} does not open`));
  await page.locator('.centre:not([aria-busy]) .board').waitFor({ state: 'attached' });
  const begin = await left(page);
  assert.ok(begin === example.way.length || begin === example.way.length + 1, `${place}: ${begin} steps to go`);
  for (let to = begin - 1; to >= 0; to--) {
    await page.locator('.try-next').click();
    await page
      .waitForFunction(wanted => document.querySelector<HTMLElement>('.try-panel')?.dataset.left === wanted, String(to))
      .catch(() => assert.fail(`${place}: step ${begin - to} of ${begin} is not played`));
  }
  assert.equal(await page.locator('.question .refusal').count(), 0, place);
}

const left = async (page: Page): Promise<number> => Number(await page.locator('.try-panel').getAttribute('data-left'));
