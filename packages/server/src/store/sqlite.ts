// SQLite for Kysely: Node's built-in one, in its own thread, with one connection.
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Db, Schema } from './schema.ts';
import type { Answered, Asked } from './sqlite-thread.ts';

interface Pending {
  resolve(answer: Answered): void;
  reject(error: Error): void;
}

class ThreadDriver implements Driver {
  private readonly thread: Worker;
  private readonly ended: Promise<unknown>;
  private broken: Error | null = null; // the file cannot be used: the thread has ended
  private readonly pending = new Map<number, Pending>();
  private ids = 0;
  private closing = false;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => {};
  private readonly connection: DatabaseConnection = {
    executeQuery: query => this.execute(query),
    streamQuery: () => {
      throw new Error('SQLite returns complete results only');
    },
  };

  constructor(file: string, readOnly: boolean) {
    this.thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, readOnly } });
    this.thread.unref();
    this.thread.on('message', (answer: Answered) => this.answered(answer));
    this.thread.on('error', error => this.failed(error as Error));
    this.ended = new Promise(resolve => this.thread.once('exit', resolve));
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release = (): void => {};
    this.free = new Promise(resolve => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  /** A read-only connection blocks no writer. */
  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await this.execute(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.execute(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.execute(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.closing = true;
    this.thread.ref();
    this.thread.postMessage('close');
    await this.ended;
  }

  private async execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.broken !== null) throw this.broken;
    const id = ++this.ids;
    const answer = await new Promise<Answered>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      if (this.pending.size === 1) this.thread.ref();
      this.thread.postMessage({ id, sql, parameters } satisfies Asked);
    });
    if (answer.error !== undefined) throw new Error(`SQLite: ${answer.error}`);
    if (answer.rows !== undefined) return { rows: answer.rows as R[] };
    return { rows: [], numAffectedRows: BigInt(answer.changes ?? 0) };
  }

  private answered(answer: Answered): void {
    const waiting = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    if (this.pending.size === 0 && !this.closing) this.thread.unref();
    waiting?.resolve(answer);
  }

  private failed(error: Error): void {
    this.broken = error;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}

export function openSqlite(file: string, readOnly = false): Db {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(file, readOnly),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}
