// The name of a seat: the name of the person; a bot has a number.
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
      // A bot that replaces a person keeps that person's name. A bot from the start has no name.
      if (bot !== null && (person ?? null) === null) return text('seat.bot', { n: seat + 1 });
      return name || text('seat.player', { n: seat + 1 });
    },
    [text],
  );
}
