// Bots on the device: a person's command during a bot's thinking comes before the bot's answer, and the bot then
// answers the new question. The host runs here without its worker. Commands that arrive while a bot thinks wait, like
// messages to a worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { type Command, type Declined, type Update, updateFor } from '@boardwright/host';
import { Host, type Hosted } from '../src/here/host.ts';
import type { Store } from '../src/here/store.ts';

const ROUNDS = 20;
const SILENT = 10_000; // milliseconds
const PERSON = { owner: 'me', name: '', bot: null, left: false };
const robot = (level: string) => ({ owner: null, name: '', bot: level, left: false });
const nothingKept = { add: async () => {}, get: async () => null } as unknown as Store;

async function until(check: () => boolean): Promise<void> {
  const until = Date.now() + SILENT;
  while (!check() && Date.now() < until) await sleep(5);
  assert.ok(check(), 'it did not come true');
}

/**
 * Runs something when a bot next checks its clock, like a message that arrives while it thinks. Only if that is still
 * possible.
 */
async function whileABotThinks<R>(may: () => boolean, does: () => Promise<R>): Promise<R | 'not done'> {
  const { now } = performance;
  let doing: Promise<R> | null = null;
  let looked = false;
  performance.now = () => {
    performance.now = now;
    const isTime = may();
    setImmediate(() => {
      looked = true;
      if (isTime) doing = does();
    });
    return now.call(performance);
  };
  await until(() => looked || !may());
  performance.now = now;
  return doing ?? 'not done';
}

class Table {
  readonly host: Host;
  hosted: Hosted | null = null;
  private readonly random = fastRandom(7);
  private ids = 0;

  isWatched = true;

  constructor() {
    this.host = new Host(
      nothingKept,
      () => {},
      () => this.isWatched,
    );
    this.host.pause = 0;
  }

  async open(game: string, seats: readonly object[]): Promise<void> {
    const wish = { game, options: {}, seats: seats as never, pace: { kind: 'untimed' }, confirmTurns: false } as const;
    this.hosted = await this.host.open(wish);
  }

  get me(): Update {
    return updateFor(this.hosted!.live, 0);
  }

  get answers(): number {
    return this.hosted!.live.play.entries.length;
  }

  say(command: object): Promise<Declined | null> {
    return this.host.command(this.hosted!, { by: 'me', seat: 0, ...command } as Command);
  }

  async answerAny(): Promise<void> {
    const { open, position } = this.me;
    const { at, words } = open[0]!;
    const word = words[this.random(words.length)];
    assert.equal(await this.say({ do: 'answer', id: `${this.ids++}`, at, word, position }), null);
  }
}

/** One game with a bot: undoes moves while it thinks, and measures how long it then takes. */
async function takingBack(game: string, most: number): Promise<number[]> {
  const times: number[] = [];
  const table = new Table();
  await table.open(game, [PERSON, robot('skilled')]);
  const isMine = (): boolean => table.me.open.length > 0;
  const isFree = (): boolean => !isMine() && table.me.undo === 'free';
  while (times.length < most) {
    await until(() => isMine() || table.hosted!.live.isOver);
    if (!isMine()) break;
    await table.answerAny();
    if (!isFree()) continue;
    const undone = await whileABotThinks(isFree, () => table.say({ do: 'undo' }));
    if (undone === 'not done') continue; // another answer of the bot came first
    assert.equal(undone, null, 'what was said while the bot thought is done');
    assert.ok(isMine());
    while (isMine()) await table.answerAny();
    const { answers } = table;
    const asked = performance.now();
    await until(() => table.answers > answers || table.hosted!.live.isOver);
    times.push(performance.now() - asked);
  }
  table.host.forget(table.hosted!.kept.table.id);
  return times;
}

test('a move is taken back while a bot thinks: it is taken back, and the bot answers anew, 20 of 20 times', async t => {
  const times: number[] = [];
  for (const id of Object.keys(games)) times.push(...(await takingBack(id, ROUNDS - times.length)));
  assert.equal(times.length, ROUNDS);
  t.diagnostic(`${times.length} of ${ROUNDS}, longest ${Math.max(...times).toFixed(0)} ms`);
});

test('a table of bots alone plays only while somebody watches', async () => {
  const [id = ''] = Object.keys(games);
  const [watched, resting] = [new Table(), new Table()];
  resting.isWatched = false;
  for (const table of [resting, watched]) await table.open(id, [robot('random'), robot('random')]);
  await until(() => watched.answers > 20);
  assert.equal(resting.answers, 0);
  resting.isWatched = true;
  resting.host.seeToBots(resting.hosted!);
  await until(() => resting.answers > 0);
  for (const table of [resting, watched]) table.isWatched = false;
});

test('a table that was removed is not played on by its bots', async () => {
  const [id = ''] = Object.keys(games);
  const table = new Table();
  await table.open(id, [robot('random'), robot('random')]);
  await until(() => table.answers > 3);
  table.host.forget(table.hosted!.kept.table.id);
  const { answers } = table;
  const other = new Table();
  await other.open(id, [robot('random'), robot('random')]);
  await until(() => other.answers > 20);
  assert.ok(table.answers <= answers + 1, 'one answer may have been on the way');
  other.isWatched = false;
});
