// A battle as it happened: what one answer set off is shown event by event, each with the table as it was then.
import type { Event, Moment, Seat } from '@boardwright/engine';
import { wantsMotion, whenSeenEnough } from '@boardwright/web/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { G } from '../state.ts';
import { filmOf, QUICK, SLOW } from './film.ts';
import type { Table } from './look.ts';
import { useQuick } from './shared.ts';

const JUMP = 8; // a busy page may miss this many answers of the others; more of them are a jump to another moment

interface Film {
  readonly seat: Seat;
  readonly moments: readonly Moment<G>[];
  readonly n: number; // how many have been shown
}
/** The table to draw now. */
interface Shown {
  readonly g: G;
  readonly event: Event | null; // of a film, what is being shown
}

const isOn = (film: Film | null, seat: Seat): film is Film =>
  film !== null && film.seat === seat && film.n < film.moments.length;

/** All castles fight at the same time: what the others answer meanwhile does not end the film, it may lengthen it. */
function goneOn(film: Film | null, seat: Seat, moments: readonly Moment<G>[]): Film | null {
  if (isOn(film, seat)) return moments.length === 0 ? film : { ...film, moments: [...film.moments, ...moments] };
  return moments.length === 0 ? null : { seat, moments, n: 0 };
}

/** A press, on whatever it is, ends the film; without motion there is none. */
export function usePlayback(table: Table, seat: Seat): Shown {
  const [quick] = useQuick();
  const last = useRef<{ readonly answers: number; readonly seat: Seat } | null>(null);
  const [film, setFilm] = useState<Film | null>(null);
  const { answers, moments, view } = table;
  // Before the browser paints: nobody sees the end first.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { answers, seat };
    const steps = before === null ? 0 : answers - before.answers;
    const news = steps === 0 ? [] : filmOf(moments, seat);
    if (film === null && news.length === 0) return; // what is said to React, even if it is the same, may draw the board again
    if (before === null || before.seat !== seat || steps < 0 || steps > JUMP || !wantsMotion()) return setFilm(null);
    if (steps > 0) setFilm(film => goneOn(film, seat, news));
  }, [answers, moments, seat, film]);
  const runs = isOn(film, seat);
  const n = film?.n ?? 0;
  useEffect(() => {
    if (!runs) return;
    const next = (): void => setFilm(film => film && { ...film, n: film.n + 1 });
    const timer = setTimeout(next, quick ? QUICK : SLOW);
    return () => clearTimeout(timer);
  }, [runs, n, quick]);
  useEffect(() => (runs ? whenSeenEnough(() => setFilm(null)) : undefined), [runs]);
  const moment = isOn(film, seat) ? film.moments[film.n] : undefined;
  return moment ?? { g: view.g, event: null };
}
