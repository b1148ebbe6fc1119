// What a seat is called: by the name of whoever sits there; a bot by its number.
import type { Seat } from '@boardwright/engine';
import { useCallback } from 'react';
import { useText } from '../text/text.tsx';

interface Named {
  readonly name: string;
  readonly bot: string | null;
  readonly person?: string | null;
}

export function useSeatName(): (chair: Named, seat: Seat) => string {
  const text = useText();
  return useCallback(
    ({ name, bot, person }, seat) => {
      // A bot that stands in for somebody keeps that person's name; a bot from the start has none worth telling.
      if (bot !== null && (person ?? null) === null) return text('seat.bot', { n: seat + 1 });
      return name || text('seat.player', { n: seat + 1 });
    },
    [text],
  );
}
