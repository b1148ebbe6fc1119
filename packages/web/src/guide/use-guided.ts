// Remembers that a game was played to its end with the guide.
import { useEffect, useRef } from 'react';
import { GUIDED_GAME, markLearned } from '../learn/progress.ts';

export function useGuidedToTheEnd(game: string, isGuided: boolean, isOver: boolean): void {
  const wasGuided = useRef(false);
  useEffect(() => {
    if (isGuided) wasGuided.current = true;
    if (isOver && wasGuided.current) markLearned(game, GUIDED_GAME);
  }, [game, isGuided, isOver]);
}
