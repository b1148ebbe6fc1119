// People say that they are away until a day. The clocks of their tables over days stand still meanwhile. The day is stored first;
// every match is told by a command, and again after a crash, because a match that knows already stays as it is.
import type { Matches } from '../play/matches.ts';
import { Refuse } from '../refuse.ts';
import type { Db } from '../store/schema.ts';
import { playingOf } from '../store/tables.ts';
import { keepVacation, markTold, untold, type Vacation, vacationsSince } from '../store/vacations.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

export interface VacationShown {
  readonly until: number | null; // null: not away
  readonly most: number; // milliseconds that somebody may be away in a year
  readonly left: number; // of these, as of now
}

export class Vacations {
  private readonly db: Db;
  private readonly matches: Matches;
  private readonly most: number;

  /** `days`: how many in a year. */
  constructor(db: Db, matches: Matches, days: number) {
    this.db = db;
    this.matches = matches;
    this.most = days * DAY;
  }

  async of(person: string, now: number): Promise<VacationShown> {
    const { current, used } = await this.read(person, now);
    const spent = used + (current === null ? 0 : now - current.begun);
    return { until: current?.until ?? null, most: this.most, left: Math.max(0, this.most - spent) };
  }

  /** Away from now on. Whoever is away already changes the day. */
  async go(person: string, until: number, now: number): Promise<void> {
    const { current, used } = await this.read(person, now);
    const begun = current?.begun ?? now;
    if (until <= now || used + until - begun > this.most) throw new Refuse('noVacationLeft');
    await keepVacation(this.db, { person, begun, until });
    await this.tellAll();
  }

  async end(person: string, now: number): Promise<void> {
    const { current } = await this.read(person, now);
    if (current === null) return;
    await keepVacation(this.db, { ...current, until: now });
    await this.tellAll();
  }

  /** Tells all matches what they do not know yet. */
  async tellAll(): Promise<void> {
    for (const vacation of await untold(this.db)) {
      const { person: owner, until } = vacation;
      for (const match of await playingOf(this.db, owner))
        await this.matches.command(match, { do: 'away', owner, until });
      await markTold(this.db, vacation);
    }
  }

  private async read(person: string, now: number): Promise<{ current: Vacation | null; used: number }> {
    const all = await vacationsSince(this.db, person, now - YEAR);
    const current = all.find(({ begun, until }) => begun <= now && until > now) ?? null;
    const past = all.filter(each => each !== current);
    const used = past.reduce((sum, { begun, until }) => sum + until - Math.max(begun, now - YEAR), 0);
    return { current, used };
  }
}
