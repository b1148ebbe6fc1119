// Where this device stores the commitments it has seen for each table. Pure apart from the storage it is given.
import type { Keepsake } from '@boardwright/engine';

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'boardwright.chance.';
const MOST = 200; // tables; the oldest are dropped
const nameOf = (table: string): string => `${PREFIX}${table}`;

interface Stored extends Keepsake {
  readonly at: number; // when it was first stored
}

export class Keepsakes {
  private readonly shelf: Shelf;
  private readonly now: () => number;

  constructor(shelf: Shelf, now: () => number) {
    this.shelf = shelf;
    this.now = now;
  }

  read(table: string): Keepsake | null {
    return this.stored(nameOf(table));
  }

  /** A full or forbidden storage must not stop the game: this device can then check less. */
  write(kept: Keepsake): void {
    const name = nameOf(kept.table);
    const before = this.stored(name);
    const text = JSON.stringify({ ...kept, at: before?.at ?? this.now() } satisfies Stored);
    try {
      this.shelf.setItem(name, text);
      if (before === null) this.forgetOldest();
    } catch {}
  }

  private stored(name: string): Stored | null {
    try {
      const text = this.shelf.getItem(name);
      return text === null ? null : (JSON.parse(text) as Stored);
    } catch {
      return null;
    }
  }

  private forgetOldest(): void {
    const names = Array.from({ length: this.shelf.length }, (_, i) => this.shelf.key(i) ?? '');
    const kept = names.filter(name => name.startsWith(PREFIX)).map(name => ({ name, at: this.stored(name)?.at ?? 0 }));
    kept.sort((a, b) => b.at - a.at);
    for (const { name } of kept.slice(MOST)) this.shelf.removeItem(name);
  }
}
