// Plays through the page like a person: with the words that are offered.
import type { Locator, Page } from 'playwright-core';

/** How long to wait for something that must happen. A busy machine is slow, but something that is lost never comes. */
export const PATIENCE = 60_000;

export type Random = (below: number) => number;

/** The same numbers for the same seed, so that a failing game can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The current question and its words; none when the game is over. Others may answer their questions meanwhile. */
export interface Moment {
  readonly asked: string;
  readonly words: readonly string[];
}

/** Milliseconds between two looks at the page. Looking in every frame makes the page render every frame. */
const LOOK = 30;

/** Waits until somebody on this page is asked something new, or the game is over. */
export async function nextMoment(page: Page, after: string | null, look = LOOK): Promise<Moment> {
  const asking = page.waitForFunction(
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
    { timeout: PATIENCE, polling: look },
  );
  const found = await asking.catch(async error => {
    throw new Error(`nobody is asked anything new after ${after}; the page shows: ${await shown(page)}`, {
      cause: error,
    });
  });
  return found.jsonValue() as Promise<Moment>;
}

/** For the message of a test that waits in vain. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.question, .stage, .table')];
    return parts.map(part => `${JSON.stringify(part.dataset)} ${part.textContent.slice(0, 300)}`).join(' | ');
  });

/** Moves the pointer away, so that the next press is deliberate: a press under a resting pointer would not count. */
const lookUp = (page: Page): Promise<void> => page.mouse.move(1, 1);

/** Makes all options pressable, including those that have a place on the board. */
export const openList = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.show-all[aria-expanded="false"]')?.click());

async function press(control: Locator, timeout: number): Promise<void> {
  await openList(control.page());
  await lookUp(control.page());
  await control.click({ timeout });
}

export async function answerByMouse(page: Page, word: string): Promise<void> {
  await press(page.locator(`.options [data-word="${word}"]`).first(), PATIENCE);
}

/** False when the question is gone: if several decide at once, an answer may still be on its way. */
export async function isAnswered(page: Page, word: string): Promise<boolean> {
  try {
    await press(page.locator(`.options [data-word="${word}"]`).first(), 3000);
    return true;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return false;
    throw error;
  }
}

/** By keyboard only: to the options, some steps along them, and Enter. */
export async function answerByKeyboard(page: Page, random: Random, of: number): Promise<void> {
  const onOption = await page.evaluate(() => document.activeElement?.hasAttribute('data-word') ?? false);
  if (!onOption) await page.keyboard.press('o');
  if (random(4) === 0) await page.keyboard.press('End');
  const steps = random(Math.min(of, 5));
  for (let i = 0; i < steps; i++) await page.keyboard.press(random(5) === 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Enter');
}

const MOST = 3000; // answers of one person in one game
const MISSES = 20; // one after the other: then it is not that others answered meanwhile

/** Gives this many answers, fewer if the game is over before. Returns how many there were, and whether it is over. */
export async function playOn(
  page: Page,
  random: Random,
  how: 'mouse' | 'keyboard',
  most: number,
): Promise<{ answers: number; isOver: boolean }> {
  let at: string | null = null;
  let misses = 0;
  for (let answers = 0; answers < most; answers++) {
    const { asked, words }: Moment = await nextMoment(page, at);
    if (asked === 'over') return { answers, isOver: true };
    at = asked;
    const word = words[random(words.length)] as string;
    if (how === 'keyboard') await answerByKeyboard(page, random, words.length);
    else if (await isAnswered(page, word)) misses = 0;
    else {
      at = null;
      if (++misses === MISSES) throw new Error(`${word} is offered for ${asked}, and cannot be clicked`);
    }
  }
  return { answers: most, isOver: false };
}

/** Plays to the end. Returns the number of answers. */
export async function playToEnd(page: Page, random: Random, how: 'mouse' | 'keyboard'): Promise<number> {
  const { answers, isOver } = await playOn(page, random, how, MOST);
  if (!isOver) throw new Error(`the game is not over after ${MOST} answers`);
  return answers;
}

/**
 * Plays to the end automatically, for tests of what comes after: the page itself clicks its options. Not always the
 * first one, which might undo something forever. A click that leads to nothing is told, with what the page shows.
 */
export const clickToEnd = (page: Page): Promise<void> =>
  page.evaluate(
    patience =>
      new Promise<void>((resolve, reject) => {
        let last: string | undefined;
        let clicked: string | undefined;
        let state = 7;
        let isDue = false;
        let since = performance.now();
        const answer = (): void => {
          isDue = false;
          const asked = document.querySelector<HTMLElement>('.question')?.dataset.asked;
          const options = document.querySelectorAll<HTMLElement>('.options [data-word]');
          if (document.querySelector('.result') !== null) stop(resolve);
          else if (options.length > 0 && asked !== last) {
            last = asked;
            since = performance.now();
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            const option = options[Math.floor((state / 2 ** 32) * options.length)];
            clicked = option?.dataset.word;
            option?.click();
          }
        };
        // A moment later, with the options that are there then: one that is drawn again meanwhile would hear no click.
        const goOn = (): void => {
          if (!isDue) setTimeout(answer);
          isDue = true;
        };
        const watching = new MutationObserver(goOn);
        const watch = setInterval(() => {
          if (performance.now() - since < patience) return;
          const shown = document.querySelector<HTMLElement>('.question')?.textContent;
          stop(() =>
            reject(new Error(`nothing new after ${clicked} was clicked for ${last}; the page shows: ${shown}`)),
          );
        }, 1000);
        const stop = (end: () => void): void => {
          watching.disconnect();
          clearInterval(watch);
          end();
        };
        watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-asked'] });
        goOn();
      }),
    PATIENCE,
  );

/** What can be clicked now: answers and steps towards one on the board, and buttons of the dock. */
interface OnBoard {
  readonly answers: readonly string[];
  readonly steps: number;
  readonly buttons: readonly string[]; // what has a place on the board is in the dock only for keys and screen readers
  readonly nested: readonly string[]; // named pieces inside others, which screen readers do not find
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
      buttons: [...document.querySelectorAll<HTMLElement>('.options .option:not(.placed)')].flatMap(
        ({ dataset }) => dataset.word ?? [],
      ),
      nested: [...document.querySelectorAll<HTMLElement>('.piece[role] .piece[role]')].map(
        ({ dataset, textContent }) => dataset.piece ?? textContent,
      ),
    };
  });

/** Words with neither a piece nor a step on the board. Only what a game declares as a button may have none. */
const withoutPlace = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate(all => {
    const board = document.querySelector('.centre:not([aria-busy]) .board');
    const pieces = [...(board?.querySelectorAll<HTMLElement>('[data-word], [data-step]') ?? [])];
    const shown = pieces.filter(piece => piece.checkVisibility()).map(({ dataset }) => dataset);
    const kindOf = (word: string): string => word.split(':')[0] ?? '';
    const isLed = (word: string, lead: string): boolean =>
      lead.includes(':') ? word.startsWith(lead) : lead === kindOf(word);
    const isPlaced = (word: string): boolean =>
      shown.some(({ word: here, step = '' }) => here === word || step.split(' ').some(lead => isLed(word, lead)));
    return all.filter(word => kindOf(word) !== 'button' && !isPlaced(word));
  }, words);

/** Waits until the board has a place for every word: it may be drawn after the question. */
export async function expectPlaces(page: Page, words: readonly string[], patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience;
  let lost = await withoutPlace(page, words);
  for (; lost.length > 0 && Date.now() < end; lost = await withoutPlace(page, words))
    await page.evaluate(() => new Promise(requestAnimationFrame));
  if (lost.length > 0) throw new Error(`no piece on the board answers, or leads to: ${lost.join(' ')}`);
}

const MOST_STEPS = 60; // at random: it may put down again what it has picked up
/** Clicks steps on the board until it offers an answer, and clicks that; sometimes a button of the dock. Returns the word. */
export async function answerOnBoard(page: Page, random: Random, words: readonly string[]): Promise<string> {
  await page.locator('.centre:not([aria-busy]) .board').waitFor({ timeout: PATIENCE, state: 'attached' });
  await expectPlaces(page, words);
  for (let step = 0; step < MOST_STEPS; step++) {
    await lookUp(page); // the board may show a preview of what the pointer is on
    const { answers, steps, buttons, nested } = await onBoard(page);
    if (nested.length > 0) throw new Error(`pieces lie inside of named pieces: ${nested.join(', ')}`);
    const wrong = answers.find(word => !words.includes(word));
    if (wrong !== undefined) throw new Error(`the board offers ${wrong}, the rules do not`);
    const hasNone = answers.length + steps === 0;
    if (hasNone && buttons.length === 0) throw new Error(`nothing can be clicked for any of ${words.join(' ')}`);
    const click = (what: string, nth = 0): Promise<void> => page.locator(what).nth(nth).click({ timeout: PATIENCE });
    if (buttons.length > 0 && (hasNone || random(6) === 0)) {
      const word = buttons[random(buttons.length)] as string;
      await click(`.options .option:not(.placed)[data-word="${word}"]`);
      return word;
    }
    if (answers.length > 0 && (steps === 0 || random(3) > 0)) {
      const word = answers[random(answers.length)] as string;
      await click(`.board [data-word="${word}"][data-seen]`);
      return word;
    }
    await click('.board [data-step][data-seen]', random(steps));
  }
  throw new Error(`after ${MOST_STEPS} steps there is no answer on the board for any of ${words.join(' ')}`);
}

/**
 * Plays on the drawn board: to the end, or at most so many answers. Returns the kinds of words that were clicked.
 */
export async function playOnBoard(page: Page, random: Random, most = MOST): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  await page.locator('.board .piece').first().waitFor(); // the question comes before the drawing
  let at: string | null = null;
  for (let answers = 0; answers < most; answers++) {
    const { asked, words }: Moment = await nextMoment(page, at);
    if (asked === 'over') return kinds;
    at = asked;
    const word = await answerOnBoard(page, random, words);
    const kind = word.split(':')[0] as string;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}
