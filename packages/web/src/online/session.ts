// A session of a table on the server.
import { applyChanges, type GameFile, type Json } from '@boardwright/engine';
import type { Audience, EventGroup, History, PastView, Update } from '@boardwright/host';
import type { ChatLine, ServerMessage, TableShown, TableUpdate } from '@boardwright/server/protocol';
import { kept } from '../model/kept.ts';
import { Observable } from '../model/observable.ts';
import {
  type Act,
  type ChanceState,
  isStopped,
  NO_WATCHERS,
  type Refusal,
  type Scene,
  type Session,
  type TableInfo,
  type Watchers,
} from '../model/session.ts';
import { get, reasonOf } from './api.ts';
import { beforehand, compare, follow } from './chance.ts';
import { contentOf } from './contents.ts';
import { GUEST, infoOf, seatsOf } from './lobby.ts';
import { signedIn } from './person.ts';
import { type Outgoing, theSocket } from './socket.ts';

interface State {
  readonly table: TableInfo | null;
  readonly content: Json | null | undefined; // undefined: not known yet
  readonly updates: ReadonlyMap<Audience, Update>;
  readonly events: ReadonlyMap<Audience, readonly EventGroup[]>;
  readonly chat: readonly ChatLine[];
  readonly watchers: Watchers;
  readonly chance: ChanceState | null;
  readonly trouble: Refusal | null;
}

export class OnlineSession implements Session {
  private readonly id: string;
  private readonly invitation: string | null;
  private readonly socket = theSocket();
  private me = '';
  private state: State = {
    table: null,
    content: undefined,
    updates: new Map(),
    events: new Map(),
    chat: [],
    watchers: NO_WATCHERS,
    chance: null,
    trouble: null,
  };
  private readonly now = new Observable<{ scene: Scene | null; trouble: Refusal | null }>({
    scene: null,
    trouble: null,
  });
  private readonly stops: (() => void)[] = [];
  private closed = false;
  readonly subscribe = this.now.subscribe;

  constructor(id: string, invitation: string | null) {
    this.id = id;
    this.invitation = invitation;
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      this.me = (await signedIn(GUEST)).id;
      if (this.closed) return;
      this.stops.push(this.socket.link.subscribe(() => this.tell()));
      this.stops.push(
        this.socket.watch(
          this.id,
          () => this.watching(),
          message => this.hear(message),
          why => isStopped(why) && this.change({ trouble: why }),
        ),
      );
      await this.ask();
    } catch (error) {
      this.change({ trouble: reasonOf(error) });
    }
  }

  /** Whether we may see the table at all. Its state then comes over the socket. */
  private async ask(): Promise<void> {
    await get(`/api/tables/${encodeURIComponent(this.id)}${this.query()}`);
  }

  /** The invitation from the link, which shows that we may see the table. */
  private query(): string {
    return this.invitation === null ? '' : `?${new URLSearchParams({ invitation: this.invitation })}`;
  }

  private watching(): Outgoing {
    const given = this.invitation === null ? {} : { invitation: this.invitation };
    return { type: 'watch', table: this.id, ...given };
  }

  readonly scene = (): Scene | null => this.now.get().scene;
  readonly trouble = (): Refusal | null => this.now.get().trouble;

  private hear(message: ServerMessage): void {
    // Once a table is closed, the reason why its match was stopped no longer matters.
    if (message.type === 'table' && message.table.status === 'closed') this.change({ trouble: null });
    if (message.type === 'table') this.meet(message.table);
    else if (message.type === 'chat') this.change({ chat: withLines(this.state.chat, message.lines) });
    else if (message.type === 'spectators') this.change({ watchers: message });
    else if (message.type === 'update') this.update(message);
    else if (message.type === 'stopped') this.change({ trouble: { why: message.why } });
  }

  private meet(shown: TableShown): void {
    const table = infoOf(shown, this.me);
    this.change(shown.content === null ? { table, content: null } : { table });
    if (this.state.content === undefined) this.fetchContent(shown);
    if (table.status !== 'open') return;
    void follow(shown, seatsOf(table)).then(() => {
      if (this.state.updates.size === 0) this.change({ chance: beforehand(table.id, table.commitment) });
    });
  }

  private fetchContent(shown: TableShown): void {
    contentOf(shown, this.invitation).then(
      content => this.change({ content }),
      (error: unknown) => this.change({ trouble: reasonOf(error) }),
    );
  }

  private update({ type: _, table: __, view, base, changes, events, ...rest }: TableUpdate): void {
    const { seat } = rest;
    const before = this.state.updates.get(seat);
    let seen = view;
    if (seen === undefined) {
      if (before === undefined || before.position !== base) {
        void this.socket.send(this.watching()); // something was missed: request the whole state again
        return;
      }
      seen = applyChanges(before.view, changes ?? []);
    }
    const seal = rest.seal === undefined ? (before?.seal ?? null) : rest.seal;
    const updates = new Map(this.state.updates).set(seat, { ...rest, seal, view: seen });
    const heard = (this.state.events.get(seat) ?? []).slice(0, events.from);
    const { table } = this.state;
    if (table !== null && rest.seal !== undefined)
      this.state = { ...this.state, chance: compare(this.id, seatsOf(table), seal) };
    this.change({ updates, events: new Map(this.state.events).set(seat, [...heard, ...events.list]) });
  }

  private change(how: Partial<State>): void {
    this.state = { ...this.state, ...how };
    this.tell();
  }

  private tell(): void {
    const { table, content, updates, events, chat, watchers, chance, trouble } = this.state;
    if (table === null || content === undefined) {
      this.now.set({ scene: null, trouble });
      return;
    }
    const mine = kept(this.scene()?.mine, seatsOf(table));
    const link = this.socket.link.get();
    const scene: Scene = {
      table,
      content,
      mine,
      updates,
      events,
      chat,
      watchers,
      chance,
      link,
      clockSkew: this.socket.skew,
    };
    this.now.set({ scene, trouble });
  }

  act(act: Act): Promise<Refusal | null> {
    return this.socket.send({ type: 'act', table: this.id, act });
  }

  say(text: string): Promise<Refusal | null> {
    return this.socket.send({ type: 'chat', table: this.id, text });
  }

  lookBack(answers: number, as: Audience | 'all'): Promise<PastView | null> {
    const query = new URLSearchParams({ at: String(answers), as: as === null ? 'spectator' : String(as) });
    if (this.invitation !== null) query.set('invitation', this.invitation);
    return get<PastView | null>(`/api/tables/${this.id}/replay?${query}`);
  }

  history(): Promise<History> {
    return get<History>(`/api/tables/${this.id}/history${this.query()}`);
  }

  file(): Promise<GameFile> {
    return get<GameFile>(`/api/tables/${this.id}/file${this.query()}`);
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
  }
}

function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const all = new Map([...known, ...lines].map(line => [line.n, line]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
