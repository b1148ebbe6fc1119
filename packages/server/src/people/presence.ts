// Who is here. Every page asks for its tables again and again, and says whether it is in sight; that is enough. It is
// written at most twice a minute for each person, and read by whoever looks at a list of people.
import type { Logger } from 'pino';
import type { PendingWork } from '../pending-work.ts';
import type { Presence as Shown } from '../protocol/people.ts';
import { blockedWith, type Looked, notePresence, presenceOf, privacyOf } from '../store/acquaintances.ts';
import type { Db } from '../store/schema.ts';

const DAY = 86_400_000;
const WRITTEN_EVERY = 45_000;
const HERE = 2 * 60_000; // a page in sight asks every 15 seconds
const CONNECTED = 4 * 60_000; // one out of sight every minute, and browsers slow it down
const MOST_KEPT = 100_000;

export class Presence {
  private readonly db: Db;
  private readonly pending: PendingWork;
  private readonly log: Logger;
  private readonly written = new Map<string, number>(); // when, by person and whether they looked

  constructor(db: Db, pending: PendingWork, log: Logger) {
    this.db = db;
    this.pending = pending;
    this.log = log;
  }

  /** A page of this person has asked for something. */
  note(person: string, isLooking: boolean, now = Date.now()): void {
    const key = `${person} ${isLooking}`;
    if (now - (this.written.get(key) ?? 0) < WRITTEN_EVERY) return;
    if (this.written.size >= MOST_KEPT) this.written.clear();
    this.written.set(key, now);
    this.pending.run(notePresence(this.db, person, now, isLooking)).catch((error: Error) => {
      this.log.error({ error: error.message }, 'presence could not be noted');
    });
  }

  /** As `viewer` may see these people, whom they know. Who hides and who has blocked them look the same. */
  async seenBy(viewer: string, people: readonly string[], now = Date.now()): Promise<(person: string) => Shown> {
    const [looked, privacy, blocked] = await Promise.all([
      presenceOf(this.db, people),
      privacyOf(this.db, people),
      blockedWith(this.db, viewer),
    ]);
    return person => {
      const known = looked.get(person);
      if (known === undefined || known.looked === 0 || blocked.has(person)) return null;
      const shown = privacy(person).presence;
      return shown === 'hidden' ? null : shown === 'day' ? dayOf(known, now) : exactly(known, now);
    };
  }
}

/** Whole days only, so that nobody can tell when somebody came. */
const dayOf = ({ looked }: Looked, now: number): Shown => ({
  is: 'day',
  days: Math.max(0, Math.floor(now / DAY) - Math.floor(looked / DAY)),
});

function exactly({ looked, connected }: Looked, now: number): Shown {
  if (now - looked < HERE) return { is: 'here' };
  return { is: now - connected < CONNECTED ? 'away' : 'gone', since: looked };
}
