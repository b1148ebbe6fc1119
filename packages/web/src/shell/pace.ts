// The pace of a table in words.
import type { Pace } from '@boardwright/host';
import { clockText } from '../kit/time-field.tsx';
import type { Text } from '../text/text.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function paceText(text: Text, pace: Pace): string {
  switch (pace.kind) {
    case 'untimed':
      return text('pace.untimed');
    case 'live':
      return text('pace.liveOf', { minutes: pace.bank / MINUTE, seconds: pace.increment / 1000 });
    case 'days':
      return daysText(text, pace);
  }
}

function daysText(text: Text, { perTurn, window }: Pace & { kind: 'days' }): string {
  const hours = text('pace.daysOf', { hours: perTurn / HOUR });
  if (window === null) return hours;
  const { zone } = window;
  const place = zone === Intl.DateTimeFormat().resolvedOptions().timeZone ? '' : ` (${zone})`;
  return `${hours}, ${clockText(window.from)}–${clockText(window.to)}${place}`;
}

const DAY = 24 * HOUR;

/** A span of time in its largest unit. */
export function timeText(text: Text, time: number): string {
  const left = Math.max(0, time);
  if (left >= 2 * DAY) return text('time.days', { n: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return text('time.hours', { n: Math.floor(left / HOUR) });
  return text('time.minutes', { n: Math.ceil(left / MINUTE) });
}
