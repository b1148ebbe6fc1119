// The pace of a table in words.
import type { Pace } from '@boardwright/host';
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
      return text('pace.daysOf', { hours: pace.perTurn / HOUR });
  }
}

const DAY = 24 * HOUR;

/** A span of time in its largest unit. */
export function timeText(text: Text, time: number): string {
  const left = Math.max(0, time);
  if (left >= 2 * DAY) return text('time.days', { n: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return text('time.hours', { n: Math.floor(left / HOUR) });
  return text('time.minutes', { n: Math.ceil(left / MINUTE) });
}
