// The load itself: opens tables, plays them at random, and measures the time until each answer is acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random, Settings } from '@boardwright/engine';
import { Person } from '../client/person.ts';
import { playOn } from '../client/player.ts';

export interface LoadWish {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly rate: number | null; // answers per second over all tables; null: as fast as possible
  readonly game: string | null;
  readonly options: Settings;
  readonly random: Random;
}
export interface Figures {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly refused: number;
  readonly games: number;
  readonly failures: number;
  readonly serverCpu: number; // milliseconds of processor time per answer; 0: unknown
  readonly ownCpu: number;
}
const AT_ONCE = 40; // tables opened at the same time
const SETTLE = 1_000; // before measuring

export class Load {
  private readonly bases: readonly string[];
  private people = 0;
  private readonly wish: LoadWish & { readonly game: string };
  private readonly cpu: () => number;
  private readonly times: number[] = [];
  private measuring = false;
  private ending = false;
  private refused = 0;
  private games = 0;
  private failures = 0;

  /** `cpu`: the processor time the server has used so far, in seconds. */
  constructor(bases: readonly string[], wish: LoadWish & { readonly game: string }, cpu: () => number = () => 0) {
    this.bases = bases;
    this.cpu = cpu;
    this.wish = wish;
  }

  async run(): Promise<Figures> {
    const { tables, seats, seconds, game } = this.wish;
    const groups: Person[][] = [];
    for (let i = 0; i < tables; i += AT_ONCE)
      groups.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - i) }, () => this.group()))));
    const first = await this.inTurns(groups);
    for (const [i, group] of groups.entries()) void this.playAll(group, first[i] as string);
    await sleep(SETTLE);
    this.measuring = true;
    const began = performance.now();
    const [serverBefore, ownBefore] = [this.cpu(), process.cpuUsage()];
    await sleep(seconds * 1000);
    this.measuring = false;
    const own = process.cpuUsage(ownBefore);
    const server = this.cpu() - serverBefore;
    const took = (performance.now() - began) / 1000;
    this.ending = true;
    for (const person of groups.flat()) person.close();
    const sorted = this.times.sort((a, b) => a - b);
    const at = (share: number): number => round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return {
      game,
      tables,
      seats,
      seconds,
      answers: sorted.length,
      perSecond: Math.round(sorted.length / took),
      p50: at(0.5),
      p99: at(0.99),
      longest: round(sorted.at(-1) ?? 0),
      refused: this.refused,
      games: this.games,
      failures: this.failures,
      serverCpu: hundredths((server * 1000) / sorted.length),
      ownCpu: hundredths((own.user + own.system) / 1000 / sorted.length),
    };
  }

  private async group(): Promise<Person[]> {
    const people: Person[] = [];
    for (let i = 0; i < this.wish.seats; i++) {
      const base = this.bases[this.people++ % this.bases.length] as string; // players of one table at different processes
      const person = await Person.guest(base, `player ${i + 1}`);
      person.keepViews = false;
      await person.connect();
      person.onClose = () => {
        if (!this.ending) this.failures++;
      };
      people.push(person);
    }
    return people;
  }

  private async inTurns(groups: readonly Person[][]): Promise<string[]> {
    const tables: string[] = [];
    for (let i = 0; i < groups.length; i += AT_ONCE)
      tables.push(...(await Promise.all(groups.slice(i, i + AT_ONCE).map(group => this.open(group)))));
    return tables;
  }

  private async open(group: readonly Person[]): Promise<string> {
    const [first, ...others] = group as [Person, ...Person[]];
    const { game, options } = this.wish;
    const chairs = group.map((_, i) => ({ for: i === 0 ? 'me' : 'anybody' }));
    const table = await first.open({ game, options, chairs, open: false });
    for (const [i, person] of others.entries()) await person.sit(table, i + 1);
    for (const person of group) await person.say({ type: 'watch', table: table.id });
    return table.id;
  }

  /** Plays one table after the other with the same people. */
  private async playAll(group: readonly Person[], first: string): Promise<void> {
    try {
      for (let table = first; !this.ending; table = await this.open(group)) {
        await Promise.all(group.map(person => this.play(person, table)));
        for (const person of group) person.seen.clear();
        this.games++;
      }
    } catch (error) {
      if (this.ending) return;
      if (this.failures++ === 0) console.error(`load: ${(error as Error).message}`);
    }
  }

  private play(person: Person, table: string): Promise<void> {
    const { rate, tables, random } = this.wish;
    const mean = rate === null ? 0 : (tables / rate) * 1000;
    let sentAt = 0;
    const pause = async (): Promise<void> => {
      // A table has one open question at a time on average, so the pause per table sets the total rate.
      if (mean > 0) await sleep((random(1000) / 500) * mean);
      sentAt = performance.now();
    };
    return playOn(
      person,
      table,
      random,
      ({ sent }) => {
        if (!this.measuring) return;
        if (sent.type === 'done') this.times.push(performance.now() - sentAt);
        else this.refused++;
      },
      pause,
    );
  }
}

const hundredths = (ms: number): number => Math.round(ms * 100) / 100;
const round = (ms: number): number => Math.round(ms * 10) / 10;
