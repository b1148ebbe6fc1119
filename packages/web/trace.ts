// Analyses a browser trace of a table: which frames were shown while something moved, and how long rendering took.

/** One event of a trace, as far as it is used here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string; // b, n and e: begin, update and end of something with an id; X: with a duration
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number; // processor time of its thread
  readonly pid: number;
  readonly tid: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly name?: string; readonly frame_reporter?: Frame; readonly data?: EventData };
}
interface Frame {
  readonly state: string;
  readonly frame_source: number;
  readonly frame_sequence: number;
  readonly has_compositor_animation?: boolean;
  readonly has_main_animation?: boolean;
}
interface EventData {
  readonly nodeName?: string; // of an animation
  readonly state?: string;
  readonly url?: string; // of a script
  readonly interactionId?: number; // of an event that a person caused
  readonly timeStamp?: number; // of that event, in milliseconds
  readonly commitFinishTime?: number; // when the page had handed over the picture that shows what the event did
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const idOf = ({ id, id2 }: TraceEvent): string => id ?? id2?.local ?? '';
const inOrder = (events: readonly TraceEvent[]): TraceEvent[] => events.toSorted((a, b) => a.ts - b.ts);

/** How many frames there were, and how many were shown. */
export interface Count {
  readonly wanted: number;
  readonly shown: number;
}
interface Frames {
  readonly asked: Count; // something moves, or is about to
  readonly moving: ReadonlyMap<string, Count>; // for each kind of thing: from when it visibly moves until it stops
}

/** A frame may be reported several times. It was shown if any report says so. */
function countOf(reports: readonly Frame[]): Count {
  const states = new Map<string, string[]>();
  for (const { frame_source, frame_sequence, state } of reports) {
    const frame = `${frame_source} ${frame_sequence}`;
    states.set(frame, [...(states.get(frame) ?? []), state]);
  }
  const wanted = [...states.values()].filter(each => each.some(state => state !== 'STATE_NO_UPDATE_DESIRED'));
  const shown = wanted.filter(each => each.some(state => state.startsWith('STATE_PRESENTED')));
  return { wanted: wanted.length, shown: shown.length };
}

/** When something moved, by the class of what moved. */
function motions(events: readonly TraceEvent[]): Map<string, Span[]> {
  const begun = new Map<string, { readonly what: string; readonly runs: number | null }>();
  const found = new Map<string, Span[]>();
  for (const event of inOrder(events.filter(({ name }) => name === 'Animation'))) {
    const id = idOf(event);
    const data = event.args?.data;
    const motion = begun.get(id);
    if (event.ph === 'b') begun.set(id, { what: classOf(data?.nodeName ?? '?'), runs: null });
    if (motion === undefined) continue;
    if (event.ph === 'n' && data?.state === 'running') begun.set(id, { ...motion, runs: motion.runs ?? event.ts });
    if (event.ph !== 'e') continue;
    if (motion.runs !== null)
      found.set(motion.what, [...(found.get(motion.what) ?? []), { from: motion.runs, to: event.ts }]);
    begun.delete(id);
  }
  return found;
}

/** `DIV class='piece df-die can'` is a df-die: the states of a piece do not make it another kind. */
function classOf(nodeName: string): string {
  const names = /class='([^']*)'/.exec(nodeName)?.[1]?.split(' ') ?? [];
  return names.find(name => name !== 'piece') ?? names[0] ?? nodeName;
}

export function frames(events: readonly TraceEvent[]): Frames {
  const reports = events.flatMap(({ name, ph, ts, args }) =>
    name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter !== undefined
      ? [{ ts, frame: args.frame_reporter }]
      : [],
  );
  const asked = reports.filter(({ frame }) => frame.has_compositor_animation || frame.has_main_animation);
  const during = (spans: readonly Span[]): Frame[] =>
    reports.filter(({ ts }) => spans.some(({ from, to }) => from <= ts && ts < to)).map(({ frame }) => frame);
  return {
    asked: countOf(asked.map(({ frame }) => frame)),
    moving: new Map([...motions(events)].map(([what, spans]) => [what, countOf(during(spans))])),
  };
}

/** One rendering of a part of the table, in milliseconds. */
export interface Drawing {
  readonly script: number;
  readonly longest: number; // longest step: the page did not respond for this long
  readonly laidOut: number; // in the frame that shows it: measuring, style, layout
  readonly shownAt: number; // when that frame was painted
}

function spansOf(events: readonly TraceEvent[], what: string): Span[] {
  const begun = new Map<string, number>();
  return inOrder(events.filter(({ name }) => name === what)).flatMap(event => {
    if (event.ph === 'b') begun.set(idOf(event), event.ts);
    const from = begun.get(idOf(event));
    return event.ph === 'e' && from !== undefined ? [{ from, to: event.ts }] : [];
  });
}

const LAYING_OUT = new Set(['FireAnimationFrame', 'UpdateLayoutTree', 'Layout']);

/** How much of a time span they take. Overlaps are not counted twice. */
function shareOf({ from, to }: Span, events: readonly TraceEvent[]): number {
  let sum = 0;
  let counted = from;
  for (const { ts, dur = 0 } of events) {
    sum += Math.max(0, Math.min(to, ts + dur) - Math.max(counted, ts));
    counted = Math.max(counted, ts + dur);
  }
  return sum / 1000;
}

/**
 * How long each rendering of a part of the table took. It renders in small steps, and what the browser does between
 * them is not counted.
 */
export function drawings(events: readonly TraceEvent[], what: string): Drawing[] {
  const page = events.find(({ name }) => name === what)?.pid;
  const main = mainThreadOf(events, page);
  const done = inOrder(events.filter(e => e.ph === 'X' && e.pid === page && e.tid === main));
  const isOurs = (e: TraceEvent): boolean => (e.args?.data?.url ?? '') !== ''; // not from scripts that observe the page
  const scripts = done.filter(e => e.name === 'FunctionCall' && isOurs(e));
  const layouts = done.filter(({ name }) => LAYING_OUT.has(name));
  const paints = done.filter(({ name }) => name === 'Paint');
  const shownAt = (time: number): number => paints.find(({ ts }) => ts > time)?.ts ?? time;
  return spansOf(events, what).map(span => ({
    script: shareOf(span, scripts),
    longest: Math.max(0, ...scripts.map(each => shareOf(span, [each]))),
    laidOut: shareOf({ from: span.to, to: shownAt(span.to) }, layouts),
    shownAt: shownAt(span.to),
  }));
}

/** The processor time of the page for one interaction, in milliseconds. */
export interface Interaction {
  readonly own: number; // from the press until the page has handed over the next picture
  readonly all: number; // until that picture is on the screen: with whatever the page does meanwhile
}

/**
 * For every interaction: of its events, the one that took longest. The picture is put together and shown by other threads, so what
 * the page does meanwhile does not hold it up. It only has less of a processor that is shared.
 */
export function interactions(events: readonly TraceEvent[]): Interaction[] {
  const spans = new Map<number, Span & { readonly handed: number }>();
  const begun = new Map<string, TraceEvent>();
  let page = 0;
  for (const event of inOrder(events.filter(({ name }) => name === 'EventTiming'))) {
    if (event.ph === 'b') begun.set(idOf(event), event);
    const begin = begun.get(idOf(event));
    const { interactionId: id = 0, timeStamp = 0, commitFinishTime = 0 } = begin?.args?.data ?? {};
    if (event.ph !== 'e' || begin === undefined || id === 0) continue;
    page = event.pid;
    const before = spans.get(id);
    const handed = commitFinishTime > timeStamp ? begin.ts + (commitFinishTime - timeStamp) * 1000 : event.ts;
    if (before === undefined || event.ts - begin.ts > before.to - before.from)
      spans.set(id, { from: begin.ts, to: event.ts, handed: Math.min(handed, event.ts) });
  }
  const main = mainThreadOf(events, page);
  const tasks = events.filter(e => e.ph === 'X' && e.pid === page && e.tid === main && TASK.test(e.name));
  return [...spans.values()].map(({ from, to, handed }) => ({
    own: processorTimeIn({ from, to: handed }, tasks),
    all: processorTimeIn({ from, to }, tasks),
  }));
}
const TASK = /RunTask$/;

/** A task that is only partly inside counts in proportion. */
function processorTimeIn({ from, to }: Span, tasks: readonly TraceEvent[]): number {
  let sum = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const inside = Math.min(to, ts + dur) - Math.max(from, ts);
    if (inside > 0 && dur > 0) sum += (tdur * inside) / dur;
  }
  return sum / 1000;
}

const mainThreadOf = (events: readonly TraceEvent[], page: number | undefined): number | undefined =>
  events.find(e => e.pid === page && e.name === 'thread_name' && e.args?.name === 'CrRendererMain')?.tid;

const FRAME = 16; // milliseconds of a frame of the screen

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function spread(times: readonly number[]): string {
  const within = times.filter(time => time < FRAME).length;
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)].map(time => time.toFixed(1));
  return `median ${half} ms, 95 % within ${most} ms, ${within} of ${times.length} under ${FRAME} ms`;
}
