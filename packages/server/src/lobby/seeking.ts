// People who look for opponents. Whoever looks sits down at a table of the kind they want, or opens one for the next.
import { BadInput } from '@boardwright/engine';
import type { Seek } from '../protocol/index.ts';
import { newTable } from '../protocol/requests.ts';
import { Refuse } from '../refuse.ts';
import { type Games, gameOf } from '../rules/games.ts';
import { blockedWith } from '../store/acquaintances.ts';
import type { Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { soughtTables, type Table, tablesOf } from '../store/tables.ts';
import { checkLevel } from './chairs.ts';
import type { Lobby } from './lobby.ts';
import { isFree } from './shown.ts';

const MINUTE = 60_000;
const PACES = {
  live: { kind: 'live', bank: 20 * MINUTE, increment: 30_000 },
  days: { kind: 'days', perTurn: 24 * 60 * MINUTE, window: null },
} as const;
/** Whoever has waited longer than this has gone, or is not in a hurry. */
const PATIENCE = { live: 15 * MINUTE, days: 7 * 24 * 60 * MINUTE } as const;
const MOST_READ = 200;

/** A seat that nobody else will choose meanwhile, or a table at which this person waits. */
type Choice = { readonly table: Table; readonly seat: number } | { readonly waits: Table };

export class Seeking {
  private readonly db: Db;
  private readonly lobby: Lobby;
  private readonly games: Games;
  private last: Promise<unknown> = Promise.resolve();
  private readonly promised = new Map<string, number>(); // seats of tables that somebody is about to take

  constructor(db: Db, lobby: Lobby, games: Games) {
    this.db = db;
    this.lobby = lobby;
    this.games = games;
  }

  /**
   * People choose one after the other, so that two who look at the same moment find each other. They sit down all at
   * once, because a game that begins takes a moment.
   */
  async seek(person: Person, wish: Seek): Promise<Table> {
    for (;;) {
      const choosing = this.last.then(() => this.choose(person, wish));
      this.last = choosing.catch(() => {});
      const chosen = await choosing;
      if ('waits' in chosen) return chosen.waits;
      const sat = await this.trySeat(chosen.table, person, chosen.seat, wish).finally(() =>
        this.promise(chosen.table, -1),
      );
      if (sat !== null) return sat;
    }
  }

  private promise({ id }: Table, by: 1 | -1): void {
    const now = (this.promised.get(id) ?? 0) + by;
    if (now === 0) this.promised.delete(id);
    else this.promised.set(id, now);
  }

  private async choose(person: Person, wish: Seek): Promise<Choice> {
    if (!this.games.has(wish.game)) throw new Refuse('noSuchGame');
    const { seats } = gameOf(this.games, wish.game);
    const players = wish.players ?? seats.find(n => n > 1) ?? 0;
    if (players < 2 || !seats.includes(players)) throw new BadInput(`this game is not for ${players} players`);
    if (wish.bots !== null) checkLevel(wish.bots.level);
    const kind = kindOf(wish);
    const waiting = await this.leaveOthers(person, kind, wish.players);
    if (waiting !== null) return { waits: waiting };
    const blocked = await blockedWith(this.db, person.id);
    const since = Date.now() - PATIENCE[wish.pace];
    for (const table of await soughtTables(this.db, kind, since, MOST_READ)) {
      if (wish.players !== null && table.body.chairs.length !== wish.players) continue;
      if (table.body.chairs.some(chair => chair.person !== null && blocked.has(chair.person))) continue;
      const free = table.body.chairs.flatMap((chair, seat) =>
        isFree(chair) && chair.kept === undefined ? [seat] : [],
      );
      const seat = free[this.promised.get(table.id) ?? 0];
      if (seat === undefined || table.body.sentAway?.includes(person.id) === true) continue;
      this.promise(table, 1);
      return { table, seat };
    }
    return { waits: await this.open(person, wish, players, kind) };
  }

  /** Nobody waits at two such tables. Returns the one at which they already wait for the same. */
  private async leaveOthers(person: Person, kind: string, players: number | null): Promise<Table | null> {
    let same: Table | null = null;
    for (const table of await tablesOf(this.db, person.id, MOST_READ)) {
      const { sought, chairs } = table.body;
      if (table.status !== 'open' || sought === undefined) continue;
      if (same === null && sought === kind && (players ?? chairs.length) === chairs.length) same = table;
      else await this.lobby.standUp(table.id, person.id);
    }
    return same;
  }

  /** Null: somebody was faster, at another machine. */
  private async trySeat(table: Table, person: Person, seat: number, { contribute }: Seek): Promise<Table | null> {
    try {
      return await this.lobby.sitDown(table.id, person, [{ seat }], contribute, undefined);
    } catch (error) {
      if (error instanceof Refuse && ['seatTaken', 'alreadyStarted'].includes(error.why)) return null;
      throw error;
    }
  }

  private open(person: Person, wish: Seek, players: number, kind: string): Promise<Table> {
    const { game, rated, contribute, bots } = wish;
    const anybody = Array.from({ length: players - 1 }, () => ({ for: 'anybody' }));
    const table = { game, chairs: [{ for: 'me' }, ...anybody], pace: PACES[wish.pace], rated, open: true, contribute };
    const fill = bots === null ? {} : { fillAt: Date.now() + bots.after * 1000, fillLevel: bots.level };
    return this.lobby.open(person, newTable.parse(table), null, { sought: kind, ...fill });
  }
}

const kindOf = ({ game, pace, rated }: Seek): string => `${game}/${pace}/${rated ? 'rated' : 'casual'}`;
