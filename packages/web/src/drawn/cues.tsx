// Animates the events of a step: gains fly to their owner and places pulse, one after the other. Numbers change when they have landed.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AtTable } from './context.tsx';
import { atRest, flySoon, run, wantsMotion } from './motion.ts';
import { isShown, middleOf, type Spot } from './spot.ts';
import type { Cue } from './table.ts';
import { WordPicture } from './word-picture.tsx';

const FLY = 0.6; // seconds
const PULSE = 0.4;
const APART = 0.16; // between the starts of two cues, less when there are many
const ALL = 0.95; // all cues of one step
const AT_MOST = 12; // cues per step; more would only confuse

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

const cuesOf = ({ now, drawn }: AtTable): readonly Cue[] =>
  now.happened.flatMap(event => drawn.cues?.(event, now.content) ?? []).slice(0, AT_MOST);

const spotOf = (id: string): Spot | null => {
  const piece = pieceAt(id);
  return piece === null ? null : middleOf(piece);
};

/** Where things are that will fly away in the next step. They may be gone when it is drawn. */
let places: { readonly step: number; readonly spots: ReadonlyMap<string, Spot> } = { step: -1, spots: new Map() };

/** Call it while the board still shows the step before. */
export function rememberPlaces(table: AtTable): void {
  const { step } = table.now;
  if (places.step === step || !wantsMotion()) return;
  const spots = new Map<string, Spot>();
  for (const cue of cuesOf(table)) {
    const spot = cue.do === 'fly' && !spots.has(cue.from) ? spotOf(cue.from) : null;
    if (cue.do === 'fly' && spot !== null) spots.set(cue.from, spot);
  }
  places = { step, spots };
}

function flightOf(cue: Cue & { readonly do: 'fly' }, step: number, i: number, delay: number): Flight[] {
  const from = (places.step === step ? places.spots.get(cue.from) : undefined) ?? spotOf(cue.from);
  const to = spotOf(cue.to);
  if (from === null || to === null) return [];
  return [{ key: `${step} ${i}`, picture: cue.picture, n: cue.n ?? 1, from, to, delay }];
}

interface Pulse {
  readonly piece: Element | null;
  readonly delay: number;
}

/** Starts the pulses and returns the flights. Call it in the frame that shows the pieces: their places are not known before. */
function show(all: readonly Cue[], step: number): Flight[] {
  const apart = Math.min(APART, (ALL - FLY) / Math.max(1, all.length - 1));
  const flights: Flight[] = [];
  const pulses: Pulse[] = [];
  for (const [i, cue] of all.entries())
    if (cue.do === 'pulse') pulses.push({ piece: pieceAt(cue.at), delay: i * apart });
    else flights.push(...flightOf(cue, step, i, i * apart));
  for (const { piece, delay } of pulses)
    if (piece !== null) run(piece, { scale: [1, 1.12, 1] }, { duration: PULSE, delay });
  return flights;
}

export function CueLayer({ table }: { readonly table: AtTable }): ReactNode {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const { step } = table.now;
  const shownUpTo = useRef(step);
  const landing = useRef(new Map<string, () => void>());
  useLayoutEffect(() => {
    const isNext = step === shownUpTo.current + 1; // after a jump there is nothing to explain
    shownUpTo.current = step;
    if (!isNext || !wantsMotion()) return;
    const cues = cuesOf(table);
    if (cues.length === 0) return;
    const end = flySoon();
    requestAnimationFrame(async () => {
      const next = (await atRest()) ? show(cues, step) : []; // gains fly only after the dice have come to rest
      let left = next.length;
      for (const { key } of next)
        landing.current.set(key, () => {
          if (--left === 0) end();
        });
      if (left === 0) end();
      else setFlights(flying => [...flying, ...next]);
    });
  }, [table, step]);
  const land = (key: string): void => {
    landing.current.get(key)?.();
    landing.current.delete(key);
    setFlights(flying => flying.filter(each => each.key !== key));
  };
  useEffect(() => {
    const all = landing.current;
    return () => {
      for (const end of all.values()) end(); // nobody waits for what nobody sees
    };
  }, []);
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
    void flown.finished.catch(() => {}).then(() => landed.current());
  }, [flight]);
  return (
    <div ref={ref} className="flyer" style={{ left: flight.from.x, top: flight.from.y }}>
      <WordPicture word={flight.picture} size={30} />
      {Math.abs(flight.n) > 1 && <b>{Math.abs(flight.n)}</b>}
    </div>
  );
}
