// The websocket to the server: opened when a table is watched, and reopened when the connection is lost.
import type { ClientMessage, Reason, ServerMessage } from '@boardwright/server/protocol';
import { Observable } from '../model/observable.ts';
import type { Link, Refusal } from '../model/session.ts';
import { GUEST } from './lobby.ts';
import { signedIn } from './person.ts';

type Without<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Outgoing = Without<ClientMessage>;
type Listener = (message: ServerMessage) => void;
interface Watched {
  watch(): Outgoing;
  readonly hear: Listener;
  refused(why: Refusal): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 10_000; // wait this long for a reply before sending again

interface Sent {
  readonly text: string;
  readonly resolve: (refusal: Refusal | null) => void;
  timer: ReturnType<typeof setTimeout>;
}

class Socket {
  readonly link = new Observable<Link>('connecting');
  skew = 0;
  private socket: WebSocket | null = null;
  private heartbeat = 20_000;
  private heardAt = 0;
  private wait = FIRST_WAIT;
  private tables = new Map<string, Watched>();
  private readonly sent = new Map<string, Sent>();
  private retry: ReturnType<typeof setTimeout> | null = null;

  constructor() {
    window.addEventListener('online', () => this.reconnectNow());
    window.addEventListener('offline', () => this.lose());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.link.get() === 'lost') this.reconnectNow();
      if (this.isOpen()) this.tellLooking();
    });
    setInterval(() => this.checkHeartbeat(), 5_000);
  }

  /** Watches a table, now and after every reconnection. */
  watch(table: string, watch: () => Outgoing, hear: Listener, refused: (why: Refusal) => void): () => void {
    const watched = { watch, hear, refused };
    this.tables.set(table, watched);
    if (this.isOpen()) this.ask(watched);
    else void this.connect();
    return () => {
      this.tables.delete(table);
      if (this.tables.size === 0) this.rest();
      else if (this.isOpen()) this.socket?.send(JSON.stringify({ type: 'unwatch', table, id: crypto.randomUUID() }));
      // Nobody waits for the reply: sent again later, it would end the watching of somebody who has come back.
    };
  }

  /** Sends until there is a reply. Ids make repeated messages harmless. */
  send(message: Outgoing): Promise<Refusal | null> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...message, id });
    return new Promise(resolve => {
      const timer = setTimeout(() => this.again(id), PATIENCE);
      this.sent.set(id, { text, resolve, timer });
      if (this.isOpen()) this.socket?.send(text);
    });
  }

  private ask({ watch, refused }: Watched): void {
    void this.send(watch()).then(why => why !== null && refused(why));
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private again(id: string): void {
    const sent = this.sent.get(id);
    if (sent === undefined) return;
    if (this.isOpen()) this.socket?.send(sent.text);
    sent.timer = setTimeout(() => this.again(id), PATIENCE);
  }

  private async connect(): Promise<void> {
    if (this.socket !== null) return;
    this.link.set(this.link.get() === 'lost' ? 'lost' : 'connecting');
    try {
      await signedIn(GUEST);
    } catch {
      return this.lose();
    }
    if (this.socket !== null || this.tables.size === 0) return;
    const address = new URL('/api/socket', window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    socket.onopen = () => this.opened();
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.heardAt = Date.now();
    if (document.visibilityState !== 'visible') this.tellLooking(); // before watching: what it shows is not seen
    const unanswered = [...this.sent.values()];
    for (const watched of this.tables.values()) this.ask(watched);
    for (const { text } of unanswered) this.socket?.send(text); // after watching, so that the server knows the table
    this.link.set('live');
  }

  /** Whoever does not see the page gets notices instead. Nobody waits for the reply. */
  private tellLooking(): void {
    const looking = document.visibilityState === 'visible';
    this.socket?.send(JSON.stringify({ type: 'looking', looking, id: crypto.randomUUID() }));
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case 'welcome':
        this.heartbeat = message.heartbeat;
        this.skew = message.time - Date.now();
        return;
      case 'heartbeat':
        this.skew = message.time - Date.now();
        return;
      case 'done':
        this.settle(message.id, null);
        return;
      case 'refused': {
        const { type: _, id, ...reason } = message;
        if (id !== null) this.settle(id, reason as Reason);
        return;
      }
      default: {
        const table = message.type === 'table' ? message.table.id : message.table;
        this.tables.get(table)?.hear(message);
      }
    }
  }

  private settle(id: string, refusal: Refusal | null): void {
    const sent = this.sent.get(id);
    if (sent === undefined) return;
    clearTimeout(sent.timer);
    this.sent.delete(id);
    sent.resolve(refusal);
  }

  private lose(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    if (this.tables.size === 0) return;
    this.link.set('lost');
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private reconnectNow(): void {
    this.wait = FIRST_WAIT;
    if (this.retry !== null) clearTimeout(this.retry);
    if (!this.isOpen() && this.tables.size > 0) void this.connect();
  }

  private checkHeartbeat(): void {
    if (this.isOpen() && Date.now() - this.heardAt > this.heartbeat * 2.5) this.lose();
  }

  private rest(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.link.set('connecting');
  }
}

let only: Socket | null = null;

export function theSocket(): Socket {
  only ??= new Socket();
  return only;
}
