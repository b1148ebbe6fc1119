// A client that does not read is disconnected.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { WebSocket } from 'ws';
import { Connection, MOST_BUFFERED } from '../src/ws/connection.ts';

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
  }
  terminate(): void {
    this.readyState = 3;
  }
}

test('a slow client is dropped when too much waits for it, and is sent nothing more', () => {
  const socket = new Socket();
  let dropped = 0;
  const connection = new Connection(
    socket as unknown as WebSocket,
    { person: 'ann', session: '' },
    '',
    () => dropped++,
  );
  const text = 'x'.repeat(100_000);
  for (let i = 0; i < 50; i++) connection.sendText(text);
  assert.equal(dropped, 1);
  assert.ok(socket.bufferedAmount > MOST_BUFFERED && socket.bufferedAmount < MOST_BUFFERED + 200_000);
  assert.equal(socket.readyState, 3);
});
