// How what happened is seen: workers walk, goods fly from where they come to their owner. What happens in a battle is seen event by
// event, see steps.ts.
import { type Event, splitWord } from '@boardwright/engine';
import type { Cue } from '@boardwright/web/kit';
import type { Content } from '../content/types.ts';
import { OWN_SPACES, SPACES } from '../words.ts';
import { spot } from './look.ts';

const goodsOf = (event: Event): readonly string[] =>
  Array.isArray(event.goods) ? event.goods.filter(word => typeof word === 'string') : [];
const goodIn = (word: string): string => word.split(':')[1]?.split('-')[0] ?? '';
const amountIn = (word: string): number => Number(word.split('-').at(-1));

/** From the space or card that gives them. */
function gained(event: Event, seat: number): Cue[] {
  return goodsOf(event).map(word => ({
    do: 'fly',
    picture: word,
    from: typeof event.from === 'string' ? sourceOf(event.from, seat) : spot('courtyard', seat),
    to: spot(goodIn(word), seat),
    n: amountIn(word),
  }));
}

/** The piece of a space or card that gives something. */
const sourceOf = (id: string, seat: number): string =>
  (SPACES as readonly string[]).includes(id) ? placeOf(`space:${id}`, seat) : `card:${id}`;

/** The piece of a space: those of one's own board are in each castle. */
function placeOf(word: string, seat: number): string {
  const [space = ''] = splitWord(word).details;
  return (OWN_SPACES as readonly string[]).includes(space) ? spot(space, seat) : word;
}

/** Where a worker goes for an answer. */
function goesTo(content: Content, word: string, seat: number): string {
  const { kind, details } = splitWord(word);
  if (kind !== 'buy') return placeOf(word, seat);
  return content.cards[content.cardIds[details[0] ?? ''] ?? -1]?.kind === 'refugee'
    ? 'space:refugees'
    : 'space:buildings';
}

/** Gold and food that a season brings come from the castle and its farms. */
const harvested = (good: string, n: unknown, seat: number): Cue[] =>
  Number(n) === 0
    ? []
    : [{ do: 'fly', picture: `goods:${good}-1`, from: spot('castle', seat), to: spot(good, seat), n: Number(n) }];

export function cues(event: Event, content: Content): readonly Cue[] {
  const seat = typeof event.p === 'number' ? event.p : -1;
  switch (event.say) {
    case '@answer':
      if (event.do !== 'mayPlace') return [];
      return [
        {
          do: 'fly',
          picture: `worker:${seat}`,
          from: spot('worker', seat),
          to: goesTo(content, String(event.word), seat),
        },
      ];
    case 'gained':
      return gained(event, seat);
    case 'paid':
      return goodsOf(event).map(word => ({ do: 'pulse', at: spot(goodIn(word), seat) }));
    case 'sown':
      return [{ do: 'pulse', at: spot(`farm-${event.side}`, seat) }];
    case 'flag':
      return [{ do: 'pulse', at: spot('flag', seat) }];
    case 'income':
      return harvested('gold', event.gold, seat);
    case 'looted':
      return [
        { do: 'pulse', at: spot('track', seat) },
        { do: 'pulse', at: spot('gold', seat) },
      ];
    case 'harvest':
      return harvested('food', event.food, seat);
    default:
      return [];
  }
}
