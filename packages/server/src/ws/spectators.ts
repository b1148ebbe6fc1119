// Who watches a game without a seat, at all machines together. Everybody at the table is told.
import type { News } from '../fanout/fanout.ts';
import type { Spectator } from '../protocol/index.ts';
import { namesOf } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import type { Hub } from './hub.ts';

const SOON = 100; // milliseconds: those who come together are told of together
const MOST_NAMED = 100;

interface Elsewhere {
  readonly people: readonly Spectator[];
  readonly at: number;
}

export class Spectators {
  private readonly db: Db;
  private readonly hub: Hub;
  private readonly publish: (news: News) => void;
  private readonly machine: string;
  private readonly run: (work: Promise<void>) => void;
  private readonly elsewhere = new Map<string, Map<string, Elsewhere>>(); // by table and machine
  private readonly soon = new Map<string, NodeJS.Timeout>();
  private isClosed = false;
  private readonly told = new Set<string>(); // tables at which somebody was last told of spectators

  constructor(
    db: Db,
    hub: Hub,
    machine: string,
    publish: (news: News) => void,
    run: (work: Promise<void>) => void, // also takes care of errors
  ) {
    this.db = db;
    this.hub = hub;
    this.machine = machine;
    this.publish = publish;
    this.run = run;
    hub.onWatchers = table => this.changed(table);
  }

  count(table: string): number {
    return new Set([...this.hub.spectatorsOf(table), ...this.others(table).map(({ person }) => person)]).size;
  }

  /** Another machine has spectators, or has none any more. */
  heard({ machine, table, people }: News & { kind: 'spectators' }): void {
    const by = this.elsewhere.get(table) ?? new Map<string, Elsewhere>();
    by.delete(machine);
    if (people.length > 0) by.set(machine, { people, at: Date.now() });
    if (by.size === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, by);
    this.run(this.tell(table, this.others(table), this.hub.spectatorsOf(table)));
  }

  /** From time to time: others hear who is still here, and a machine that has died is forgotten. */
  refresh(lifetime: number): void {
    for (const table of this.told) this.changed(table);
    const since = Date.now() - lifetime;
    for (const [table, by] of this.elsewhere) {
      for (const [machine, { at }] of by) if (at < since) by.delete(machine);
      if (by.size === 0) this.elsewhere.delete(table);
    }
  }

  close(): void {
    this.isClosed = true;
    for (const timer of this.soon.values()) clearTimeout(timer);
  }

  private changed(table: string): void {
    if (this.isClosed || this.soon.has(table)) return;
    const timer = setTimeout(() => {
      this.soon.delete(table);
      this.run(this.now(table));
    }, SOON);
    this.soon.set(table, timer);
  }

  private async now(table: string): Promise<void> {
    const here = this.hub.spectatorsOf(table);
    if (here.length === 0 && !this.told.has(table) && this.others(table).length === 0) return;
    const people = await this.named(here);
    this.publish({ kind: 'spectators', machine: this.machine, table, people });
    await this.tell(table, [...people, ...this.others(table)], []);
  }

  private async tell(table: string, known: readonly Spectator[], unnamed: readonly string[]): Promise<void> {
    const all = new Map([...known, ...(await this.named(unnamed))].map(each => [each.person, each]));
    if (all.size === 0 || !this.hub.isWatched(table)) this.told.delete(table);
    else this.told.add(table);
    const people = [...all.values()].slice(0, MOST_NAMED);
    this.hub.send(table, { type: 'spectators', table, people, count: all.size });
  }

  private async named(ids: readonly string[]): Promise<Spectator[]> {
    const names = await namesOf(this.db, ids.slice(0, MOST_NAMED));
    return ids.map(person => ({ person, name: names.get(person) ?? '' }));
  }

  private others(table: string): Spectator[] {
    return [...(this.elsewhere.get(table)?.values() ?? [])].flatMap(({ people }) => people);
  }
}
