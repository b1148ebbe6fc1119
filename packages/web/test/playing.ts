// Plays through the page as a person does: by the words that are offered.
import type { Page } from 'playwright-core';

export type Random = (below: number) => number;

/** The same numbers for the same seed, so that a game that fails fails again. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const gamesOn = async (page: Page): Promise<number> => {
  await page.goto('/');
  await page.waitForSelector('.game');
  return page.locator('.game').count();
};

/** Where the table is: the words that can be answered at this position; none when the game is over. */
export interface Moment {
  readonly position: string;
  readonly words: readonly string[];
}

/** Waits until somebody on this page is asked something new, or the game is over. */
export async function nextMoment(page: Page, after: string | null): Promise<Moment> {
  const found = await page.waitForFunction(
    before => {
      const bar = document.querySelector<HTMLElement>('.question[data-position]');
      const words = [...document.querySelectorAll<HTMLElement>('[data-word]')].map(each => each.dataset.word ?? '');
      if (document.querySelector('.result') !== null) return { position: 'over', words: [] };
      const position = bar?.dataset.position ?? '';
      return words.length > 0 && position !== before ? { position, words } : null;
    },
    after,
    { timeout: 20_000 },
  );
  return found.jsonValue() as Promise<Moment>;
}

export async function answerByMouse(page: Page, word: string): Promise<void> {
  await page.locator(`[data-word="${word}"]`).first().click();
}

/** False when the question has gone meanwhile: where several decide at once, an answer may still be under way. */
export async function isAnswered(page: Page, word: string): Promise<boolean> {
  try {
    await page.locator(`[data-word="${word}"]`).first().click({ timeout: 3000 });
    return true;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return false;
    throw error;
  }
}

/** By keys alone: to the options, some steps along them, and Enter. */
export async function answerByKeyboard(page: Page, random: Random, of: number): Promise<void> {
  const onOption = await page.evaluate(() => document.activeElement?.hasAttribute('data-word') ?? false);
  if (!onOption) await page.keyboard.press('o');
  if (random(4) === 0) await page.keyboard.press('End');
  const steps = random(Math.min(of, 5));
  for (let i = 0; i < steps; i++) await page.keyboard.press(random(5) === 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Enter');
}

const MOST = 3000; // answers of one person in one game

/** Plays to the end; returns how many answers that took. */
export async function playToEnd(page: Page, random: Random, how: 'mouse' | 'keyboard'): Promise<number> {
  let at: string | null = null;
  for (let answers = 0; answers < MOST; answers++) {
    const { position, words }: Moment = await nextMoment(page, at);
    if (position === 'over') return answers;
    at = position;
    if (how === 'keyboard') await answerByKeyboard(page, random, words.length);
    else if (!(await isAnswered(page, words[random(words.length)] as string))) at = null;
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}
