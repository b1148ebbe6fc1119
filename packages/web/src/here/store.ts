// Games stored on this device, in IndexedDB: a table and the rows of its match. A row is stored before anybody sees it.
import type { Json } from '@boardwright/engine';
import type { Row } from '@boardwright/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { HereTable } from './messages.ts';

export interface Kept {
  readonly table: HereTable;
  readonly secret: string; // of fair chance
}
/** The first row of a match carries the content of its edition, which is long and never changes. */
interface StoredRow extends Row {
  readonly table: string;
  readonly content?: Json;
}
export interface Found {
  readonly kept: Kept;
  readonly rows: readonly Row[];
  readonly content: Json | undefined; // of an owner's edition
}
interface Schema extends DBSchema {
  tables: { key: string; value: Kept & { readonly id: string } };
  rows: { key: [string, number]; value: StoredRow };
}

export class Store {
  private readonly db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db;
  }

  static async open(name = 'boardwright'): Promise<Store> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('rows', { keyPath: ['table', 'seq'] });
      },
    });
    return new Store(db);
  }

  close(): void {
    this.db.close();
  }

  async all(): Promise<Kept[]> {
    return this.db.getAll('tables');
  }

  async get(id: string): Promise<Found | null> {
    const kept = await this.db.get('tables', id);
    if (kept === undefined) return null;
    const rows = await this.db.getAll('rows', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    return { kept, rows, content: rows[0]?.content };
  }

  /**
   * Stores the row and the new table in one transaction. A person's move is on disk when this resolves. A bot's move
   * may still be on its way, because the bot would make it again.
   */
  async add({ table, secret }: Kept, row: Row, durability: 'strict' | 'relaxed', content?: Json): Promise<void> {
    const transaction = this.db.transaction(['tables', 'rows'], 'readwrite', { durability });
    await Promise.all([
      transaction.objectStore('tables').put({ id: table.id, table, secret }),
      transaction.objectStore('rows').add({ ...row, table: table.id, ...(content === undefined ? {} : { content }) }),
      transaction.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.db.transaction(['tables', 'rows'], 'readwrite');
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('rows').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
      transaction.done,
    ]);
  }
}
