// Runs a series on one or more cores. The results are ordered by number, so they do not depend on the number of cores.
import { setImmediate } from 'node:timers/promises';
import { type AnyModule, BadInput } from '@boardwright/engine';
import { employ } from '../workers.ts';
import { failed, type Outcome, playing, type Result, type Series } from './series.ts';

export interface Run {
  readonly results: readonly Result[];
  readonly failure: { readonly number: number; readonly message: string } | null;
}
export interface Span {
  readonly from: number;
  readonly to: number;
}
/** Called with the number of finished games and the last one. */
type EventGroup = (done: number, last: readonly Outcome[]) => void;
/** How long one core plays before it yields, for the progress bar and Ctrl-C. */
const LOOK_AROUND_MS = 50;
const SPANS_PER_WORKER = 8;
const LONGEST_SPAN = 100;

export async function runHere(series: Series, module: AnyModule, { from, to }: Span, heard: EventGroup): Promise<Run> {
  const play = playing(series, module);
  const outcomes: Outcome[] = [];
  let looked = performance.now();
  for (let number = from; number <= to; number++) {
    const outcome = play(number);
    outcomes.push(outcome);
    if (failed(outcome)) break;
    if (performance.now() - looked < LOOK_AROUND_MS) continue;
    heard(outcomes.length, [outcome]);
    await setImmediate();
    looked = performance.now();
  }
  return inOrder(outcomes);
}

/** A worker gets a span of numbers and returns their games, or what was wrong with the input. */
export type FromWorker = { readonly outcomes: readonly Outcome[] } | { readonly badInput: string };

/** Each worker takes one span after the other and reports after each. */
export async function runOnWorkers(
  series: Series,
  all: readonly Span[],
  workers: number,
  heard: EventGroup,
): Promise<Run> {
  const spans = [...all];
  const outcomes: Outcome[] = [];
  let stop = false;
  const next = (): Span | undefined => (stop ? undefined : spans.shift());
  const take = (message: FromWorker): void => {
    if ('badInput' in message) throw new BadInput(message.badInput);
    const { outcomes: done } = message;
    outcomes.push(...done);
    // Spans are assigned in order, so those before a failure are still being played and may fail earlier.
    if (done.some(failed)) stop = true;
    heard(outcomes.length, done);
  };
  const worker = new URL('./worker.ts', import.meta.url);
  await Promise.all(Array.from({ length: Math.min(workers, spans.length) }, () => employ(worker, series, next, take)));
  return inOrder(outcomes);
}

/** Short spans, so that all workers finish at about the same time. */
export function split({ from, to }: Span, workers: number): Span[] {
  const length = Math.max(1, Math.min(LONGEST_SPAN, Math.ceil((to - from + 1) / (workers * SPANS_PER_WORKER))));
  const spans: Span[] = [];
  for (let n = from; n <= to; n += length) spans.push({ from: n, to: Math.min(to, n + length - 1) });
  return spans;
}

/** Only results before the first failure count. */
function inOrder(outcomes: readonly Outcome[]): Run {
  const sorted = [...outcomes].sort((a, b) => a.number - b.number);
  const bad = sorted.findIndex(failed);
  const results = (bad < 0 ? sorted : sorted.slice(0, bad)) as Result[];
  return { results, failure: (sorted[bad] as Run['failure'] | undefined) ?? null };
}
