// One websocket: who is connected, and what they are sent. Slow clients are disconnected.
import type { WebSocket } from 'ws';
import { newId } from '../ids.ts';
import type { ServerMessage } from '../protocol/index.ts';

export const MOST_BUFFERED = 1024 * 1024; // bytes
const TRY_AGAIN_LATER = 1013;
const SIGNED_OUT = 4401;
const TOO_MANY = 4429;

export class Connection {
  readonly id = newId();
  readonly person: string;
  readonly session: string; // its id
  readonly address: string;
  muted: ReadonlySet<string> = new Set();
  readonly watching = new Set<string>(); // tables
  isLooking = true; // the page is in sight
  alive = true; // has answered the last ping
  private readonly socket: WebSocket;
  private readonly onDrop: () => void;

  constructor(socket: WebSocket, who: { person: string; session: string }, address: string, onDrop: () => void) {
    this.socket = socket;
    this.person = who.person;
    this.session = who.session;
    this.address = address;
    this.onDrop = onDrop;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) {
      this.onDrop();
      this.socket.terminate();
      return;
    }
    this.socket.send(text);
  }

  ping(): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  /** Tells the client to reconnect, to this server or another. */
  close(): void {
    this.socket.close(TRY_AGAIN_LATER, 'going away');
  }

  signedOut(): void {
    this.socket.close(SIGNED_OUT, 'signed out');
  }

  /** The client keeps sending although it was told to slow down. */
  tooMany(): void {
    this.socket.close(TOO_MANY, 'too many messages');
  }

  terminate(): void {
    this.socket.terminate();
  }
}
