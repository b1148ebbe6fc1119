// A player who never gives up: when the server is gone, it reconnects and sends the same answer again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random, Word } from '@boardwright/engine';
import type { Person, Seen } from '../client/person.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly word: string;
}
interface Unsure {
  readonly id: string;
  readonly seat: number;
  readonly at: string;
  readonly word: Word;
  readonly position: number;
}
const AGAIN = 150; // milliseconds between two tries
const LOOK = 5; // how often to check for a question

export class Stubborn {
  readonly acknowledged: Acknowledged[] = [];
  retries = 0;
  isOver = false;
  private person: Person;
  private readonly table: string;
  private readonly random: Random;
  private readonly pause: number;
  private unsure: Unsure | null = null; // sent, but not acknowledged
  private stopped = false;
  private ids = 0;

  /** `pause`: milliseconds before each answer. */
  constructor(person: Person, table: string, random: Random, pause: number) {
    this.person = person;
    this.table = table;
    this.random = random;
    this.pause = pause;
  }

  /** Plays until the game is over or it is told to stop. `where` returns the current address of a server. */
  async play(where: () => string): Promise<void> {
    while (!this.stopped && !this.isOver) {
      try {
        this.person = this.person.at(where());
        this.person.keepViews = false;
        await this.person.connect();
        await this.person.say({ type: 'watch', table: this.table });
        if (this.unsure !== null) this.retries++;
        while (!this.stopped && !this.isOver) await this.once();
      } catch {
        await sleep(AGAIN);
      } finally {
        this.person.close();
      }
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async once(): Promise<void> {
    if (!this.person.isConnected) throw new Error('the server is gone');
    const wanted = this.unsure ?? this.choose();
    if (wanted === null) return sleep(LOOK);
    if (this.unsure === null && this.pause > 0) await sleep(this.random(2 * this.pause));
    this.unsure = wanted;
    const { id, seat, at, word, position } = wanted;
    const sent = await this.person.answer(this.table, seat, at, word, position, id);
    if (sent.type === 'refused' && sent.why === 'tryAgain') return sleep(AGAIN);
    this.unsure = null;
    if (sent.type === 'done') this.acknowledged.push({ table: this.table, seat, id, word });
  }

  private choose(): Unsure | null {
    for (const update of this.person.seen.values()) {
      if (update.toAnswer.length === 0) this.isOver = true;
      const asked = this.questionOf(update);
      if (asked !== null) return asked;
    }
    return null;
  }

  private questionOf({ seat, position, open }: Seen): Unsure | null {
    const [first] = open;
    const word = first?.words[this.random(first.words.length)];
    if (seat === null || first === undefined || word === undefined) return null;
    return { id: `s${seat}-${++this.ids}`, seat, at: first.at, word, position };
  }
}
