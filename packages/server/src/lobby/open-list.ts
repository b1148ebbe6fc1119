// The list of open tables, and how much is going on. Anybody may request them often, so they are read once for all
// requests within a second.
import type { LobbyShown, TableListed } from '../protocol/index.ts';
import { waitsOf } from '../store/journal.ts';
import { peopleSeen } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { ratingsOf } from '../store/standing.ts';
import { countPlaying, openTables, type Table } from '../store/tables.ts';
import { hasBegun, shown, sitsAt } from './shown.ts';
import { shownRating } from './standing.ts';

const MOST_SHOWN = 100;
const FRESH = 1_000; // milliseconds: changes by other machines may show up this late
const COUNTED = 5_000;
const ONLINE = 150_000; // an open page asks at least once a minute, and a session notes it once a minute

interface Listed {
  readonly table: Table;
  readonly toStrangers: TableListed;
  toSitter(person: string): TableListed;
}

/** Reads something at most once in a while, however many ask for it. */
class ReadOnce<A> {
  private readonly fresh: number;
  private readonly ask: () => Promise<A>;
  private last: { readonly at: number; readonly found: Promise<A> } | null = null;

  constructor(fresh: number, ask: () => Promise<A>) {
    this.fresh = fresh;
    this.ask = ask;
  }

  forget(): void {
    this.last = null;
  }

  get(): Promise<A> {
    const now = performance.now();
    if (this.last !== null && now - this.last.at < this.fresh) return this.last.found;
    const read = { at: now, found: this.ask() };
    this.last = read;
    read.found.catch(() => {
      if (this.last === read) this.last = null; // the next request tries again
    });
    return read.found;
  }
}

export class OpenList {
  private readonly db: Db;
  private readonly spectators: (table: string) => number;
  private readonly listed: ReadOnce<readonly Listed[]>;
  private readonly counted: ReadOnce<Omit<LobbyShown, 'looking'>>;

  constructor(db: Db, spectators: (table: string) => number) {
    this.db = db;
    this.spectators = spectators;
    this.listed = new ReadOnce(FRESH, () => this.list());
    this.counted = new ReadOnce(COUNTED, () => this.count());
  }

  /** As this person, or somebody who is not signed in, may see it. */
  async shownTo(person: string | null): Promise<TableListed[]> {
    const listed = await this.listed.get();
    return listed.map(({ table, toStrangers, toSitter }) =>
      person !== null && sitsAt(table, person) ? toSitter(person) : toStrangers,
    );
  }

  async lobby(): Promise<LobbyShown> {
    const [counted, listed] = await Promise.all([this.counted.get(), this.listed.get()]);
    const looking: Record<string, number> = {};
    for (const { table } of listed) {
      const { game, sought, chairs } = table.body;
      if (table.status !== 'open' || sought === undefined) continue;
      looking[game] = (looking[game] ?? 0) + new Set(chairs.flatMap(({ person }) => person ?? [])).size;
    }
    return { ...counted, looking };
  }

  /** A table of this machine has changed. */
  changed(): void {
    this.listed.forget();
  }

  private async count(): Promise<Omit<LobbyShown, 'looking'>> {
    const [online, playing] = await Promise.all([peopleSeen(this.db, Date.now() - ONLINE), countPlaying(this.db)]);
    return { online, playing };
  }

  private async list(): Promise<readonly Listed[]> {
    const tables = await openTables(this.db, MOST_SHOWN);
    const begun = tables.filter(hasBegun).map(({ id }) => id);
    const waits = await waitsOf(this.db, begun);
    const rated = await ratingsOf(this.db, tables.flatMap(accountsAt));
    return tables.map(table => {
      const { game, chairs } = table.body;
      const skills = new Map(rated.filter(each => each.game === game).map(each => [each.person, each]));
      const ratings = Object.fromEntries(
        chairs.flatMap(({ person }) => {
          const skill = person === null ? undefined : skills.get(person);
          return skill === undefined ? [] : [[skill.person, shownRating(skill)]];
        }),
      );
      const spectators = this.spectators(table.id);
      const toSitter = (person: string | null): TableListed => ({
        ...shown(table, person, waits.get(table.id) ?? null),
        ratings,
        spectators,
      });
      return { table, toStrangers: toSitter(null), toSitter };
    });
  }
}

/** Only these can have a rating. */
const accountsAt = ({ body }: Table): string[] =>
  body.chairs.flatMap(({ person, guest }) => (person === null || guest === true ? [] : person));
