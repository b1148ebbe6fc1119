// The jobs that are possible at a selected side or corner, with their prices.
import { BoardMenu, Piece, WordPicture } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { pricesOf } from '../rules/storehouse.ts';
import { goods } from './goods.tsx';
import { type Look, wordsAt } from './look.ts';

/** The position of the menu, in percent of the scene. */
const AT: Readonly<Record<string, readonly [number, number]>> = {
  north: [50, 40],
  east: [68, 50],
  south: [50, 60],
  west: [32, 50],
  northwest: [30, 40],
  northeast: [70, 40],
  southeast: [70, 60],
  southwest: [30, 60],
};

export function JobsMenu({ look }: { readonly look: Look }): ReactNode {
  const { content, castle, pick, words, tell, onPick } = look;
  if (pick?.kind !== 'place') return null;
  const jobs = wordsAt(words, pick.place);
  const prices = pricesOf(content, castle);
  const [left, top] = AT[pick.place] ?? [50, 50];
  return (
    <BoardMenu className="ae-jobs" style={{ left: `${left}%`, top: `${top}%` }} onClose={() => onPick(null)}>
      {jobs.map(word => (
        <Piece key={word} word={word} className="ae-job" rule="AE-5.4">
          <WordPicture word={word} size={20} />
          <span>{tell.word(word)}</span>
          {goods(prices.get(word) ?? [])}
        </Piece>
      ))}
    </BoardMenu>
  );
}
