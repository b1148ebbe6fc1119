// Plays lessons through the page: by clicks in the list of options, by keys alone, or by taps on a phone. What can be clicked on the
// boards themselves is tested by drawn.test.ts.
import assert from 'node:assert/strict';
import path from 'node:path';
import { games } from '@boardwright/games';
import type { Lesson, LessonTask } from '@boardwright/host';
import { lessonsIn } from '@boardwright/testkit';
import type { Page } from 'playwright-core';
import { openList, PATIENCE } from './playing.ts';

const GAMES = path.resolve(import.meta.dirname, '../../games');
/** The lessons of every game that has some. */
export const courses: readonly (readonly [string, readonly Lesson[]])[] = Object.keys(games)
  .map(game => [game, lessonsIn(path.join(GAMES, game))] as const)
  .filter(([, lessons]) => lessons.length > 0);

export type Hand = 'pointer' | 'keys';
/** Looks at the page at a moment of a lesson. */
type Look = (moment: string) => Promise<void>;

/** Waits until the page shows this step of a lesson, or its end, with everything that led to it. */
async function shows(page: Page, lesson: Lesson, step: number): Promise<void> {
  const said = lesson.steps[step]?.task?.say.en ?? lesson.steps[step]?.say.en;
  if (said === undefined) await page.locator('.verdict.done .next-lesson').waitFor();
  else await page.locator('.lesson-panel').getByText(plain(said)).first().waitFor();
}
/** The sentence as the page shows it: without marks of bold text, and with anything where it has a link. */
const plain = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\*\*|\[[^\]]*\](?:\([^)]*\))?/)
      .map(escaped)
      .join('.*'),
  );
const escaped = (text: string): string => text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export async function openLesson(page: Page, game: string, lesson: Lesson): Promise<void> {
  await page.goto(`/learn/${game}/${lesson.id}`);
  await page.locator('.centre:not([aria-busy]) .board .piece').first().waitFor({ state: 'attached' });
  await shows(page, lesson, 0);
}

/** The pieces that a step points at are on the table. */
export async function pointsAreThere(page: Page, { id, steps }: Lesson, step: number): Promise<void> {
  for (const piece of steps[step]?.point ?? [])
    await page
      .locator(`.in-lesson :is([data-piece="${piece}"], [data-word="${piece}"])`)
      .first()
      .waitFor({ state: 'attached' })
      .catch(() => assert.fail(`${id}, step ${step + 1} points at ${piece}, which is not on the table`));
}

/** Plays it as it shows itself; on the way, goes wrong wherever it has a sentence for that, and takes it back. */
export async function playLesson(page: Page, lesson: Lesson, hand: Hand, look: Look): Promise<void> {
  await look('the beginning');
  for (const [step, { task }] of lesson.steps.entries()) {
    await shows(page, lesson, step);
    await pointsAreThere(page, lesson, step);
    if (task === null) await pressControl(page, hand, '.go-on');
    else {
      await goWrong(page, lesson, step, task, hand, look);
      for (const word of task.show) await answer(page, hand, word);
    }
    await shows(page, lesson, step + 1);
  }
  await look('the end');
}

async function goWrong(
  page: Page,
  lesson: Lesson,
  step: number,
  task: LessonTask,
  hand: Hand,
  look: Look,
): Promise<void> {
  for (const { play, say } of task.wrong) {
    for (const word of play) await answer(page, hand, word);
    await page.locator('.verdict.missed').getByText(plain(say.en)).first().waitFor();
    await look(`the wrong way ${play.join(', ')}`);
    await pressControl(page, hand, '.undo-all');
    await shows(page, lesson, step);
  }
}

async function pressControl(page: Page, hand: Hand, control: string): Promise<void> {
  if (hand === 'pointer') return page.locator(control).click();
  for (let n = 0; n < 80; n++) {
    if (await page.evaluate(which => document.activeElement?.matches(which) ?? false, control)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Waits until the rules offer this word, then chooses it. */
async function answer(page: Page, hand: Hand, word: string): Promise<void> {
  const option = page.locator(`.options [data-word="${word}"]`).first();
  await option.waitFor({ state: 'attached' });
  if (hand === 'keys') return answerByKeys(page, word);
  await page.mouse.move(1, 1);
  await openList(page);
  await option.click({ timeout: PATIENCE });
}

async function answerByKeys(page: Page, word: string): Promise<void> {
  const isOn = (): Promise<boolean> =>
    page.evaluate(which => (document.activeElement as HTMLElement | null)?.dataset.word === which, word);
  const isOption = await page.evaluate(() => document.activeElement?.matches('.question button[data-word]') ?? false);
  if (!isOption) await page.keyboard.press('o');
  await page.keyboard.press('Home');
  for (let n = 0; n < 200 && !(await isOn()); n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}
