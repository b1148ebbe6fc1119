// How what happened is seen: goods fly to and from their owner. What happens in a battle is a film, see steps.ts.
import type { Event } from '@boardwright/engine';
import type { Cue } from '@boardwright/web/kit';
import { spot } from './look.ts';

const goodsOf = (event: Event): readonly string[] =>
  Array.isArray(event.goods) ? event.goods.filter(word => typeof word === 'string') : [];
const goodIn = (word: string): string => word.split(':')[1]?.split('-')[0] ?? '';
const amountIn = (word: string): number => Number(word.split('-').at(-1));

/** Hired units fly to the courtyard, goods to the stock. */
function gained(event: Event, seat: number): Cue[] {
  return goodsOf(event).map(word => ({
    do: 'fly',
    picture: word,
    from: spot('courtyard', seat),
    to: spot(goodIn(word), seat),
    n: amountIn(word),
  }));
}

export function cues(event: Event): readonly Cue[] {
  const seat = typeof event.p === 'number' ? event.p : -1;
  switch (event.say) {
    case 'gained':
      return gained(event, seat);
    case 'paid':
      return goodsOf(event).map(word => ({ do: 'pulse', at: spot(goodIn(word), seat) }));
    case 'sown':
      return [{ do: 'pulse', at: spot(`farm-${event.side}`, seat) }];
    case 'flag':
      return [{ do: 'pulse', at: spot('flag', seat) }];
    case 'income':
    case 'looted':
      return [{ do: 'pulse', at: spot('track', seat) }];
    case 'harvest':
      return [{ do: 'pulse', at: spot('food', seat) }];
    default:
      return [];
  }
}
