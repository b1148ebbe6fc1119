// A table for tests: opens a match, acts for its seats, and advances time by hand.
import { commitTo, fairChance, fastRandom, type Seat, type Word } from '@boardwright/engine';
import {
  type Act,
  type Command,
  Live,
  type Outcome,
  type Player,
  type Row,
  type Sender,
  type TableSettings,
  updateFor,
} from '../src/index.ts';
import { marketModule } from './market.ts';

export const SECRET = '5e'.repeat(32);
export const NONCES = ['a', 'b', 'c'];
export const chance = fairChance(SECRET, NONCES);
export const game = marketModule.game;
export const calm: TableSettings = { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' };
export const person = (name: string): Player => ({ owner: name, name, bot: null, left: false });
export const robot = (name: string): Player => ({ owner: null, name, bot: 'random', left: false });
export const people = [person('ann'), person('bob'), person('cid')];

type Unsent = Act & Omit<Sender, 'id'>;

export class Table {
  live: Live;
  rows: Row[] = [];
  now = 1_000_000;
  private ids = 0;

  constructor(settings: Partial<TableSettings> = {}, seats: readonly Player[] = people, length = 'short') {
    const opening = {
      game: 'market',
      edition: 'standard',
      options: { length },
      seats,
      settings: { ...calm, ...settings },
      seal: { commitment: commitTo(SECRET), nonces: NONCES.slice(0, seats.length) },
    };
    const { live, row } = Live.open(game, opening, fairChance(SECRET, opening.seal.nonces), this.now);
    this.live = live;
    this.rows.push(row);
  }

  /** Messages without an id get one. */
  say(wanted: Command | Unsent): Outcome {
    const command = 'by' in wanted ? { id: `id-${this.ids++}`, ...wanted } : wanted;
    const nonces = this.live.status.seal!.nonces;
    const outcome = this.live.handle(command, this.now, fairChance(SECRET, nonces));
    if ('row' in outcome) this.rows.push(JSON.parse(JSON.stringify(outcome.row)));
    return outcome;
  }

  answer(seat: Seat, word: string, change: Partial<Command & { do: 'answer' }> = {}): Outcome {
    const asked = updateFor(this.live, seat).open[0];
    const by = this.live.status.seats[seat]!.owner ?? '.bot';
    const id = `id-${this.ids++}`;
    const at = asked?.at ?? '';
    return this.say({
      do: 'answer',
      by,
      id,
      seat,
      at,
      word: word as Word,
      position: updateFor(this.live, seat).position,
      ...change,
    });
  }

  /** Gives random answers for all seats, until `stop` or the end. */
  playOn(seed: number, stop: (live: Live) => boolean = () => false): void {
    const random = fastRandom(seed);
    while (!this.live.isOver && !stop(this.live)) {
      const waiting = this.live.waiting();
      const { seat, at } = waiting[random(waiting.length)]!;
      const asked = updateFor(this.live, seat).open.find(each => each.at === at)!;
      const by = this.live.status.seats[seat]!.owner!;
      const outcome = this.answer(seat, asked.words[random(asked.words.length)]!, { at, by });
      if (!('row' in outcome)) throw new Error(JSON.stringify(outcome));
      const { tentative } = updateFor(this.live, seat);
      if (tentative === seat) this.say({ do: 'confirm', by, seat });
    }
  }

  /** Plays until this seat is asked to put up a stall. */
  toStall(seat: Seat, seed = 1): void {
    this.playOn(seed, live => live.waiting().some(each => each.task.do === 'chooseStall' && each.seat === seat));
  }

  /** Like toStall, with bots answering for their seats. */
  toStallWithBots(seat: Seat): void {
    const random = fastRandom(1);
    const there = (): boolean => this.live.waiting().some(each => each.task.do === 'chooseStall' && each.seat === seat);
    while (!there()) {
      const { seat: p, at, task } = this.live.waiting()[0]!;
      const { words } = updateFor(this.live, p).open.find(each => each.at === at && each.task === task)!;
      this.answer(p, words[random(words.length)]!, { at });
    }
  }

  /** The same match, opened again from what was stored. */
  reopened(snapshot = true): Live {
    const kept = snapshot ? JSON.parse(JSON.stringify(this.live.snapshot())) : null;
    return Live.restore(game, kept, this.rows);
  }
}
