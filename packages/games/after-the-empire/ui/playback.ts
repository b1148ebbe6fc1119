// A battle as it happened: what one answer set off is shown event by event, from the castle as it was to the castle as it is.
import type { Event, Seat } from '@boardwright/engine';
import { type TableNow, wantsMotion } from '@boardwright/web/kit';
import { useEffect, useRef, useState } from 'react';
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
import { useShared } from './shared.ts';

const SLOW = 650; // milliseconds for one event
const QUICK = 220;

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
  readonly answers: number;
  readonly seat: Seat;
  readonly before: Castle;
  readonly events: readonly Event[];
}
interface Shown {
  readonly castle: Castle;
  readonly event: Event | null; // the one that is being shown
}

const copyOf = (table: TableNow, seat: Seat): Castle => castleOf(copy(gOf(table)), seat);

/** The castle to draw now. A click ends the film; without motion there is none. */
export function usePlayback(table: TableNow, seat: Seat): Shown {
  const { quick } = useShared();
  const last = useRef<{ readonly table: TableNow; readonly seat: Seat } | null>(null);
  const [film, setFilm] = useState<Film | null>(null);
  const [n, setN] = useState(0);
  useEffect(() => {
    const before = last.current;
    last.current = { table, seat };
    if (before === null || before.seat !== seat || table.answers !== before.table.answers + 1 || !wantsMotion()) return;
    const events = table.happened.filter(event => isShown(event, seat));
    if (events.length < 2) return;
    setFilm({ answers: table.answers, seat, before: copyOf(before.table, seat), events });
    setN(0);
  }, [table, seat]);
  const runs = film !== null && film.answers === table.answers && film.seat === seat && n < film.events.length;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setN(n + 1), quick ? QUICK : SLOW);
    const skip = (): void => setN(Number.POSITIVE_INFINITY);
    window.addEventListener('click', skip);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', skip);
    };
  }, [runs, n, quick]);
  if (!runs || film === null) return { castle: castleOf(gOf(table), seat), event: null };
  const shown = castleAfter(structuredClone(film.before), film.events, n + 1);
  return { castle: shown, event: film.events[n] ?? null };
}
