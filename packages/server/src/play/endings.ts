// The end of a match: reveals its secret, records its result, closes its table.
import type { Logger } from 'pino';
import type { Lobby } from '../lobby/lobby.ts';
import { bookGame } from '../lobby/standing.ts';
import type { PendingWork } from '../pending-work.ts';
import { secretOf, wakeAt } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { tableOf } from '../store/tables.ts';
import type { Matches } from './matches.ts';

export class Endings {
  private readonly matches: Matches;
  private readonly lobby: Lobby;
  private readonly db: Db;
  private readonly log: Logger;
  private readonly finishing = new Set<string>();
  private closed = false;

  constructor(matches: Matches, lobby: Lobby, db: Db, pending: PendingWork, log: Logger) {
    this.matches = matches;
    this.lobby = lobby;
    this.db = db;
    this.log = log;
    matches.onMoved(({ match, summary }) => {
      if (summary.over !== null && !this.closed) void pending.run(this.finish(match));
    });
  }

  close(): void {
    this.closed = true;
  }

  /** Safe to run twice. */
  async finish(match: string): Promise<void> {
    if (this.finishing.has(match)) return;
    this.finishing.add(match);
    try {
      await this.reveal(match);
      await this.book(match);
    } catch (error) {
      if (!this.closed) this.log.error({ match, error: (error as Error).message }, 'a game could not be finished yet');
    } finally {
      this.finishing.delete(match);
    }
  }

  private async reveal(match: string): Promise<void> {
    const { sealed } = await this.matches.state(match);
    const secret = sealed ? await secretOf(this.db, match) : null;
    if (secret !== null) await this.matches.command(match, { do: 'reveal', secret });
  }

  private async book(match: string): Promise<void> {
    const { over } = await this.matches.state(match);
    const table = await tableOf(this.db, match);
    if (table === undefined || over === null || table.status === 'over') return;
    const { why, scores, places } = over;
    if (table.body.imported !== true && places !== null) await bookGame(this.db, table, scores, places);
    const ended = why === 'played' ? {} : { ended: why };
    const result = { scores, ...(places === null ? {} : { places }), ...ended };
    await this.lobby.change(match, old => ({ ...old, status: 'over', body: { ...old.body, ...result } }));
    await wakeAt(this.db, match, null);
  }
}
