// The drawn table of a game with the content in use. Null until it has loaded.
import type { Json } from '@boardwright/engine';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { drawnTableOf } from './boards.ts';
import type { DrawnTable } from './table.ts';

export interface DrawnEdition {
  readonly own: Json | null; // as it is kept and sent; null: the standard edition
  readonly drawn: DrawnTable;
  readonly content: unknown; // as the game's rules and drawings use it
}

/** `own`: the owner's edition that is played, null for the standard one; the same object for as long as it is the same. */
export function useDrawnEdition(game: string, own: Json | null): DrawnEdition | null {
  const drawn = useDrawnTable(game);
  return useMemo(() => drawn && { drawn, own, content: drawn.content(own) }, [drawn, own]);
}

function useDrawnTable(game: string): DrawnTable | null {
  const [found, setFound] = useState<{ readonly of: string; readonly drawn: DrawnTable } | null>(null);
  useEffect(() => {
    let wanted = true;
    void drawnTableOf(game).then(drawn => {
      if (wanted) startTransition(() => setFound({ of: game, drawn })); // a whole table, drawn in small steps
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return found?.of === game ? found.drawn : null;
}
