// Websocket messages. The client sends `ClientMessage`, the server sends `ServerMessage`. Tests check every message
// against its schema; the server does not, to save time.
import type { Change } from '@boardwright/engine';
import type { Act, Feed, Update } from '@boardwright/host';
import { z } from 'zod';
import { count, id, lane, messageId, said, seat, word } from './common.ts';
import * as play from './play.ts';
import { type Reason, refusal } from './reasons.ts';
import { type ChatLine, chatLine, type Spectator, spectator, type TableShown, tableShown } from './replies.ts';

/** Everything a seat sees of a question. */
const questionText = z.string().max(50_000);

/** What a player does (`Act` of the host). */
const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('answer'), seat, at: lane, word, position: count }),
  z.strictObject({
    do: z.enum(['undo', 'confirm', 'leave', 'return', 'concede', 'askUndo', 'askEnd', 'agree', 'decline']),
    seat,
  }),
  z.strictObject({ do: z.literal('askSubstitute'), seat, about: seat }),
  z.strictObject({ do: z.literal('prepare'), seat, question: questionText, word }),
  z.strictObject({ do: z.literal('unprepare'), seat, question: questionText.nullable() }),
]) satisfies z.ZodType<Act>;

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), id: messageId, table: id, invitation: id.optional() }),
  z.strictObject({ type: z.literal('unwatch'), id: messageId, table: id }),
  z.strictObject({ type: z.literal('act'), id: messageId, table: id, act }),
  z.strictObject({ type: z.literal('chat'), id: messageId, table: id, text: said.min(1) }),
  z.strictObject({ type: z.literal('looking'), id: messageId, looking: z.boolean() }), // the page is in sight, or hidden
  z.strictObject({ type: z.literal('ping'), id: messageId }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export type TableUpdate = Omit<Update, 'view' | 'seal'> & {
  readonly type: 'update';
  readonly table: string;
  /** The whole view; or, if `base` is the position you have, the changes since then. */
  readonly view?: Update['view'];
  readonly base?: number;
  readonly changes?: readonly Change[];
  /** Left out while it equals the last one you were sent. */
  readonly seal?: Update['seal'];
  readonly events: Feed['events'];
};
export type ServerMessage =
  | { readonly type: 'welcome'; readonly person: string; readonly time: number; readonly heartbeat: number }
  | { readonly type: 'heartbeat'; readonly time: number }
  | { readonly type: 'table'; readonly table: TableShown }
  | TableUpdate
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** Who watches without a seat, and how many there are: not all may be named. */
  | {
      readonly type: 'spectators';
      readonly table: string;
      readonly people: readonly Spectator[];
      readonly count: number;
    }
  /** The match cannot continue: its rules failed or have changed. Its players may close the table. */
  | { readonly type: 'stopped'; readonly table: string; readonly why: 'rulesBroke' | 'rulesChanged' }
  | { readonly type: 'done'; readonly id: string; readonly position?: number }
  | ({ readonly type: 'refused'; readonly id: string | null } & Reason);

const update = z
  .strictObject({
    type: z.literal('update'),
    table: id,
    seat: seat.nullable(),
    position: count,
    era: count,
    answers: count,
    view: (play.view as unknown as z.ZodType<Update['view']>).exactOptional(),
    base: count.exactOptional(),
    changes: z.array(play.change).exactOptional(),
    ended: z.enum(['conceded', 'agreed']).nullable(),
    open: z.array(play.asking),
    toAnswer: z.array(seat),
    tentative: seat.nullable(),
    absence: play.absence.nullable(),
    prepared: z.array(z.strictObject({ question: z.string(), task: play.task, word: play.word })),
    missed: z.boolean(),
    held: play.word.nullable(),
    undo: z.enum(['free', 'alone', 'ask', 'no']),
    proposal: play.proposal.nullable(),
    seats: z.array(play.sitting),
    clocks: play.clocks.nullable(),
    sinceTurn: count,
    sheets: z.array(play.sheet),
    film: play.film,
    seal: play.seal.nullable().exactOptional(),
    events: z.strictObject({ from: count, list: z.array(play.heard) }),
  })
  .refine(
    ({ view, base, changes }) => (view === undefined ? base !== undefined && changes !== undefined : !base && !changes),
    'either the whole view, or what has changed since one',
  );

/** Everything the server sends. */
export const serverMessage: z.ZodType<ServerMessage> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), person: id, time: z.number(), heartbeat: z.number() }),
  z.strictObject({ type: z.literal('heartbeat'), time: z.number() }),
  z.strictObject({ type: z.literal('table'), table: tableShown }),
  update,
  z.strictObject({ type: z.literal('chat'), table: id, lines: z.array(chatLine) }),
  z.strictObject({ type: z.literal('spectators'), table: id, people: z.array(spectator), count }),
  z.strictObject({ type: z.literal('stopped'), table: id, why: z.enum(['rulesBroke', 'rulesChanged']) }),
  z.strictObject({ type: z.literal('done'), id: messageId, position: count.exactOptional() }),
  refusal,
]);
