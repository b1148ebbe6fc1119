// Clocks: how much time to charge between two moments, and when a player runs out. Pure functions that read no clock.
import type { Seat } from '@boardwright/engine';
import type { Clocks, DailyWindow, Pace, Time } from './state.ts';

const MINUTE = 60_000;
const DAY = 1440;
/** A deadline more than this many windows away counts as never. */
const WINDOWS = 4000;

export function newClocks(pace: Pace, seats: number, now: Time): Clocks {
  return { left: Array.from({ length: seats }, () => fullTime(pace)), at: now };
}

export function fullTime(pace: Pace): number {
  if (pace.kind === 'live') return pace.bank;
  return pace.kind === 'days' ? pace.perTurn : 0;
}

/** Charges the time since the last charge to the seats whose clocks ran. */
export function charge(clocks: Clocks, pace: Pace, running: readonly Seat[], now: Time): Clocks {
  if (pace.kind === 'untimed' || running.length === 0 || now <= clocks.at) return { ...clocks, at: now };
  const spent = pace.kind === 'days' ? timeIn(pace.window, clocks.at, now) : now - clocks.at;
  const left = clocks.left.map((time, p) => (running.includes(p) ? Math.max(0, time - spent) : time));
  return { left, at: now };
}

/** Live: a player who has answered gets the increment. Over days: a player who is newly asked gets a full turn. */
export function handOver(clocks: Clocks, pace: Pace, before: readonly Seat[], after: readonly Seat[]): Clocks {
  if (pace.kind === 'untimed') return clocks;
  const left = clocks.left.map((time, p) => {
    if (pace.kind === 'live') return before.includes(p) && !after.includes(p) ? time + pace.increment : time;
    return after.includes(p) && !before.includes(p) ? pace.perTurn : time;
  });
  return { ...clocks, left };
}

/** When the first running clock runs out; null: never. */
export function dueAt(clocks: Clocks, pace: Pace, running: readonly Seat[]): Time | null {
  if (pace.kind === 'untimed' || running.length === 0) return null;
  const least = Math.min(...running.map(p => clocks.left[p] ?? 0));
  return pace.kind === 'days' ? timeAfter(pace.window, clocks.at, least) : clocks.at + least;
}

/** How much of the time between two moments is inside the window. */
export function timeIn(window: DailyWindow | null, from: Time, to: Time): number {
  if (window === null) return Math.max(0, to - from);
  let spent = 0;
  for (let time = from, i = 0; time < to && i < WINDOWS; i++) {
    const { inside, until } = stretch(window, time);
    const end = Math.min(until, to);
    if (inside) spent += end - time;
    time = end;
  }
  return spent;
}

/** The moment when `left` milliseconds inside the window have passed. */
export function timeAfter(window: DailyWindow | null, from: Time, left: number): Time | null {
  if (window === null) return from + left;
  let still = left;
  for (let time = from, i = 0; i < WINDOWS; i++) {
    const { inside, until } = stretch(window, time);
    if (inside && until - time >= still) return time + still;
    if (inside) still -= until - time;
    time = until;
  }
  return null;
}

/** Whether the moment is inside the window, and when that changes. A window may include midnight. */
function stretch(window: DailyWindow, time: Time): { inside: boolean; until: Time } {
  const minute = minuteOfDay(time, window.zone);
  const start = time - (time % MINUTE);
  const toEnd = (window.to - minute + DAY) % DAY;
  const toStart = (window.from - minute + DAY) % DAY;
  const inside = window.from === window.to || (toEnd > 0 && (toStart === 0 || toEnd < toStart));
  const minutes = window.from === window.to ? DAY : inside ? toEnd : toStart;
  return { inside, until: atLocalMinute(start + minutes * MINUTE, inside ? window.to : window.from, window.zone) };
}

/** Corrects a moment that was computed across a change to or from summer time. */
function atLocalMinute(time: Time, minute: number, zone: string): Time {
  const off = (minute - minuteOfDay(time, zone) + DAY * 1.5) % DAY;
  return time + (off - DAY / 2) * MINUTE;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(time: Time, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  const [hour, minute] = format.format(time).split(':');
  return Number(hour) * 60 + Number(minute);
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
