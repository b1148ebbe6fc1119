// The list of open tables. Anybody may request it often, so it is read once for all requests within a second.
import type { TableShown } from '../protocol/index.ts';
import { waitsOf } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { openTables, type Table } from '../store/tables.ts';
import { hasBegun, shown, sitsAt } from './shown.ts';

const MOST_SHOWN = 100;
const FRESH = 1_000; // milliseconds: changes by other machines may show up this late

interface Listed {
  readonly table: Table;
  readonly toStrangers: TableShown;
  toSitter(person: string): TableShown;
}

export class OpenList {
  private readonly db: Db;
  private read: { readonly at: number; readonly list: Promise<readonly Listed[]> } | null = null;

  constructor(db: Db) {
    this.db = db;
  }

  /** As this person, or somebody who is not signed in, may see it. */
  async shownTo(person: string | null): Promise<TableShown[]> {
    const listed = await this.listed();
    return listed.map(({ table, toStrangers, toSitter }) =>
      person !== null && sitsAt(table, person) ? toSitter(person) : toStrangers,
    );
  }

  /** A table of this machine has changed. */
  changed(): void {
    this.read = null;
  }

  private listed(): Promise<readonly Listed[]> {
    const now = performance.now();
    if (this.read !== null && now - this.read.at < FRESH) return this.read.list;
    const read = { at: now, list: this.list() };
    this.read = read;
    read.list.catch(() => {
      if (this.read === read) this.read = null; // the next request tries again
    });
    return read.list;
  }

  private async list(): Promise<readonly Listed[]> {
    const tables = await openTables(this.db, MOST_SHOWN);
    const begun = tables.filter(hasBegun).map(({ id }) => id);
    const waits = await waitsOf(this.db, begun);
    return tables.map(table => {
      const toSitter = (person: string | null): TableShown => shown(table, person, waits.get(table.id) ?? null);
      return { table, toStrangers: toSitter(null), toSitter };
    });
  }
}
