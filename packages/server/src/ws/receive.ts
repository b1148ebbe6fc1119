// Handles what a client sends over its websocket.
import type { App } from '../app.ts';
import { hasBegun, isRated, shownTable } from '../lobby/shown.ts';
import { type ClientMessage, clientMessage, type Reason } from '../protocol/index.ts';
import { Refuse } from '../refuse.ts';
import { JobFailed, whyStopped } from '../rules/thread.ts';
import type { Table } from '../store/tables.ts';
import { linesAfter } from '../store/talk.ts';
import type { Connection } from './connection.ts';

const CHAT_SHOWN = 50;

type Answered = { readonly position?: number } | Reason;

/** Handles any frame. Every message gets a reply: `done`, or a reason. */
export async function receive(app: App, connection: Connection, frame: string): Promise<void> {
  if (app.isClosing) return refuse(app, connection, idIn(frame), { why: 'tryAgain' });
  if (!app.rates.mayAsk(connection.address) || !app.rates.mayAct(connection.person))
    return tooMany(app, connection, frame);
  const message = read(frame);
  if ('why' in message) return refuse(app, connection, idIn(frame), message);
  try {
    const answered = await follow(app, connection, message);
    if ('why' in answered) refuse(app, connection, message.id, answered);
    else connection.send({ type: 'done', id: message.id, ...answered });
  } catch (error) {
    if (error instanceof JobFailed) return refuse(app, connection, message.id, { why: whyStopped(error) });
    if (!(error instanceof Refuse))
      app.log.error({ error: (error as Error).message, type: message.type }, 'message failed');
    const why = error instanceof Refuse ? (error.why as 'noSuchTable') : 'tryAgain';
    refuse(app, connection, message.id, { why });
  }
}

function read(frame: string): ClientMessage | (Reason & { why: 'badMessage' }) {
  let data: unknown;
  try {
    data = JSON.parse(frame);
  } catch {
    return { why: 'badMessage', place: 'this is not JSON' };
  }
  const parsed = clientMessage.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { why: 'badMessage', place: `${issue?.path.join('.') || 'message'}: ${issue?.message}` };
}

/** The id of a message that was refused, so that the client knows which one it was. */
function idIn(frame: string): string | null {
  const found = /"id"\s*:\s*"([^"\\]{1,64})"/.exec(frame.slice(0, 1000));
  return found?.[1] ?? null;
}

/** A client that does not slow down when told to is not answered forever. */
function tooMany(app: App, connection: Connection, frame: string): void {
  refuse(app, connection, idIn(frame), { why: 'tooMany' });
  if (!app.rates.mayGoOn(connection.id)) connection.tooMany();
}

function refuse(app: App, connection: Connection, id: string | null, reason: Reason): void {
  app.metrics.refused.inc({ why: reason.why });
  connection.send({ type: 'refused', id, ...reason });
}

async function follow(app: App, connection: Connection, message: ClientMessage): Promise<Answered> {
  switch (message.type) {
    case 'ping':
      return {};
    case 'watch':
      return watch(app, connection, message);
    case 'looking':
      connection.isLooking = message.looking;
      for (const table of message.looking ? connection.watching : []) app.notices.seen(table, connection.person);
      return {};
    case 'unwatch':
      app.hub.unwatch(connection, message.table);
      return {};
    case 'chat':
      return chat(app, connection, message);
    case 'act':
      return act(app, connection, message);
  }
}

async function watch(app: App, connection: Connection, message: ClientMessage & { type: 'watch' }): Promise<Answered> {
  let table = await app.lobby.visible(message.table, connection.person, message.invitation);
  if (!hasBegun(table)) {
    app.hub.watch(connection, table); // from here on every change is heard; it may have changed since it was read
    table = await app.lobby.get(table.id);
  }
  connection.send({ type: 'table', table: await shownTable(app.store.db, table, connection.person) });
  if (hasBegun(table)) await show(app, connection, table);
  if (connection.isLooking) app.notices.seen(table.id, connection.person);
  const lines = await linesAfter(app.store.db, table.id, 0, CHAT_SHOWN);
  app.hub.chatTo(connection, table.id, await app.chat.named(lines));
  return {};
}

/** A stopped match has nothing to show, but its table can still be closed, so everybody there must be told. */
async function show(app: App, connection: Connection, table: Table): Promise<void> {
  try {
    await app.show(connection, table);
  } catch (error) {
    if (error instanceof JobFailed) app.hub.watch(connection, table);
    throw error;
  }
}

async function chat(app: App, connection: Connection, message: ClientMessage & { type: 'chat' }): Promise<Answered> {
  if (!connection.watching.has(message.table)) return { why: 'noSuchTable' };
  if (!app.rates.mayTalk(connection.person)) return { why: 'tooMany' };
  await app.chat.say(message.table, connection.person, message.text);
  return {};
}

/** What is stricter at a rated table. */
const STRICTER: ReadonlySet<string> = new Set(['return', 'askUndo', 'askEnd', 'agree']);

async function act(app: App, connection: Connection, message: ClientMessage & { type: 'act' }): Promise<Answered> {
  const { id, table, act } = message;
  if (!connection.watching.has(table)) return { why: 'noSuchTable' };
  const began = performance.now();
  const rated = STRICTER.has(act.do) && isRated(await app.lobby.get(table));
  const result = await app.matches.command(table, { ...act, by: connection.person, id, rated });
  if ('declined' in result) return result.declined;
  if (act.do === 'answer') {
    app.metrics.answers.inc();
    app.metrics.answerTime.observe((performance.now() - began) / 1000);
  }
  return result;
}
