// Whom tables of the server wait for: asked of the tables themselves, a few at a time.
import type { ServerMessage } from '@boardwright/server/protocol';
import type { TableInfo } from '../model/session.ts';
import { theSocket } from './socket.ts';

const MOST = 6; // more tables than anybody plays at once

export interface Turn {
  readonly toAnswer: readonly number[];
  readonly since: number | null; // null: no clock runs, so nobody knows
}

/** Tells of each table whose turn it is, now and whenever that changes. Returns how to stop. */
export function watchTurns(tables: readonly TableInfo[], tell: (table: string, turn: Turn) => void): () => void {
  const socket = theSocket();
  const stops = tables
    .filter(({ place, status }) => place === 'online' && status === 'playing')
    .slice(0, MOST)
    .map(({ id }) =>
      socket.watch(
        id,
        () => ({ type: 'watch', table: id }),
        (message: ServerMessage) => {
          if (message.type !== 'update') return;
          tell(id, { toAnswer: message.toAnswer, since: message.clocks?.at ?? null });
        },
      ),
    );
  return () => {
    for (const stop of stops) stop();
  };
}
