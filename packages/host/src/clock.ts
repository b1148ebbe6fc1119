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

/** By seat: until when a clock stands still, because its player is away. */
export type Rests = readonly Time[];

/** Charges the time since the last charge to the seats whose clocks ran. */
export function charge(clocks: Clocks, pace: Pace, running: readonly Seat[], now: Time, rests: Rests = []): Clocks {
  if (pace.kind === 'untimed' || running.length === 0 || now <= clocks.at) return { ...clocks, at: now };
  const spent = (p: Seat): number =>
    pace.kind === 'days' ? timeIn(pace.window, Math.max(clocks.at, rests[p] ?? 0), now) : now - clocks.at;
  const left = clocks.left.map((time, p) => (running.includes(p) ? Math.max(0, time - spent(p)) : time));
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
export function dueAt(clocks: Clocks, pace: Pace, running: readonly Seat[], rests: Rests = []): Time | null {
  const due = running.map(p => leftAt(clocks, pace, p, 0, rests)).filter(time => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/** When a seat whose clock runs has so much time left; null: never. */
export function leftAt(clocks: Clocks, pace: Pace, p: Seat, left: number, rests: Rests = []): Time | null {
  const more = Math.max(0, (clocks.left[p] ?? 0) - left);
  if (pace.kind === 'untimed') return null;
  return pace.kind === 'days' ? timeAfter(pace.window, Math.max(clocks.at, rests[p] ?? 0), more) : clocks.at + more;
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
