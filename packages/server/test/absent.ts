// A player who never looks: answers when told, or at once, and sends the same answer again if the server was killed.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random, Word } from '@boardwright/engine';
import type { Person } from '../src/client/person.ts';

/** When they answer: once they are told, or as soon as they are asked. */
export type Habit = 'whenTold' | 'atOnce';
interface Unsure {
  readonly id: string;
  readonly at: string;
  readonly word: Word;
  readonly position: number;
}
const AGAIN = 100; // milliseconds between two tries
const LOOK = 5;

export class Absent {
  readonly person: Person;
  readonly table: string;
  private readonly seat: number;
  private readonly habit: Habit;
  private readonly random: Random;
  private readonly told = new Set<string>();
  private calls = 0; // notices that were not acted on yet
  private wake = (): void => {};
  private stopped = false;
  private turnIsOver = false;
  private unsure: Unsure | null = null; // sent, but not acknowledged
  private ids = 0;

  constructor(person: Person, table: string, seat: number, habit: Habit, random: Random) {
    this.person = person;
    this.table = table;
    this.seat = seat;
    this.habit = habit;
    this.random = random;
  }

  /** Something was received for this person. The same notice counts once. */
  hear(id: string): void {
    if (this.told.has(id)) return;
    this.told.add(id);
    this.calls++;
    this.wake();
  }

  stop(): void {
    this.stopped = true;
    this.wake();
  }

  /** `where` returns the current address of a server. */
  async play(where: () => string): Promise<void> {
    while (!this.stopped) {
      if (this.habit === 'whenTold' && this.calls === 0)
        await new Promise<void>(done => {
          this.wake = done;
        });
      this.calls = 0;
      await this.playTurn(where);
    }
  }

  private async playTurn(where: () => string): Promise<void> {
    while (!this.stopped) {
      const person = this.person.at(where());
      try {
        await this.comeHidden(person);
        while (!this.stopped && !(this.habit === 'whenTold' && this.turnIsOver)) await this.once(person);
        return;
      } catch {
        await sleep(AGAIN);
      } finally {
        person.close();
      }
    }
  }

  private async comeHidden(person: Person): Promise<void> {
    this.turnIsOver = false;
    person.keepViews = false;
    person.onMessage = message => {
      // Once the turn is over, the next one must be told, even if it is there before this player has looked.
      if (message.type === 'update' && !message.toAnswer.includes(this.seat)) this.turnIsOver = true;
    };
    await person.connect();
    await person.say({ type: 'looking', looking: false });
    await person.say({ type: 'watch', table: this.table });
  }

  private async once(person: Person): Promise<void> {
    if (!person.isConnected) throw new Error('the server is gone');
    this.unsure ??= this.choose(person);
    if (this.unsure === null) return sleep(LOOK);
    const { id, at, word, position } = this.unsure;
    const sent = await person.answer(this.table, this.seat, at, word, position, id);
    if (sent.type === 'refused' && sent.why === 'tryAgain') return sleep(AGAIN);
    this.unsure = null;
  }

  private choose(person: Person): Unsure | null {
    const { open = [], position = 0 } = person.seen.get(`${this.table}/${this.seat}`) ?? {};
    const [first] = open;
    const word = first?.words[this.random(first.words.length)];
    return first === undefined || word === undefined ? null : { id: `a-${++this.ids}`, at: first.at, word, position };
  }
}
