// Measures how long answers of normal players take, when idle and during an attack.
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fastRandom, type Random } from '@boardwright/engine';
import { Person } from '../../client/person.ts';
import { playOn } from '../../client/player.ts';
import { spawnServer } from '../spawn.ts';

export interface Felt {
  readonly attack: string;
  readonly answers: readonly [quiet: number, during: number];
  readonly p50: readonly [quiet: number, during: number];
  readonly p99: readonly [quiet: number, during: number];
  readonly ratio: number; // of the p99
  readonly refused: number;
}

const TABLES = 9; // enough answers for a stable p99, few enough for the limits
const PAUSE = 60; // milliseconds before an answer, on average: below every limit
const SETTLE = 2_000;

class Players {
  times: number[] = [];
  refused = 0;
  private isOver = false;
  private readonly people: Person[] = [];
  private readonly random: Random = fastRandom(1);
  private readonly game: string;
  private readonly base: string;

  constructor(base: string, game: string) {
    this.base = base;
    this.game = game;
  }

  async begin(): Promise<void> {
    for (let i = 0; i < TABLES; i++) {
      const pair = [await Person.guest(this.base, 'Ann'), await Person.guest(this.base, 'Bob')] as const;
      for (const person of pair) {
        person.keepViews = false;
        await person.connect();
        this.people.push(person);
      }
      void this.playAll(pair).catch((error: Error) => {
        if (!this.isOver) console.error(`load: ${error.message}`);
      });
    }
  }

  end(): void {
    this.isOver = true;
    for (const person of this.people) person.close();
  }

  private async playAll(pair: readonly [Person, Person]): Promise<void> {
    const [ann, bob] = pair;
    while (!this.isOver) {
      const chairs = [{ for: 'me' }, { for: 'anybody' }];
      const table = await ann.post('/api/tables', { game: this.game, chairs, open: false });
      await bob.post(`/api/tables/${table.id}/sit`, { seats: [{ seat: 1 }], invitation: table.invitation });
      for (const person of pair) await person.say({ type: 'watch', table: table.id });
      await Promise.all(pair.map(person => this.play(person, table.id)));
      for (const person of pair) person.seen.clear();
    }
  }

  private play(person: Person, table: string): Promise<void> {
    let sentAt = 0;
    return playOn(
      person,
      table,
      this.random,
      ({ sent }) => {
        if (sent.type === 'done') this.times.push(performance.now() - sentAt);
        else this.refused++;
      },
      async () => {
        await sleep(this.random(2 * PAUSE));
        sentAt = performance.now();
      },
    );
  }
}

/** Uses the default limits of a server. */
export async function underAttack(attack: string, game: string, seconds: number): Promise<Felt> {
  const server = await spawnServer({ TRUST_PROXY: '1' });
  const players = new Players(server.base, game);
  let attacker: Worker | null = null;
  try {
    await players.begin();
    await sleep(SETTLE);
    const quiet = await during(players, seconds);
    attacker = new Worker(new URL('./attack-thread.ts', import.meta.url), {
      workerData: { name: attack, base: server.base },
    });
    attacker.on('error', error => console.error(`load: ${(error as Error).message}`));
    await sleep(SETTLE);
    const attacked = await during(players, seconds);
    const at = (share: number) => [percentile(quiet, share), percentile(attacked, share)] as const;
    const p99 = at(0.99);
    return {
      attack,
      answers: [quiet.length, attacked.length],
      p50: at(0.5),
      p99,
      ratio: Math.round((p99[1] / p99[0]) * 100) / 100,
      refused: players.refused,
    };
  } finally {
    players.end();
    await attacker?.terminate();
    await server.kill();
  }
}

async function during(players: Players, seconds: number): Promise<number[]> {
  players.times = [];
  await sleep(seconds * 1000);
  return [...players.times].sort((a, b) => a - b); // a copy, because they play on
}

/** Without any answers, the time is infinite. */
function percentile(sorted: readonly number[], share: number): number {
  const found = sorted[Math.floor(sorted.length * share)];
  return found === undefined ? Number.POSITIVE_INFINITY : Math.round(found * 10) / 10;
}
