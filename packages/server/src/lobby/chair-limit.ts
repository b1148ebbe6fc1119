// Limits how many chairs one person may hold at tables that have not begun, so that others can sit down too.
import { Refuse } from '../refuse.ts';
import type { Db } from '../store/schema.ts';
import { chairsHeld } from '../store/tables.ts';

export class ChairLimit {
  private readonly db: Db;
  private readonly most: number;
  private readonly taking = new Map<string, Promise<unknown>>();

  constructor(db: Db, most: number) {
    this.db = db;
    this.most = most;
  }

  /**
   * Runs `work`, which takes this many more chairs. Requests of one person run one after the other, so that none is
   * missed in the count.
   */
  async take<R>(person: string, wanted: number, work: () => Promise<R>): Promise<R> {
    if (wanted === 0) return work();
    const before = this.taking.get(person) ?? Promise.resolve();
    const mine = before.then(() => this.counted(person, wanted, work));
    const settled = mine.catch(() => {});
    this.taking.set(person, settled);
    try {
      return await mine;
    } finally {
      if (this.taking.get(person) === settled) this.taking.delete(person);
    }
  }

  private async counted<R>(person: string, wanted: number, work: () => Promise<R>): Promise<R> {
    if ((await chairsHeld(this.db, person)) + wanted > this.most)
      throw new Refuse('tooManyChairs', `nobody holds more than ${this.most} chairs at tables that have not begun`);
    return work();
  }
}
