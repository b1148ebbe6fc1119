// Counts presses at real tables: while others answer between press and release, and double clicks.
import { setTimeout as sleep } from 'node:timers/promises';
import { Person, type Sent as Reply, type Seen } from '@boardwright/server/client';
import type { ClientMessage, ServerMessage, TableShown } from '@boardwright/server/protocol';
import type { Page, Route } from 'playwright-core';
import type { World } from './browser.ts';
import { openList, PATIENCE, type Random } from './playing.ts';
import type { Situation } from './situations.ts';

const PRESS = 100; // milliseconds
const GAPS = [0, 50, 100, 150, 200, 240]; // milliseconds between the two halves of a double click
const DOUBLE = 300; // what takes longer is not a double click: the machine was busy, and it is repeated
const MOST_MISSED = 100; // a page on which nothing stays in its place is wrong

/** An answer that the page has sent. */
interface Sent {
  readonly id: string;
  readonly word: string;
  reply: 'done' | 'refused' | null;
  position: number; // of the match, when it was accepted
}
/** Something on the page that can be pressed: an answer, or a step towards one. */
interface Control {
  readonly word: string | null;
  readonly piece: string | null;
  readonly x: number;
  readonly y: number;
}
/** The results of presses. */
export interface Count {
  presses: number;
  answers: number; // presses on answers; the others picked something up or put it down
  lost: number;
  twice: number;
  missed: number; // presses that went down on something else, because the table had changed before: repeated
  readonly failures: string[];
}
export const newCount = (): Count => ({ presses: 0, answers: 0, lost: 0, twice: 0, missed: 0, failures: [] });

/** A press, as the page got it: when, and on what. */
interface Down {
  readonly at: number;
  readonly word: string | null;
  readonly piece: string | null;
}

/** One person at a page, and a program that plays all other seats. */
export class Pressing {
  readonly page: Page;
  readonly errors: string[];
  private readonly me: Person;
  private readonly others: Person;
  random: Random; // decides what is pressed
  private readonly sent: Sent[] = [];
  private table = '';
  private seat = 0;
  private position = 0; // of the match, as far as we have advanced it

  private constructor(page: Page, errors: string[], me: Person, others: Person, random: Random) {
    this.page = page;
    this.errors = errors;
    this.me = me;
    this.others = others;
    this.random = random;
    page.on('websocket', socket => {
      socket.on('framesent', ({ payload }) => this.hear(JSON.parse(String(payload))));
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload))));
    });
  }

  /** `moves`: how moves of others are shown; `normal` is with all animations. */
  static async begin(world: World, moves: 'off' | 'normal', random: Random): Promise<Pressing> {
    const { context, page, errors } = await world.person(
      moves === 'normal' ? { reducedMotion: 'no-preference' } : { reducedMotion: 'reduce' },
    );
    const me = await Person.guest(world.address, 'Me');
    const others = await Person.guest(world.address, 'Others');
    const [name = '', value = ''] = me.cookie.split('=', 2);
    await context.addCookies([{ name, value, url: world.address }]);
    await context.addInitScript(chosen => {
      localStorage.setItem('boardwright.signed-in', '1');
      localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: chosen, gains: false }));
      const downs: Down[] = [];
      const note = ({ timeStamp: at, target }: PointerEvent): void => {
        const on = target instanceof Element ? target.closest<HTMLElement>('[data-word], [data-step]') : null;
        downs.push({ at, word: on?.dataset.word ?? null, piece: on?.dataset.piece ?? null });
      };
      document.addEventListener('pointerdown', note, true);
      Object.assign(window, { downs });
    }, moves);
    await me.connect();
    await others.connect();
    return new Pressing(page, errors, me, others, random);
  }

  async close(): Promise<void> {
    this.me.close();
    this.others.close();
    await this.page.context().close();
  }

  private hear(message: ClientMessage | ServerMessage): void {
    if (message.type === 'act' && message.act.do === 'answer')
      this.sent.push({ id: message.id, word: message.act.word, reply: null, position: 0 });
    if (message.type !== 'done' && message.type !== 'refused') return;
    const known = this.sent.find(({ id }) => id === message.id);
    if (known === undefined) return;
    known.reply = message.type;
    if (message.type === 'done') known.position = message.position ?? 0;
  }

  private get mine(): Seen {
    return this.me.seen.get(`${this.table}/${this.seat}`) as Seen;
  }

  /** A new table that continues from there. */
  async sitDown({ file, seat }: Situation): Promise<void> {
    const mine = Array.from({ length: file.seats }, (_, p) => p).filter(p => p !== seat);
    const { id, invitation } = await this.others.post<TableShown>('/api/games/import', { file, mine });
    await this.me.post(`/api/tables/${id}/sit`, { seats: [{ seat }], invitation });
    this.table = id;
    this.seat = seat;
    this.position = 0;
    for (const person of [this.me, this.others]) await person.say({ type: 'watch', table: id });
    await until(() => this.me.seen.has(`${id}/${seat}`));
    await this.goTo(`/table/${id}`);
    await this.page.locator('.board .piece').first().waitFor({ timeout: PATIENCE });
    await this.caughtUp();
  }

  /** The app keeps running from one table to the next: nothing of the old table may be left over. */
  private async goTo(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') {
      await this.page.goto(path);
      return;
    }
    await this.page.evaluate(to => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Waits until the page shows the current match. Skips the playback of missed moves. */
  private async caughtUp(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await until(() => this.mine.position >= this.position);
    const isNow = (position: number): boolean => {
      const shown = document.querySelector<HTMLElement>('.question')?.dataset.position;
      const isStill = document.querySelector('.centre[aria-busy], .table[data-plays]') === null;
      return document.querySelector('.result') !== null || (Number(shown) >= position && isStill);
    };
    for (let tries = 0; tries < PATIENCE / 500; tries++) {
      await this.page.keyboard.press('Escape');
      const found = this.page.waitForFunction(isNow, this.mine.position, { timeout: 500, polling: 20 });
      if (await found.then(() => true).catch(() => false)) return;
    }
    throw new Error(`the page never shows position ${this.mine.position}`);
  }

  /** What can be pressed, with a point where it is on top. */
  private async control(where: string): Promise<Control | null> {
    if (where === '.options') await openList(this.page);
    const all = await this.page.evaluate(within => {
      const found = [...document.querySelectorAll<HTMLElement>(`${within} :is([data-word], [data-step])`)];
      const STEPS = [0.5, 0.25, 0.75, 0.1, 0.9];
      return found.flatMap(each => {
        // Only steps with a clear result: pressing something that is already picked up puts it down in some games but
        // not in others, and a piece without a name picks up something else.
        if (each.matches('[data-step]:is(:not([data-piece]), [aria-pressed="true"])')) return [];
        const { x, y, width, height } = each.getBoundingClientRect();
        const { word = null, piece = null } = each.dataset;
        for (const across of STEPS)
          for (const down of STEPS) {
            const spot = { x: x + width * across, y: y + height * down };
            const top = document.elementFromPoint(spot.x, spot.y)?.closest('[data-word], [data-step]');
            if (top === each) return [{ word, piece, ...spot }];
          }
        return [];
      });
    }, where);
    // Prefers what leads on, because pressing "done" again and again would leave little else to press.
    const moves = all.filter(({ word }) => word !== null && !word.startsWith('button:'));
    const steps = all.filter(({ word }) => word === null);
    const [some = all] = [moves, steps].filter(each => each.length > 0 && this.random(6) > 0);
    return some[this.random(some.length)] ?? null;
  }

  /** The others answer one question, `by` a move or by any word. False: they are asked nothing. */
  private async othersAnswer(by: 'move' | 'any'): Promise<boolean> {
    const seen = [...this.others.seen.values()].filter(({ table, seat, open }) => {
      return table === this.table && seat !== null && seat !== this.seat && open.length > 0;
    });
    const update = seen[this.random(seen.length)];
    const asking = update?.open[0];
    if (update === undefined || asking === undefined) return false;
    const moves = asking.words.filter(word => !word.startsWith('button:'));
    const words = by === 'move' && moves.length > 0 ? moves : asking.words;
    const word = words[this.random(words.length)];
    if (word === undefined || update.seat === null) return false;
    this.note(await this.others.answer(this.table, update.seat, asking.at, word, update.position));
    return true;
  }

  private isTogether(ask: string): boolean {
    const isAsked = this.mine.open.some(({ task, words }) => task.do === ask && words.length > 1);
    const others = [...this.others.seen.values()].filter(({ table, open }) => table === this.table && open.length > 0);
    return isAsked && others.length > 0;
  }

  /** Presses something while others answer. False: there is nothing left to press here. */
  async pressMeanwhile(ask: string, count: Count): Promise<boolean> {
    await this.caughtUp();
    const control = this.isTogether(ask) ? await this.control('.board') : null;
    if (control === null) return false;
    const before = this.sent.length;
    await this.page.mouse.move(control.x, control.y);
    await this.page.mouse.down();
    const [changed] = await Promise.all([this.othersAnswer('move'), sleep(PRESS)]);
    await this.page.mouse.up();
    if (!changed) throw new Error('nobody else has answered');
    const [down] = await this.downs(1);
    if (isOn(down, control)) await this.judge(control, before, count);
    else await this.miss(before, count);
    await this.takeBack(before);
    return true;
  }

  /** The last presses. */
  private downs(n: number): Promise<Down[]> {
    return this.page.evaluate(last => (window as unknown as { downs: Down[] }).downs.slice(-last), n);
  }

  private async judge(control: Control, before: number, count: Count): Promise<void> {
    count.presses++;
    if (control.word === null) await this.judgePick(control, before, count);
    else await this.judgeAnswer(control.word, before, count);
  }

  private async miss(before: number, count: Count): Promise<void> {
    count.missed++;
    if (count.missed > MOST_MISSED) throw new Error(`${count.missed} presses went down on something else`);
    await this.settle(before);
  }

  /** Waits for whatever a press has done that cannot be judged. */
  private async settle(before: number): Promise<void> {
    await this.aMoment();
    await until(() => this.sent.slice(before).every(({ reply }) => reply !== null));
  }

  /** Picks something up while missed moves are about to be played back. False: there is nothing to pick up here. */
  async pickBeforePlayback(situation: Situation, count: Count): Promise<boolean> {
    const held: Route[] = [];
    await this.page.route('**/replay?*', route => void held.push(route), { times: 1 });
    await this.sitDown(situation);
    await until(() => held.length > 0);
    const found = await this.control('.board');
    const control = found?.word === null ? found : null;
    if (control !== null) {
      await this.page.mouse.move(control.x, control.y);
      await this.page.mouse.down();
    }
    const answered = this.page.waitForResponse('**/replay?*');
    await held[0]?.continue();
    await (await answered).finished();
    await this.aMoment();
    if (control === null) return false;
    const before = this.sent.length;
    await this.page.mouse.up();
    count.presses++;
    await this.judgePick(control, before, count);
    return true;
  }

  /**
   * Starts the playback of missed moves and skips it before the board is rendered, a little later each time until it
   * is. Returns something that looks as if it could be picked up; null: there is nothing like that here.
   */
  async pickAfterGivenUpDrawings(situation: Situation): Promise<readonly string[] | null> {
    await this.sitDown(situation);
    if ((await this.page.locator('.catch-up').count()) === 0) return null;
    if ((await this.page.locator(STEPS).count()) === 0) return null;
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 }); // rendering takes several steps
    const dead: string[] = [];
    for (let after = 1, isDrawn = false; !isDrawn; after++) {
      isDrawn = await this.page.evaluate(giveUpDrawing, after);
      await this.caughtUp();
      dead.push(...(await this.page.evaluate(unpicked, STEPS)));
    }
    return dead;
  }

  private async judgePick({ piece }: Control, before: number, count: Count): Promise<void> {
    const picked = this.page.locator(`.board [data-piece="${piece}"][aria-pressed="true"]`);
    const happened = await picked
      .first()
      .waitFor({ state: 'attached', timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    if (!happened) this.fail(count, 'lost', `${piece} was not picked`);
    if (this.sent.length > before) this.fail(count, 'twice', `${piece} answered ${this.sent.at(-1)?.word}`);
  }

  private async judgeAnswer(word: string, before: number, count: Count): Promise<void> {
    count.answers++;
    const sent = (): Sent[] => this.sent.slice(before);
    await until(() => sent().some(({ reply }) => reply === 'done')).catch(() => {});
    await this.aMoment();
    const taken = sent().filter(({ reply }) => reply !== 'refused');
    if (taken[0]?.word !== word)
      this.fail(
        count,
        'lost',
        `${word} was pressed, ${taken[0]?.word ?? 'nothing'} answered of ${JSON.stringify(sent())}`,
      );
    if (taken.length > 1) this.fail(count, 'twice', `${word} was pressed, then ${taken[1]?.word} answered`);
  }

  private fail(count: Count, how: 'lost' | 'twice', sentence: string): void {
    count[how]++;
    count.failures.push(`${this.mine.open[0]?.task.do ?? 'not asked'}: ${sentence}`);
  }

  /** Waits until everything that a press triggers has happened. */
  private aMoment(): Promise<void> {
    return this.page.evaluate(
      () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  /** Undoes it, so that the same can be pressed again. What cannot be undone stays. */
  private async takeBack(before: number): Promise<void> {
    const table = this.table;
    const taken = Math.max(0, ...this.sent.slice(before).map(({ position }) => position));
    await until(() => this.mine.position >= taken); // only then is it known what can be undone
    if (this.sent.length > before && this.mine.undo === 'free')
      this.note(await this.me.act(table, { do: 'undo', seat: this.seat }));
    for (const { table: of, seat, undo } of [...this.others.seen.values()])
      if (of === table && seat !== null && seat !== this.seat && undo === 'free')
        this.note(await this.others.act(table, { do: 'undo', seat }));
  }

  private note(reply: Reply): void {
    if (reply.type === 'refused') throw new Error(`refused: ${reply.why}`);
    this.position = Math.max(this.position, reply.position ?? 0);
  }

  /** The others play until this person is asked. False: the game is over. */
  private async untilAsked(): Promise<boolean> {
    for (;;) {
      if (this.mine.open.length > 0) return true;
      if (this.mine.view.scores !== null) return false;
      const { position } = this.mine;
      if (!(await this.othersAnswer('any'))) return false; // who only moves may move back and forth for ever
      await until(() => this.mine.position > position);
    }
  }

  /**
   * Presses an option and releases elsewhere, then presses it properly. Returns what was answered before the second
   * press.
   */
  async dragAway(): Promise<readonly string[]> {
    const control = await this.control('.options');
    if (control === null) throw new Error('nothing can be answered');
    const before = this.sent.length;
    await this.page.mouse.move(control.x, control.y);
    await this.page.mouse.down();
    await this.page.mouse.move(control.x, 200, { steps: 5 });
    await this.page.mouse.up();
    await this.aMoment();
    const answered = this.sent.slice(before).map(({ word }) => word);
    const count = newCount();
    const dragged = this.sent.length; // before the click: it may be heard of before the click returns
    await this.page.mouse.click(control.x, control.y);
    await this.judgeAnswer(control.word ?? '', dragged, count);
    return [...answered, ...count.failures];
  }

  /** A double click on an option or a piece. False: there is nothing left to press here. */
  async pressTwice(count: Count): Promise<boolean> {
    if (!(await this.untilAsked())) return false;
    await this.caughtUp();
    const control =
      (await this.control(this.random(2) === 0 ? '.board' : '.options')) ?? (await this.control('.options'));
    if (control === null) return false;
    const before = this.sent.length;
    await this.page.mouse.move(control.x, control.y);
    const halves: Promise<void>[] = [];
    for (const clickCount of [1, 2]) {
      const { mouse } = this.page; // a hand does not wait for the page
      halves.push(mouse.down({ clickCount }), mouse.up({ clickCount }));
      if (clickCount === 1) await sleep(GAPS[this.random(GAPS.length)]);
    }
    await Promise.all(halves);
    await this.aMoment();
    const [first, second] = await this.downs(2);
    if (!isOn(first, control)) await this.miss(before, count);
    else if (isDouble(first, second)) await this.judge(control, before, count);
    else await this.settle(before);
    return true;
  }
}

/** Whether a press went down on what was to be pressed. */
const isOn = (down: Down | undefined, { word, piece }: Control): boolean =>
  down !== undefined && down.word === word && down.piece === piece;

const isDouble = (first: Down | undefined, second: Down | undefined): boolean =>
  first !== undefined && second !== undefined && second.at - first.at < DOUBLE;

/** Steps with a clear result, see `control`. */
const STEPS = '.board [data-step][data-piece][aria-pressed="false"]';

/**
 * Starts the playback and ends it this many tasks after the board should have been rendered. True: the board was
 * rendered by then.
 */
async function giveUpDrawing(after: number): Promise<boolean> {
  document.querySelector<HTMLElement>('.catch-up .btn')?.click();
  await new Promise<void>(resolve => {
    const watching = new MutationObserver(() => {
      if (document.querySelector('.table[data-plays]') === null) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-plays'] });
  });
  for (let i = 0; i < after; i++)
    await new Promise(resolve => {
      const { port1, port2 } = new MessageChannel(); // as React schedules its work
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const isDrawn = document.querySelector('.centre[aria-busy]') === null;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return isDrawn;
}

/** What cannot be picked up by key although it looks as if it could. */
async function unpicked(steps: string): Promise<string[]> {
  const dead: string[] = [];
  const enter = async (piece: Element): Promise<void> => {
    piece.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  };
  for (const piece of document.querySelectorAll(steps)) {
    await enter(piece);
    if (piece.getAttribute('aria-pressed') === 'true') await enter(piece);
    else dead.push(piece.getAttribute('data-piece') ?? '');
  }
  return dead;
}

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > end) throw new Error('it never came to that');
    await sleep(5);
  }
}

/** Two people for all tables of all games: one with all animations, the other with none. */
export const twoHands = async (world: World): Promise<readonly Pressing[]> => [
  await Pressing.begin(world, 'normal', () => 0),
  await Pressing.begin(world, 'off', () => 0),
];

type Press = (hand: Pressing, situation: Situation, count: Count) => Promise<boolean>;

/** This many presses, in one situation after the other, by the two people in turn. */
async function pressAt(
  hands: readonly Pressing[],
  situations: readonly Situation[],
  presses: number,
  random: Random,
  { each, press }: { each: number; press: Press }, // this many per situation
): Promise<Count> {
  const count = newCount();
  for (const hand of hands) hand.random = random;
  for (let i = 0; count.presses < presses; i++) {
    const situation = situations[random(situations.length)] as Situation;
    const hand = hands[i % hands.length] as Pressing;
    await hand.sitDown(situation);
    const most = Math.min(presses, count.presses + each);
    while (count.presses < most && (await press(hand, situation, count)));
  }
  for (const { errors } of hands)
    count.failures.push(...errors.splice(0).filter(error => !error.startsWith('Failed to load resource')));
  return count;
}

/** This many presses on answers to one kind of question. */
export const pressesAt = (
  hands: readonly Pressing[],
  situations: readonly Situation[],
  presses: number,
  random: Random,
): Promise<Count> => {
  const press: Press = (hand, { ask }, count) => hand.pressMeanwhile(ask, count);
  return pressAt(hands, situations, presses, random, { each: Math.ceil(presses / 8), press });
};

/** This many double clicks in games that continue from there. */
export const doublesAt = (
  hands: readonly Pressing[],
  situations: readonly Situation[],
  doubles: number,
  random: Random,
): Promise<Count> => {
  const press: Press = (hand, _, count) => hand.pressTwice(count);
  return pressAt(hands, situations, doubles, random, { each: Math.ceil(doubles / 4), press });
};
