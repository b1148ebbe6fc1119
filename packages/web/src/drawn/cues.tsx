// Animates the events of the last answer: gains fly to their owner and places pulse, one after the other.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { AtTable } from './context.tsx';
import { atRest, run, wantsMotion } from './motion.ts';
import { isShown, middleOf, type Spot } from './spot.ts';
import type { Cue } from './table.ts';
import { WordPicture } from './word-picture.tsx';

const FLY = 0.6; // seconds
const PULSE = 0.4;
const APART = 0.16; // between the starts of two cues, less when there are many
const ALL = 0.95; // all cues of one answer
const AT_MOST = 12; // cues per answer; more would only confuse

interface Flight {
  readonly key: string;
  readonly picture: string;
  readonly n: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

function pieceAt(id: string): Element | null {
  return [...document.querySelectorAll(`.table [data-piece="${CSS.escape(id)}"]`)].find(isShown) ?? null;
}

function flightOf(cue: Cue & { readonly do: 'fly' }, key: string, delay: number): Flight[] {
  const [from, to] = [pieceAt(cue.from), pieceAt(cue.to)];
  if (from === null || to === null) return [];
  return [{ key, picture: cue.picture, n: cue.n ?? 1, from: middleOf(from), to: middleOf(to), delay }];
}

interface Pulse {
  readonly piece: Element | null;
  readonly delay: number;
}

/** Starts the pulses and returns the flights. Call it in the frame that shows the pieces: their places are not known before. */
function show(wanted: readonly Cue[], answers: number): Flight[] {
  const all = wanted.slice(0, AT_MOST);
  const apart = Math.min(APART, (ALL - FLY) / Math.max(1, all.length - 1));
  const flights: Flight[] = [];
  const pulses: Pulse[] = [];
  for (const [i, cue] of all.entries())
    if (cue.do === 'pulse') pulses.push({ piece: pieceAt(cue.at), delay: i * apart });
    else flights.push(...flightOf(cue, `${answers} ${i}`, i * apart));
  for (const { piece, delay } of pulses)
    if (piece !== null) run(piece, { scale: [1, 1.12, 1] }, { duration: PULSE, delay });
  return flights;
}

export function CueLayer({ table: { now, drawn } }: { readonly table: AtTable }): ReactNode {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const shownUpTo = useRef(now.answers);
  useLayoutEffect(() => {
    const isNext = now.answers === shownUpTo.current + 1; // after a jump there is nothing to explain
    shownUpTo.current = now.answers;
    if (!isNext || drawn.cues === undefined || !wantsMotion()) return;
    const { cues } = drawn;
    requestAnimationFrame(async () => {
      if (!(await atRest())) return; // gains fly only after the dice have come to rest
      const next = show(
        now.happened.flatMap(event => cues(event, now.content)),
        now.answers,
      );
      if (next.length > 0) setFlights(flying => [...flying, ...next]);
    });
  }, [now, drawn]);
  const land = (key: string): void => setFlights(flying => flying.filter(each => each.key !== key));
  return (
    <div className="cues" aria-hidden="true">
      {flights.map(flight => (
        <Flyer key={flight.key} flight={flight} onLanded={() => land(flight.key)} />
      ))}
    </div>
  );
}

function Flyer({ flight, onLanded }: { readonly flight: Flight; readonly onLanded: () => void }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const { from, to, delay } = flight;
    const translate = ['0px 0px', `${to.x - from.x}px ${to.y - from.y}px`];
    const flown = run(ref.current, { translate, opacity: [0, 1, 1, 1, 0] }, { duration: FLY, delay });
    void flown.finished.then(() => landed.current());
  }, [flight]);
  return (
    <div ref={ref} className="flyer" style={{ left: flight.from.x, top: flight.from.y }}>
      <WordPicture word={flight.picture} size={30} />
      {flight.n > 1 && <b>{flight.n}</b>}
    </div>
  );
}
