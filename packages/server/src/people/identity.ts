// Who somebody is at their tables: a new name changes their seats, and a guest who signs in can become the account.
import type { Lobby } from '../lobby/lobby.ts';
import type { Matches } from '../play/matches.ts';
import { mergePeople } from '../store/merging.ts';
import { type Person, renamePerson } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { type Chair, type Table, tableIdsOf } from '../store/tables.ts';

export class Identity {
  private readonly db: Db;
  private readonly lobby: Lobby;
  private readonly matches: Matches;

  constructor(db: Db, lobby: Lobby, matches: Matches) {
    this.db = db;
    this.lobby = lobby;
    this.matches = matches;
  }

  /** Seats with the old name get the new one. A seat of somebody else on the same device keeps its own. */
  async rename({ id, name: before }: Person, name: string): Promise<void> {
    await renamePerson(this.db, id, name);
    for (const table of await tableIdsOf(this.db, id))
      await this.lobby.change(table, old =>
        withSeats(old, id, chair => (chair.name === before ? { ...chair, name } : chair)),
      );
  }

  /** The guest's tables, games and all else become the account's. Safe to run again after a crash. */
  async merge(guest: Person, into: Person, name: string): Promise<void> {
    if (name !== into.name) await this.rename(into, name);
    const become = (chair: Chair): Chair => ({
      ...chair,
      person: into.id,
      name: chair.name === guest.name ? name : chair.name,
    });
    for (const table of await tableIdsOf(this.db, guest.id)) {
      // The table still names the guest if this stops after the first step. The last step is for a match that has just begun.
      await this.handOver(table, guest.id, into.id);
      await this.lobby.change(table, old => withPerson(withSeats(old, guest.id, become), guest.id, into.id));
      await this.handOver(table, guest.id, into.id);
    }
    await mergePeople(this.db, guest.id, into.id);
  }

  /** A match that cannot go on stays as it is: its table can still be closed. */
  private async handOver(id: string, from: string, to: string): Promise<void> {
    const { status } = await this.lobby.get(id);
    if (status === 'playing') await this.matches.command(id, { do: 'give', from, to });
  }
}

/** The same table if no chair changes. */
function withSeats(table: Table, person: string, change: (chair: Chair) => Chair): Table {
  const chairs = table.body.chairs.map(chair => (chair.person === person ? change(chair) : chair));
  const isSame = chairs.every((chair, p) => chair === table.body.chairs[p]);
  return isSame ? table : { ...table, body: { ...table.body, chairs } };
}

/** What else at a table names a person. */
function withPerson(table: Table, from: string, to: string): Table {
  const { host, sentAway } = table.body;
  const chairs = table.body.chairs.map(chair => (chair.kept === from ? { ...chair, kept: to } : chair));
  const away = sentAway === undefined ? {} : { sentAway: sentAway.map(each => (each === from ? to : each)) };
  return { ...table, body: { ...table.body, chairs, host: host === from ? to : host, ...away } };
}
