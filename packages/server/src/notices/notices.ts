// Notices: tells people who are away what happens at their tables (docs/adr/0018-notices.md). What must be told is in
// the database before anybody is told, so neither a crash nor a second machine loses or repeats it.
import { timeAfter } from '@boardwright/host';
import type { App } from '../app.ts';
import type { CallKind, Wishes } from '../protocol/notices.ts';
import {
  type Call,
  dueCalls,
  markSeen,
  type Outgoing,
  postpone,
  removeOutgoing,
  sendOut,
  takeDue,
} from '../store/calls.ts';
import { waitsOf } from '../store/journal.ts';
import { type Table, tableOf, tablesOf } from '../store/tables.ts';
import { noteFailures, removeWay, type Way, wayOf, waysOf, wishesOf } from '../store/ways.ts';
import { Senders, type Sent } from './senders.ts';
import { wordsFor } from './words.ts';

const AT_ONCE = 20;
const MOST_TRIES = 8;
const FIRST_PAUSE = 30_000; // doubled with every try
const MOST_COUNTED = 100; // tables for the badge

export class Notices {
  readonly senders: Senders;
  private readonly app: App;
  private working: Promise<void> | null = null;
  private closed = false;

  constructor(app: App) {
    this.app = app;
    this.senders = new Senders(app.store.db, app.config.notices);
    // Somebody may look at a match on this machine while another one stored its row.
    app.matches.onMoved(({ match }, isOwn) => {
      if (!isOwn) for (const person of app.hub.lookingAt(match)) this.seen(match, person);
    });
  }

  close(): void {
    this.closed = true;
    this.senders.close();
  }

  /** This person has the table before their eyes: nothing has to be told. */
  seen(table: string, person: string): void {
    void this.app.pending.run(markSeen(this.app.store.db, table, person)).catch(this.failed);
  }

  /** Called once a second. A pass that takes longer is not overtaken. */
  sweep(now: number): void {
    if (this.closed || this.working !== null) return;
    this.working = this.app.pending
      .run(this.pass(now))
      .catch(this.failed)
      .finally(() => {
        this.working = null;
      });
  }

  private readonly failed = (error: Error): void => {
    if (!this.closed) this.app.log.error({ error: error.message }, 'notices failed; they are tried again');
  };

  private async pass(now: number): Promise<void> {
    const { db } = this.app.store;
    for (const call of await dueCalls(db, now, AT_ONCE)) await sendOut(db, call, await this.waysFor(call));
    const { hold } = this.app.config.notices;
    const taken = Date.now(); // what came before may have taken long
    const due = await takeDue(db, taken, taken + hold, AT_ONCE);
    await Promise.all(due.map(each => this.deliver(each, taken, taken + hold / 2)));
  }

  /** By which ways a person is told of this. */
  private async waysFor(call: Call): Promise<string[]> {
    if (!(await this.stillMatters(call))) return [];
    const { db } = this.app.store;
    const { about } = await wishesOf(db, call.person);
    const ways = await waysOf(db, call.person);
    return ways.filter(({ kind, confirmed }) => confirmed && about[call.kind].includes(kind)).map(({ id }) => id);
  }

  /** `until`: sending must have begun by then, so that it is over before another machine takes it up. */
  private async deliver(each: Outgoing, now: number, until: number): Promise<void> {
    const { db } = this.app.store;
    const way = await wayOf(db, each.way);
    const table = await tableOf(db, each.table);
    if (way === null || table === undefined) return removeOutgoing(db, each.id);
    const quietUntil = endOfQuiet(await wishesOf(db, each.person), now);
    if (quietUntil > now) return postpone(db, each.id, quietUntil, each.tries);
    const { title, body } = await wordsFor(each.kind, table, each.person, way.language);
    const badge = await this.tablesWaiting(each.person);
    const path = pathOf(each.kind, table);
    if (!(await this.stillMatters(each))) return removeOutgoing(db, each.id); // last, so that nothing comes in between
    if (Date.now() > until) return; // this machine is slow: it is taken up again
    const sent = await this.senders.send(way, { id: each.id, kind: each.kind, title, body, path, badge });
    await this.settle(each, way, sent, now);
  }

  private async settle(each: Outgoing, way: Way, sent: Sent, now: number): Promise<void> {
    const { db } = this.app.store;
    this.app.metrics.notices.inc({ way: way.kind, sent });
    if (sent === 'gone') return removeWay(db, way.id);
    if (sent === 'received') {
      await removeOutgoing(db, each.id);
      if (way.failures > 0) await noteFailures(db, way.id, 0);
      return;
    }
    await noteFailures(db, way.id, way.failures + 1);
    if (each.tries + 1 >= MOST_TRIES) return removeOutgoing(db, each.id);
    await postpone(db, each.id, now + FIRST_PAUSE * 2 ** each.tries, each.tries + 1);
  }

  /** False: it was answered, withdrawn or seen meanwhile. */
  private async stillMatters({ kind, table: id, person, seat }: Call): Promise<boolean> {
    const { db } = this.app.store;
    const table = await tableOf(db, id);
    if (table === undefined || table.status === 'closed') return false;
    if (kind === 'over') return true;
    if (kind === 'invited' || kind === 'rematch')
      return table.status === 'open' && isKeptFor(table, person) && !this.seesInvitation(table, person);
    // A match may have begun without its table saying so yet: the machine died in between.
    const waits = (await waitsOf(db, [id])).get(id);
    if (kind === 'undo' || kind === 'substitute' || kind === 'end') return waits?.consent.includes(person) === true;
    if (kind === 'began') return table.status !== 'over';
    return seat !== null && waits?.toAnswer.includes(seat) === true;
  }

  /** Whoever looks at the game that is over sees there that somebody wants to play again. */
  private seesInvitation({ id, body }: Table, person: string): boolean {
    return [id, body.rematchOf].some(table => table !== null && this.app.hub.isLooking(table, person));
  }

  private async tablesWaiting(person: string): Promise<number> {
    const { db } = this.app.store;
    const playing = (await tablesOf(db, person, MOST_COUNTED)).filter(({ status }) => status === 'playing');
    const waits = await waitsOf(
      db,
      playing.map(({ id }) => id),
    );
    const isMine = ({ id, body }: Table): boolean =>
      waits.get(id)?.toAnswer.some(seat => body.chairs[seat]?.person === person) === true;
    return playing.filter(isMine).length;
  }
}

const isKeptFor = ({ body }: Table, person: string): boolean =>
  body.chairs.some(chair => chair.person === null && chair.kept === person);

function pathOf(kind: CallKind, { id, body }: Table): string {
  return kind === 'invited' || kind === 'rematch' ? `/table/${id}?invitation=${body.invitation}` : `/table/${id}`;
}

/** When quiet hours end; now, if there are none. */
function endOfQuiet({ quiet }: Wishes, now: number): number {
  if (quiet === null || quiet.from === quiet.to) return now;
  return timeAfter({ from: quiet.to, to: quiet.from, zone: quiet.zone }, now, 0) ?? now;
}
