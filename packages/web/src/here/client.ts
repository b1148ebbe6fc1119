// The page's side of the worker: calls that return promises, and tables that are watched.
import type { Call, CallName, Calls, News, Said } from './messages.ts';

type Listener = (news: News) => void;
interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The worker refused, with a sentence that says why. */
export class HereFailed extends Error {
  override readonly name = 'HereFailed';
  readonly bad: boolean; // the input, or what is stored here, does not fit the rules

  constructor(message: string, bad: boolean) {
    super(message);
    this.bad = bad;
  }
}

const waiting = new Map<number, Waiting>();
const listeners = new Map<string, Set<Listener>>();
let worker: Worker | null = null;
let count = 0;

/** Started with the first call, because a visitor who only looks around does not need it. */
function started(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'host' });
  worker.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
  worker.onerror = event => {
    for (const { reject } of waiting.values()) reject(new HereFailed(event.message, false));
    waiting.clear();
  };
  return worker;
}

function hear(said: Said): void {
  if ('table' in said) {
    for (const listener of listeners.get(said.table.id) ?? []) listener(said);
    return;
  }
  const call = waiting.get(said.n);
  waiting.delete(said.n);
  if ('error' in said) call?.reject(new HereFailed(said.error, said.bad));
  else call?.resolve(said.result);
}

function ask<K extends CallName>(call: K, ...args: Parameters<Calls[K]>): ReturnType<Calls[K]> {
  const n = ++count;
  const message: Call = { n, call, args };
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(n, { resolve, reject });
    started().postMessage(message);
  }) as ReturnType<Calls[K]>;
}

export const here: Calls = {
  list: () => ask('list'),
  open: wish => ask('open', wish),
  watch: id => ask('watch', id),
  unwatch: id => ask('unwatch', id),
  command: (id, command) => ask('command', id, command),
  lookBack: (id, answers, as) => ask('lookBack', id, answers, as),
  history: id => ask('history', id),
  file: id => ask('file', id),
  remove: id => ask('remove', id),
  check: text => ask('check', text),
  botPause: milliseconds => ask('botPause', milliseconds),
  advise: asked => ask('advise', asked),
  openPractice: (id, game, practice) => ask('openPractice', id, game, practice),
  playPractice: (id, deed) => ask('playPractice', id, deed),
  closePractice: id => ask('closePractice', id),
};

export function listenTo(id: string, listener: Listener): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => {
    all.delete(listener);
  };
}
