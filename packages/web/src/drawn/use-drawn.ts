// The table of a game as it is drawn: null until it is there.
import { startTransition, useEffect, useState } from 'react';
import { drawnTableOf } from './boards.ts';
import type { DrawnTable } from './table.ts';

export function useDrawnTable(game: string): DrawnTable | null {
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
