// Who watches which table from this process, and from which point of view.
import type { Audience } from '@boardwright/host';
import { hasBegun, shown } from '../lobby/shown.ts';
import type { ChatLine, ServerMessage } from '../protocol/index.ts';
import type { Outgoing } from '../rules/jobs.ts';
import type { WhyStopped } from '../rules/thread.ts';
import type { Waits } from '../store/journal.ts';
import type { Table } from '../store/tables.ts';
import type { Connection } from './connection.ts';

interface Watched {
  readonly people: Map<Connection, readonly Audience[]>;
  table: Table;
}

export class Hub {
  readonly connections = new Set<Connection>();
  /** Somebody has come to a table that is watched, or has gone. */
  onWatchers: (table: string) => void = () => {};
  private readonly tables = new Map<string, Watched>();
  private readonly ofPerson = new Map<string, number>(); // how many sockets
  private readonly fromAddress = new Map<string, number>();

  add(connection: Connection): void {
    this.connections.add(connection);
    count(this.ofPerson, connection.person, 1);
    count(this.fromAddress, connection.address, 1);
  }

  remove(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    count(this.ofPerson, connection.person, -1);
    count(this.fromAddress, connection.address, -1);
    for (const id of connection.watching) this.unwatch(connection, id);
  }

  socketsOf(person: string): number {
    return this.ofPerson.get(person) ?? 0;
  }

  socketsFrom(address: string): number {
    return this.fromAddress.get(address) ?? 0;
  }

  signedOut(session: string): void {
    for (const connection of this.connections) if (connection.session === session) connection.signedOut();
  }

  /** How this person sees the table: from their seats, or as a spectator. */
  audiencesOf(table: Table, person: string): Audience[] {
    const seats = table.body.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []));
    return seats.length === 0 ? [null] : seats;
  }

  watch(connection: Connection, table: Table): readonly Audience[] {
    let watched = this.tables.get(table.id);
    if (watched === undefined) {
      watched = { people: new Map(), table };
      this.tables.set(table.id, watched);
    }
    const audiences = this.audiencesOf(table, connection.person);
    watched.people.set(connection, audiences);
    connection.watching.add(table.id);
    this.onWatchers(table.id);
    return audiences;
  }

  unwatch(connection: Connection, id: string): void {
    const watched = this.tables.get(id);
    connection.watching.delete(id);
    watched?.people.delete(connection);
    if (watched?.people.size === 0) this.tables.delete(id);
    this.onWatchers(id);
  }

  isWatched(id: string): boolean {
    return this.tables.has(id);
  }

  /** Whether a person sees the table now, on a device of this process. */
  isLooking(id: string, person: string): boolean {
    return this.lookingAt(id).includes(person);
  }

  /** Everybody who sees the table now, on a device of this process. */
  lookingAt(id: string): string[] {
    const connections = [...(this.tables.get(id)?.people.keys() ?? [])];
    return connections.filter(({ isLooking }) => isLooking).map(({ person }) => person);
  }

  /** Who watches a game here without a seat. */
  spectatorsOf(id: string): string[] {
    const watched = this.tables.get(id);
    if (watched === undefined || !hasBegun(watched.table)) return [];
    const people = [...watched.people].filter(([, [audience]]) => audience === null);
    return [...new Set(people.map(([{ person }]) => person))];
  }

  send(id: string, message: ServerMessage): void {
    for (const connection of this.tables.get(id)?.people.keys() ?? []) connection.send(message);
  }

  /** All audiences of a match with somebody in this process. */
  audiences(id: string): Audience[] {
    const all = new Set<Audience>();
    for (const audiences of this.tables.get(id)?.people.values() ?? []) for (const each of audiences) all.add(each);
    return [...all];
  }

  deliver(id: string, outbox: readonly Outgoing[]): void {
    const watched = this.tables.get(id);
    if (watched === undefined) return;
    for (const { audience, text } of outbox)
      for (const [connection, audiences] of watched.people) if (audiences.includes(audience)) connection.sendText(text);
  }

  /** Tells everybody at a table that it has changed. True if its match has just begun. */
  tableChanged(table: Table, waits: Waits | null): boolean {
    const watched = this.tables.get(table.id);
    if (watched === undefined || watched.table.version > table.version) return false;
    const begun = !hasBegun(watched.table) && hasBegun(table);
    watched.table = table;
    for (const connection of watched.people.keys()) {
      watched.people.set(connection, this.audiencesOf(table, connection.person));
      connection.send({ type: 'table', table: shown(table, connection.person, waits) });
    }
    if (begun) this.onWatchers(table.id);
    return begun;
  }

  /** Tells everybody that the match cannot continue. */
  stopped(id: string, why: WhyStopped): void {
    this.send(id, { type: 'stopped', table: id, why });
  }

  chat(id: string, lines: readonly ChatLine[]): void {
    for (const connection of this.tables.get(id)?.people.keys() ?? []) this.chatTo(connection, id, lines);
  }

  chatTo(connection: Connection, table: string, lines: readonly ChatLine[]): void {
    const heard = lines.filter(({ person }) => !connection.muted.has(person));
    if (heard.length > 0) connection.send({ type: 'chat', table, lines: heard });
  }
}

function count(counts: Map<string, number>, key: string, by: number): void {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}
