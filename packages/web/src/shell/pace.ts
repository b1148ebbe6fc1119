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
