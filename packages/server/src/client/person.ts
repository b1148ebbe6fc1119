// A program that uses a server like a person: a session by HTTP, then play over a websocket. For load tests and tests.
import { randomBytes } from 'node:crypto';
import {
  applyChanges,
  type ChanceWays,
  followTable,
  type Keepsake,
  noteCommitted,
  partsFor,
  type Seal,
  seeSeal,
  type Word,
} from '@boardwright/engine';
import type { Act } from '@boardwright/host';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage, TableShown, TableUpdate } from '../protocol/index.ts';

type Unsent<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Sent = Extract<ServerMessage, { type: 'done' | 'refused' }>;
/** The whole view, rebuilt from the changes that were sent. */
export type Seen = TableUpdate & { readonly view: NonNullable<TableUpdate['view']>; readonly seal: Seal | null };

const PATIENCE = 30_000;

export class Person {
  readonly base: string;
  readonly cookie: string;
  readonly id: string;
  socket: WebSocket | null = null;
  /** The last update of each seat of each table, by `table/seat`. */
  readonly seen = new Map<string, Seen>();
  readonly frames: string[] = []; // everything received, if `keepFrames`
  keepFrames = false;
  keepViews = true; // if false, view changes are ignored, which is enough to answer
  /** Called for everything that arrives, after it was processed. */
  onMessage: (message: ServerMessage) => void = () => {};
  onClose: () => void = () => {};
  /** What this person stores about the chance of each table, and checks on their own. */
  readonly kept = new Map<string, Keepsake>();
  private readonly tables = new Map<string, TableShown>(); // last known state
  private readonly sending = new Set<string>();
  private readonly ways: ChanceWays = {
    read: table => this.kept.get(table) ?? null,
    write: kept => this.kept.set(kept.table, kept),
    draw: () => randomBytes(32).toString('hex'),
    send: (table, { do: what, parts }) => this.post(`/api/tables/${table}/${what}`, { parts }),
  };
  private ids = 0;
  private readonly waiting = new Map<string, { resolve(sent: Sent): void; reject(error: Error): void }>();

  private constructor(base: string, cookie: string, id: string) {
    this.base = base;
    this.cookie = cookie;
    this.id = id;
  }

  static async guest(base: string, name: string): Promise<Person> {
    const response = await fetch(`${base}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { id } = (await response.json()) as { id: string };
    return new Person(base, cookie, id);
  }

  /** A person who already has this session. */
  static async known(base: string, cookie: string): Promise<Person> {
    const response = await fetch(`${base}/api/me`, { headers: { cookie } });
    if (!response.ok) throw new Error(`nobody: ${response.status}`);
    return new Person(base, cookie, ((await response.json()) as { id: string }).id);
  }

  /** The same person at another server process, after a restart, or on another device. */
  at(base: string, cookie = this.cookie): Person {
    return new Person(base, cookie, this.id);
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  async post<R = TableShown>(path: string, body: unknown = {}): Promise<R> {
    const { status, body: answer } = await this.request('POST', path, body);
    if (status !== 200) throw new Error(`POST ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as R;
  }

  async get<R>(path: string): Promise<R> {
    const { status, body } = await this.request('GET', path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return body as R;
  }

  /** Opens a table and takes part in its fair chance from then on. */
  async open(wish: object): Promise<TableShown> {
    const table = await this.post('/api/tables', { ...wish, contribute: true });
    await this.hearOf(table);
    return table;
  }

  /** Sits down at a known table, with a commitment to a contribution to its chance. */
  async sit(table: TableShown, ...seats: number[]): Promise<TableShown> {
    const promises = partsFor(this.ways, table, seats);
    const chairs = seats.map(seat => ({ seat, commitment: promises.get(seat) }));
    const { invitation } = table;
    const sat = await this.post(`/api/tables/${table.id}/sit`, { seats: chairs, invitation, contribute: true });
    noteCommitted(this.ways, table.id, [...promises.keys()]);
    await this.hearOf(sat);
    return sat;
  }

  /** Carries out this person's steps in a table's fair chance as soon as they are due, and only once. */
  async hearOf(table: TableShown): Promise<void> {
    this.tables.set(table.id, table);
    const mine = this.seatsAt(table.id);
    const key = `${table.id}/${table.sealing === null}`;
    if (this.sending.has(key)) return;
    this.sending.add(key);
    try {
      await followTable(this.ways, table, mine);
    } finally {
      this.sending.delete(key);
    }
  }

  private seatsAt(table: string): number[] {
    const { chairs = [] } = this.tables.get(table) ?? {};
    return chairs.flatMap(({ person }, p) => (person === this.id ? [p] : []));
  }

  connect(): Promise<void> {
    const socket = new WebSocket(`${this.base.replace(/^http/, 'ws')}/api/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', data => this.take(data.toString()));
    socket.on('close', () => this.closed());
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.on('error', reject);
    });
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a message and waits for its reply. */
  say(message: Unsent<ClientMessage>, id = `${++this.ids}`): Promise<Sent> {
    const { socket } = this;
    if (socket === null || !this.isConnected) return Promise.reject(new Error('not connected'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${JSON.stringify(message)}`)), PATIENCE);
      this.waiting.set(id, {
        resolve: sent => {
          clearTimeout(timer);
          resolve(sent);
        },
        reject: error => {
          clearTimeout(timer);
          reject(error);
        },
      });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  answer(table: string, seat: number, at: string, word: Word, position: number, id?: string): Promise<Sent> {
    return this.act(table, { do: 'answer', seat, at, word, position }, id);
  }

  act(table: string, act: Act, id?: string): Promise<Sent> {
    return this.say({ type: 'act', table, act }, id);
  }

  close(): void {
    this.socket?.terminate();
  }

  private closed(): void {
    for (const { reject } of this.waiting.values()) reject(new Error('the socket was closed'));
    this.waiting.clear();
    this.onClose();
  }

  private take(text: string): void {
    if (this.keepFrames) this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'update') this.see(message);
    if (message.type === 'table') this.hearOf(message.table).catch(() => {}); // the next update tries again
    if ((message.type === 'done' || message.type === 'refused') && message.id !== null) {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
    this.onMessage(message);
  }

  private see(update: TableUpdate): void {
    const key = `${update.table}/${update.seat}`;
    const before = this.seen.get(key);
    const seal = update.seal === undefined ? (before?.seal ?? null) : update.seal;
    if (update.seal !== undefined) this.compare(update.table, update.seal);
    if (update.view !== undefined || !this.keepViews) {
      this.seen.set(key, { ...update, seal } as Seen);
      return;
    }
    if (before === undefined || before.position !== update.base) throw new Error('an update is missing');
    this.seen.set(key, { ...update, seal, view: applyChanges(before.view, update.changes ?? []) });
  }

  private compare(table: string, seal: Seal | null): void {
    const known = this.tables.get(table);
    if (known === undefined) return;
    const now = { table, seats: this.seatsAt(table), seal, isOver: false };
    const kept = seeSeal(this.kept.get(table) ?? null, now);
    if (kept !== null) this.kept.set(table, kept);
  }
}
