// Decides whose bot thinks next. People take turns, and so do the tables of one person. Somebody who opened many tables
// slows down only their own.
export interface Turn {
  readonly person: string; // who opened the table
  readonly table: string;
}

export class BotTurns<T extends Turn> {
  private readonly waiting = new Map<string, Map<string, T[]>>(); // by person, then by table: after a turn they go to the end
  private readonly having = new Map<string, number>(); // by person: turns in progress
  private readonly mostOfOne: number;

  /** One person's bots leave one thread to the others, unless there is only one thread. */
  constructor(threads: number) {
    this.mostOfOne = Math.max(1, threads - 1);
  }

  add(turn: T): void {
    const tables = this.waiting.get(turn.person) ?? new Map<string, T[]>();
    this.waiting.set(turn.person, tables);
    const turns = tables.get(turn.table);
    if (turns === undefined) tables.set(turn.table, [turn]);
    else turns.push(turn);
  }

  /** The next turn; null if nobody who waits may have one now. */
  next(): T | null {
    for (const [person, tables] of this.waiting) {
      const having = this.having.get(person) ?? 0;
      if (having >= this.mostOfOne) continue;
      this.having.set(person, having + 1);
      this.waiting.delete(person);
      const turn = takeFirst(tables);
      if (tables.size > 0) this.waiting.set(person, tables);
      return turn;
    }
    return null;
  }

  /** A turn is over when its answer has been stored, because storing also keeps others busy. */
  isOver({ person }: Turn): void {
    const having = (this.having.get(person) ?? 0) - 1;
    if (having > 0) this.having.set(person, having);
    else this.having.delete(person);
  }
}

function takeFirst<T>(tables: Map<string, T[]>): T {
  for (const [table, turns] of tables) {
    const [turn, ...others] = turns;
    tables.delete(table);
    if (others.length > 0) tables.set(table, others);
    if (turn !== undefined) return turn;
  }
  throw new Error('somebody waits without a turn');
}
