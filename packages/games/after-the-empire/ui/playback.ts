// A battle as it happened: what one answer set off is shown event by event, from the castle as it was to the castle as it is.
import type { Event, Seat } from '@boardwright/engine';
import { type TableNow, wantsMotion, whenSeenEnough } from '@boardwright/web/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { at, fallBack } from '../castle.ts';
import { type Castle, castleOf, copy } from '../state.ts';
import {
  ARCHER,
  BURNING_TURRET,
  CORNERS,
  COURTYARD,
  MERCENARY,
  NO_TURRET,
  NO_WALL,
  PLACES,
  SIDES,
  SOLDIER,
  SWORDSMAN,
} from '../words.ts';
import { gOf } from './look.ts';
import { useQuick } from './shared.ts';

const SLOW = 560; // milliseconds for one event
const QUICK = 220;
const JUMP = 8; // a busy page may miss this many answers of the others; more of them are a jump to another moment

const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
const indexIn = (list: readonly string[], value: unknown): number => list.indexOf(String(value));

function change(list: number[], i: number, by: number): void {
  list[i] = Math.max(0, at(list, i) + by);
}

function foes(castle: Castle, place: number, swordsmen: number, archers: number): void {
  change(castle.foes, place * 2 + SWORDSMAN, swordsmen);
  change(castle.foes, place * 2 + ARCHER, archers);
}

/** How an event of a battle changes the picture. Nothing is decided here: the numbers are those that were told. */
const SHOWN: Readonly<Record<string, (castle: Castle, event: Event) => void>> = {
  march: (c, e) => foes(c, indexIn(SIDES, e.side), num(e.swordsmen), num(e.archers)),
  reinforced: (c, e) => foes(c, indexIn(SIDES, e.side), num(e.n), 0),
  turretHit: (c, e) => change(c.turretCubes, indexIn(CORNERS, e.corner), -num(e.lost)),
  turretLost: (c, e) => {
    c.turrets[indexIn(CORNERS, e.corner)] = NO_TURRET;
  },
  turretBurns: (c, e) => {
    c.turrets[indexIn(CORNERS, e.corner)] = BURNING_TURRET;
  },
  wallHit: (c, e) => {
    c.wallCubes[indexIn(SIDES, e.side)] = num(e.left);
  },
  wallLost: (c, e) => {
    const side = indexIn(SIDES, e.side);
    c.walls[side] = NO_WALL;
    fallBack(c, side);
  },
  farmBurnt: (c, e) => {
    c.farms = c.farms.with(indexIn(SIDES, e.side), num(e.level));
  },
  round: (c, e) => {
    c.round = num(e.round);
  },
  volley: () => {},
  courtyard: () => {},
  foesFell: (c, e) => foes(c, indexIn(PLACES, e.place), -num(e.swordsmen), -num(e.archers)),
  unitsLost: (c, e) => {
    const place = indexIn(PLACES, e.place);
    change(c.units, place * 2 + SOLDIER, -num(e.soldiers));
    change(c.units, place * 2 + MERCENARY, -num(e.mercenaries));
    c.wounded += num(e.soldiers);
  },
  entered: (c, e) => {
    foes(c, indexIn(SIDES, e.side), -num(e.swordsmen), -num(e.archers));
    foes(c, COURTYARD, num(e.swordsmen), num(e.archers));
  },
  climbed: (c, e) => {
    const swordsmen = Math.min(num(e.n), at(c.foes, indexIn(SIDES, e.side) * 2 + SWORDSMAN));
    foes(c, indexIn(SIDES, e.side), -swordsmen, swordsmen - num(e.n));
    foes(c, COURTYARD, swordsmen, num(e.n) - swordsmen);
  },
  survived: () => {},
  sacked: () => {},
};

const isShown = (event: Event, seat: Seat): boolean => event.p === seat && Object.hasOwn(SHOWN, event.say);

/** The castle after so many of these events. */
export function castleAfter(before: Castle, events: readonly Event[], n: number): Castle {
  for (const event of events.slice(0, n)) SHOWN[event.say]?.(before, event);
  return before;
}

interface Film {
  readonly seat: Seat;
  readonly before: Castle;
  readonly events: readonly Event[];
  readonly n: number; // how many have been shown
}
interface Shown {
  readonly castle: Castle;
  readonly event: Event | null; // the one that is being shown
}

const copyOf = (table: TableNow, seat: Seat): Castle => castleOf(copy(gOf(table)), seat);
const isOn = (film: Film | null, seat: Seat): film is Film =>
  film !== null && film.seat === seat && film.n < film.events.length;

/** All castles fight at the same time: what the others answer meanwhile does not end the film, it may lengthen it. */
function goneOn(film: Film | null, seat: Seat, events: readonly Event[], before: TableNow): Film | null {
  if (isOn(film, seat)) return events.length === 0 ? film : { ...film, events: [...film.events, ...events] };
  return events.length === 0 ? null : { seat, before: copyOf(before, seat), events, n: 0 };
}

/** The castle to draw now. A press, on whatever it is, ends the film; without motion there is none. */
export function usePlayback(table: TableNow, seat: Seat): Shown {
  const [quick] = useQuick();
  const last = useRef<{ readonly table: TableNow; readonly seat: Seat } | null>(null);
  const [film, setFilm] = useState<Film | null>(null);
  // Before the browser paints: nobody sees the end first.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { table, seat };
    const steps = before === null ? 0 : table.answers - before.table.answers;
    const events = steps === 0 ? [] : table.happened.filter(event => isShown(event, seat));
    if (film === null && events.length === 0) return; // what is said to React, even if it is the same, may draw the board again
    if (before === null || before.seat !== seat || steps < 0 || steps > JUMP || !wantsMotion()) return setFilm(null);
    if (steps === 0) return;
    setFilm(film => (steps === 1 || isOn(film, seat) ? goneOn(film, seat, events, before.table) : null));
  }, [table, seat, film]);
  const runs = isOn(film, seat);
  const n = film?.n ?? 0;
  useEffect(() => {
    if (!runs) return;
    const next = (): void => setFilm(film => film && { ...film, n: film.n + 1 });
    const timer = setTimeout(next, quick ? QUICK : SLOW);
    return () => clearTimeout(timer);
  }, [runs, n, quick]);
  useEffect(() => (runs ? whenSeenEnough(() => setFilm(null)) : undefined), [runs]);
  if (!isOn(film, seat)) return { castle: castleOf(gOf(table), seat), event: null };
  const shown = castleAfter(structuredClone(film.before), film.events, film.n + 1);
  return { castle: shown, event: film.events[film.n] ?? null };
}
