// Group commit: while one transaction waits for the disk, more rows collect and are stored together.
import { type Append, append } from './journal.ts';
import type { Db } from './schema.ts';

interface Waiting {
  readonly append: Append;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}
const MOST = 400; // rows in one transaction

export class GroupCommit {
  private readonly db: Db;
  private readonly lanes: number;
  private readonly noteBatch: (rows: number, seconds: number) => void;
  private waiting: Waiting[] = [];
  private busy = 0;

  /** `lanes`: how many transactions may run at once; one for SQLite. */
  constructor(db: Db, lanes: number, noteBatch: (rows: number, seconds: number) => void = () => {}) {
    this.db = db;
    this.lanes = lanes;
    this.noteBatch = noteBatch;
  }

  /** Resolves when the row is durable: true, or false if another machine has stored a row with this number. */
  store(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (this.busy < this.lanes) queueMicrotask(() => void this.drain());
    });
  }

  private async drain(): Promise<void> {
    if (this.busy >= this.lanes) return;
    this.busy++;
    while (this.waiting.length > 0) await this.commit(this.waiting.splice(0, MOST));
    this.busy--;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const stored = await append(
        this.db,
        batch.map(each => each.append),
      );
      this.noteBatch(batch.length, (performance.now() - began) / 1000);
      for (const [i, each] of batch.entries()) each.resolve(stored[i] === true);
    } catch (error) {
      for (const each of batch) each.reject(error);
    }
  }
}
