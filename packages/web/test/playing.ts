// Plays through the page as a person does: by the words that are offered.
import type { Locator, Page } from 'playwright-core';

/** How long something may take that is sure to come. A busy machine is slow; what is lost does not come later either. */
export const PATIENCE = 60_000;

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

/** What is asked now, and the words that answer it; none when the game is over. Others may answer theirs meanwhile. */
export interface Moment {
  readonly asked: string;
  readonly words: readonly string[];
}

/**
 * Waits until somebody on this page is asked something new, or the game is over. It looks in every frame, or as seldom as
 * told (milliseconds): whoever looks in every frame makes the page draw every frame.
 */
export async function nextMoment(page: Page, after: string | null, polling: 'raf' | number = 'raf'): Promise<Moment> {
  const found = await page.waitForFunction(
    before => {
      const bar = document.querySelector<HTMLElement>('.question[data-asked]');
      const words = [...document.querySelectorAll<HTMLElement>('.options [data-word]')].map(
        each => each.dataset.word ?? '',
      );
      if (document.querySelector('.result') !== null) return { asked: 'over', words: [] };
      const asked = bar?.dataset.asked ?? '';
      return words.length > 0 && asked !== before ? { asked, words } : null;
    },
    after,
    { timeout: PATIENCE, polling },
  );
  return found.jsonValue() as Promise<Moment>;
}

/** Whoever presses next comes there on purpose: a pointer that rests where something new comes up does not mean that. */
const lookUp = (page: Page): Promise<void> => page.mouse.move(1, 1);

async function press(control: Locator, timeout: number): Promise<void> {
  await lookUp(control.page());
  await control.click({ timeout });
}

export async function answerByMouse(page: Page, word: string): Promise<void> {
  await press(page.locator(`.options [data-word="${word}"]`).first(), PATIENCE);
}

/** False when the question has gone meanwhile: where several decide at once, an answer may still be under way. */
export async function isAnswered(page: Page, word: string): Promise<boolean> {
  try {
    await press(page.locator(`.options [data-word="${word}"]`).first(), 3000);
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
    const { asked, words }: Moment = await nextMoment(page, at);
    if (asked === 'over') return answers;
    at = asked;
    if (how === 'keyboard') await answerByKeyboard(page, random, words.length);
    else if (!(await isAnswered(page, words[random(words.length)] as string))) at = null;
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}

/**
 * To the end without a hand, for tests of what comes after it: the page itself clicks options that it offers. Not always the
 * first one, which may undo what another has done, for ever.
 */
export const clickToEnd = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let last: string | undefined;
        let state = 7;
        const goOn = (): void => {
          const asked = document.querySelector<HTMLElement>('.question')?.dataset.asked;
          const options = document.querySelectorAll<HTMLElement>('.options [data-word]');
          if (document.querySelector('.result') !== null) {
            watching.disconnect();
            resolve();
          } else if (options.length > 0 && asked !== last) {
            last = asked;
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            const option = options[Math.floor((state / 2 ** 32) * options.length)];
            setTimeout(() => option?.click());
          }
        };
        const watching = new MutationObserver(goOn);
        watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-asked'] });
        goOn();
      }),
  );

/** What can be clicked on the board now: answers, and steps on the way to one. */
interface OnBoard {
  readonly answers: readonly string[];
  readonly steps: number;
  readonly nested: readonly string[]; // named pieces inside of others, which screen readers do not find
}
const onBoard = (page: Page): Promise<OnBoard> =>
  page.evaluate(() => {
    const isUnderMenu = (piece: Element): boolean => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const menu = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board-menu') ?? null;
      return menu !== null && !menu.contains(piece);
    };
    const all = [...document.querySelectorAll<HTMLElement>('.board :is([data-word], [data-step])')];
    const seen = all.filter(piece => piece.checkVisibility() && !isUnderMenu(piece));
    for (const piece of all) piece.toggleAttribute('data-seen', seen.includes(piece));
    return {
      answers: seen.flatMap(({ dataset }) => dataset.word ?? []),
      steps: seen.filter(({ dataset }) => dataset.step !== undefined).length,
      nested: [...document.querySelectorAll<HTMLElement>('.piece[role] .piece[role]')].map(
        ({ dataset, textContent }) => dataset.piece ?? textContent,
      ),
    };
  });

const MOST_STEPS = 12;
/** Clicks steps on the board until an answer can be clicked there, and clicks that. Returns the word. */
export async function answerOnBoard(page: Page, random: Random, words: readonly string[]): Promise<string> {
  const drawn = page.locator('.centre:not([aria-busy]) .board :is([data-word], [data-step])');
  await drawn.first().waitFor({ timeout: PATIENCE, state: 'attached' });
  for (let step = 0; step < MOST_STEPS; step++) {
    await lookUp(page); // what is pointed at may be shown on the board
    const { answers, steps, nested } = await onBoard(page);
    if (nested.length > 0) throw new Error(`pieces lie inside of named pieces: ${nested.join(', ')}`);
    const wrong = answers.find(word => !words.includes(word));
    if (wrong !== undefined) throw new Error(`the board offers ${wrong}, the rules do not`);
    const chooses = answers.length > 0 && (steps === 0 || random(3) > 0);
    if (chooses) {
      const word = answers[random(answers.length)] as string;
      await page.locator(`.board [data-word="${word}"][data-seen]`).first().click({ timeout: PATIENCE });
      return word;
    }
    if (steps === 0) throw new Error(`nothing on the board can be clicked for any of ${words.join(' ')}`);
    await page.locator('.board [data-step][data-seen]').nth(random(steps)).click({ timeout: PATIENCE });
  }
  throw new Error(`after ${MOST_STEPS} steps there is no answer on the board for any of ${words.join(' ')}`);
}

/** Plays to the end on the drawn board; returns the kinds of words that were clicked. */
export async function playOnBoard(page: Page, random: Random): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  await page.locator('.board .piece').first().waitFor(); // the question is there before the drawing
  let at: string | null = null;
  for (let answers = 0; answers < MOST; answers++) {
    const { asked, words }: Moment = await nextMoment(page, at);
    if (asked === 'over') return kinds;
    at = asked;
    const word = await answerOnBoard(page, random, words);
    const kind = word.split(':')[0] as string;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  throw new Error(`the game is not over after ${MOST} answers`);
}
