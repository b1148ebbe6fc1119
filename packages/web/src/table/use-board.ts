// The board of a game: its own if it has one, else the generic one.
import { useEffect, useState } from 'react';
import { type Board, boardOf } from './board.ts';

export function useBoard(game: string): Board | null {
  const [board, setBoard] = useState<{ readonly of: string; readonly Board: Board } | null>(null);
  useEffect(() => {
    let wanted = true;
    void boardOf(game).then(Board => {
      if (wanted) setBoard({ of: game, Board });
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return board?.of === game ? board.Board : null;
}
