// Tables at positions of recorded games, on screens of several sizes.
import { games } from '@boardwright/games';
import { Person } from '@boardwright/server/client';
import type { TableShown } from '@boardwright/server/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { World } from './browser.ts';
import { drawsGoods } from './drawn-games.ts';
import { type Fault, faultsOf } from './faults.ts';
import { PATIENCE } from './playing.ts';
import { type Situation, situationsOf } from './situations.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
export const nameOf = ({ width, height }: Size): string => `${width}×${height}`;
/** The same width as in the style sheets. */
const isPhone = ({ width }: Size): boolean => width <= 1000;
const ROUNDS = 5;

/**
 * This many positions of a game: one for each kind of question, the most frequent first, and late ones with much on the
 * table.
 */
export async function momentsOf(game: string, n: number): Promise<Situation[]> {
  const all = await situationsOf(game);
  const kinds = [...Map.groupBy(all, ({ ask }) => ask).values()].sort((a, b) => b.length - a.length);
  const found = new Set<Situation>();
  // First a late position of each kind, then earlier ones, spread over the game.
  for (let round = 0; round < ROUNDS; round++)
    for (const [k, kind] of kinds.entries()) {
      const late = Math.max(0, 0.97 - 0.29 * round - 0.07 * (k % 3));
      found.add(kind[Math.floor(late * (kind.length - 1))] as Situation);
    }
  for (const each of all) found.add(each); // for games with few kinds of questions
  return [...found].slice(0, n);
}

export const drawnGames = (): string[] => Object.keys(games);

/** A person who looks at tables, and a program that plays all other seats. */
export class Looking {
  readonly page: Page;
  private readonly me: Person;
  private readonly others: Person;
  private hasGoods = true;

  private constructor(page: Page, me: Person, others: Person) {
    this.page = page;
    this.me = me;
    this.others = others;
  }

  static async begin(world: World, look: BrowserContextOptions = {}): Promise<Looking> {
    const { context, page } = await world.person({ viewport: SIZES[0] as Size, ...look });
    const me = await Person.guest(world.address, 'Me');
    const others = await Person.guest(world.address, 'Others');
    const [name = '', value = ''] = me.cookie.split('=', 2);
    await context.addCookies([{ name, value, url: world.address }]);
    await context.addInitScript(() => {
      localStorage.setItem('boardwright.signed-in', '1');
      localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'off', gains: false }));
    });
    return new Looking(page, me, others);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  async sitDown({ file, seat }: Situation): Promise<void> {
    this.hasGoods = drawsGoods(file.game);
    const mine = Array.from({ length: file.seats }, (_, p) => p).filter(p => p !== seat);
    const { id, invitation } = await this.others.post<TableShown>('/api/games/import', { file, mine });
    await this.me.post(`/api/tables/${id}/sit`, { seats: [{ seat }], invitation });
    await this.page.goto(`/table/${id}`);
    await this.page.locator('.board .piece').first().waitFor({ timeout: PATIENCE, state: 'attached' });
    await this.page.locator('.question.asked').waitFor({ timeout: PATIENCE });
  }

  /** The faults on a screen of this size. */
  async faultsAt(size: Size): Promise<Fault[]> {
    await this.show(size);
    return faultsOf(this.page, this.hasGoods && isPhone(size));
  }

  async show(size: Size): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.mouse.move(1, 1); // so that nothing is hovered
    await this.atRest();
  }

  /** Waits until everything is rendered with its fonts and nothing moves. */
  private async atRest(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    await this.page.waitForFunction(() => {
      const isEndless = ({ effect }: Animation): boolean =>
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      const moves = document.getAnimations().some(each => each.playState === 'running' && !isEndless(each));
      const isDrawn = document.querySelector('.centre:not([aria-busy]) .board .piece') !== null;
      return !moves && isDrawn && document.fonts.status === 'loaded';
    });
  }
}
