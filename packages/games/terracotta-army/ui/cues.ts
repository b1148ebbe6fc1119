// Animations of events: gains and payments fly between the wheel and the mats, and scored places pulse.
import type { Event } from '@boardwright/engine';
import type { Cue } from '@boardwright/web/kit';

const number = (event: Event, key: string): number => (typeof event[key] === 'number' ? event[key] : 0);
const text = (event: Event, key: string): string => (typeof event[key] === 'string' ? event[key] : '');

export function cues(event: Event): readonly Cue[] {
  const p = number(event, 'p');
  const n = number(event, 'n');
  switch (event.say) {
    case 'placedWorker': {
      const worker = text(event, 'worker');
      const to = `${worker}:${number(event, 'segment')}`;
      return [{ do: 'fly', picture: `term:${worker}`, from: `hand-${p}`, to }];
    }
    case 'gainedWet':
      return [{ do: 'fly', picture: 'term:wet', from: 'wheel-now', to: `wet-${p}`, n }];
    case 'gainedCoins':
      return [{ do: 'fly', picture: 'term:coin', from: 'wheel-now', to: `coin-${p}`, n }];
    case 'paidCoins':
      return [{ do: 'fly', picture: 'term:coin', from: `coin-${p}`, to: 'wheel-now', n: -n }];
    case 'paidClay':
      return [
        { do: 'fly', picture: 'term:wet', from: `wet-${p}`, to: `storehouse:${number(event, 'storehouse')}`, n: -n },
      ];
    case 'soaked':
      return [{ do: 'fly', picture: 'term:wet', from: `dry-${p}`, to: `wet-${p}`, n }];
    case 'dried':
      return [{ do: 'fly', picture: 'term:dry', from: `wet-${p}`, to: `dry-${p}`, n }];
    case 'emptiedStorehouse':
      return [{ do: 'fly', picture: 'term:dry', from: `storehouse:${number(event, 'storehouse')}`, to: `dry-${p}`, n }];
    case 'tookPriority':
      return [{ do: 'fly', picture: 'term:priority', from: `priority:${number(event, 'token')}`, to: `hand-${p}` }];
    case 'prepared':
      return [
        { do: 'fly', picture: `term:${text(event, 'weapon')}`, from: 'wheel-now', to: `${text(event, 'weapon')}-${p}` },
      ];
    case 'usedWeapon':
      return [{ do: 'pulse', at: `${text(event, 'weapon')}-${p}` }];
    case 'hired':
      return [
        {
          do: 'fly',
          picture: `master:${text(event, 'master')}`,
          from: `tokens-${p}`,
          to: `master:${text(event, 'master')}`,
        },
      ];
    case 'built':
      return [
        {
          do: 'fly',
          picture: `build:${text(event, 'warrior')}`,
          from: `build:${text(event, 'warrior')}`,
          to: `cell:${text(event, 'cell')}`,
        },
      ];
    case 'placedSpecialist':
      return [
        {
          do: 'fly',
          picture: `buy:${text(event, 'specialist')}`,
          from: `buy:${text(event, 'specialist')}`,
          to: `cell:${text(event, 'cell')}`,
        },
      ];
    case 'placedArcher':
      return [{ do: 'fly', picture: 'buy:archer', from: 'buy:archer', to: `cell:${text(event, 'cell')}` }];
    case 'scored':
      return [
        { do: 'pulse', at: text(event, 'where') },
        { do: 'fly', picture: 'term:seal', from: text(event, 'where'), to: `points-${p}`, n: number(event, 'points') },
      ];
    default:
      return [];
  }
}
