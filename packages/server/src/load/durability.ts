// Proves that nothing is lost: kills a server under load again and again. Afterwards every acknowledged answer must be
// in the journal exactly once, and every match must replay.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyModule, canonical, fastRandom, type Settings } from '@boardwright/engine';
import { Live } from '@boardwright/host';
import { Person } from '../client/person.ts';
import { loadGames, moduleOf } from '../rules/games.ts';
import { loadMatch, rowsAfter } from '../store/journal.ts';
import { openStore } from '../store/open.ts';
import type { Db } from '../store/schema.ts';
import { type Spawned, spawnServer } from './spawn.ts';
import { Stubborn } from './stubborn.ts';

export interface DurabilityWish {
  readonly tables: number;
  readonly seats: number;
  /**
   * How long a server runs before it is killed: this long on average, and at least until it has taken this many
   * answers.
   */
  readonly life: { readonly seconds: number; readonly answers: number };
  readonly isEnough: (progress: Progress) => boolean; // checked after each kill
  readonly think: number; // milliseconds per answer, on average
  readonly game: string;
  readonly options: Settings;
  readonly gamesModule: string;
}
export interface Progress {
  readonly kills: number;
  readonly acknowledged: number;
  readonly seconds: number;
}
export interface DurabilityFigures {
  readonly tables: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly retries: number;
  readonly lost: number;
  readonly twice: number;
  readonly replayed: number;
  readonly diverged: number;
}
const AT_ONCE = 20;
const LOOK = 50; // milliseconds between two checks of the number of answers
const PATIENCE = 120_000; // a server that takes no answers for this long is stuck

export async function provesDurable(wish: DurabilityWish): Promise<DurabilityFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwright-durability-'));
  const file = path.join(folder, 'd.db');
  const env = { NO_RATE_LIMITS: '1', DATABASE_FILE: file, GAMES_MODULE: wish.gamesModule };
  let server: Spawned = await spawnServer(env);
  try {
    const players = await sitDown(server.base, wish);
    const playing = players.map(player => player.play(() => server.base));
    const began = performance.now();
    let kills = 0;
    for (let enough = false; !enough; ) {
      await oneLife(wish, players);
      await server.kill();
      kills++;
      const seconds = (performance.now() - began) / 1000;
      enough = areOver(players) || wish.isEnough({ kills, acknowledged: acknowledgedBy(players), seconds });
      server = await spawnServer(env);
    }
    await sleep(2 * wish.think);
    for (const player of players) player.stop();
    await Promise.all(playing);
    await server.kill();
    return { kills, ...(await judge(file, wish, players)) };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the server has run its time and taken its answers: killing an idle server proves nothing. */
async function oneLife({ life }: DurabilityWish, players: readonly Stubborn[]): Promise<void> {
  const before = acknowledgedBy(players);
  const began = performance.now();
  await sleep(life.seconds * (500 + Math.floor(Math.random() * 1000)));
  while (acknowledgedBy(players) < before + life.answers && !areOver(players)) {
    if (performance.now() - began > PATIENCE) throw new Error('the server takes no answers');
    await sleep(LOOK);
  }
}

/** All games are over, so nothing more can happen. */
const areOver = (players: readonly Stubborn[]): boolean => players.every(({ isOver }) => isOver);

const acknowledgedBy = (players: readonly Stubborn[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function sitDown(base: string, { tables, seats, game, options, think }: DurabilityWish): Promise<Stubborn[]> {
  const players: Stubborn[] = [];
  for (let i = 0; i < tables; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - i) }, async (_, k) => {
      const people = await Promise.all(Array.from({ length: seats }, (_, p) => Person.guest(base, `player ${p}`)));
      const [first, ...others] = people as [Person, ...Person[]];
      const chairs = people.map((_, p) => ({ for: p === 0 ? 'me' : 'anybody' }));
      const { id, invitation } = await first.post('/api/tables', { game, options, chairs, open: false });
      for (const [p, person] of others.entries())
        await person.post(`/api/tables/${id}/sit`, { seats: [{ seat: p + 1 }], invitation });
      players.push(...people.map((person, p) => new Stubborn(person, id, fastRandom((i + k) * seats + p), think)));
    });
    await Promise.all(some);
  }
  return players;
}

async function judge(file: string, wish: DurabilityWish, players: readonly Stubborn[]) {
  const { db } = await openStore(file);
  const module = moduleOf(await loadGames(wish.gamesModule), wish.game);
  const acknowledged = players.flatMap(player => player.acknowledged);
  const tables = new Set(acknowledged.map(({ table }) => table));
  const stored = new Map<string, number>();
  let replayed = 0;
  for (const table of tables) {
    for (const id of await answersOf(db, table)) stored.set(`${table} ${id}`, (stored.get(`${table} ${id}`) ?? 0) + 1);
    if (await replays(db, module, table)) replayed++;
  }
  await db.destroy();
  return {
    tables: tables.size,
    acknowledged: acknowledged.length,
    stored: stored.size,
    retries: players.reduce((sum, player) => sum + player.retries, 0),
    lost: acknowledged.filter(({ table, seat, id }) => !stored.has(`${table} ${seat}:${id}`)).length,
    twice: [...stored.values()].filter(times => times > 1).length,
    replayed,
    diverged: tables.size - replayed,
  };
}

async function answersOf(db: Db, table: string): Promise<string[]> {
  const rows = await rowsAfter(db, table, -1);
  return rows.flatMap(({ facts }) => facts.flatMap(fact => (fact.do === 'answer' ? [fact.id] : [])));
}

/** The match from its rows alone must equal the match from its snapshot. */
async function replays(db: Db, { game }: AnyModule, table: string): Promise<boolean> {
  try {
    const whole = Live.restore(game, null, await rowsAfter(db, table, -1));
    const { snapshot, rows } = await loadMatch(db, table);
    const quick = Live.restore(game, snapshot, rows);
    return canonical(whole.play.match) === canonical(quick.play.match);
  } catch {
    return false;
  }
}
