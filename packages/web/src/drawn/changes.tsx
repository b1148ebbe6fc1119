// What an answer would change: a line for each seat, with its points and goods.
import type { Word } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { SeatMark } from '../kit/seat-mark.tsx';
import { signed } from '../kit/signed.ts';
import { nameOfPicture } from '../table/readable.ts';
import { type Text, useText } from '../text/text.tsx';
import type { AtTable } from './context.tsx';
import { onBoard } from './on-board.ts';
import type { SeatChange } from './table.ts';
import { WordPicture } from './word-picture.tsx';

const changesAt = (table: AtTable | undefined, word: Word): readonly SeatChange[] =>
  table?.drawn.changes?.(word, table.now) ?? [];

export const changesNow = (word: Word): readonly SeatChange[] => changesAt(onBoard.get()?.table, word);

/** At the table as it is drawn. Nothing where the game does not say, or nothing changes. */
export function Changes({ word }: { readonly word: Word }): ReactNode {
  const text = useText();
  const table = useSyncExternalStore(onBoard.subscribe, onBoard.get)?.table;
  const changes = useMemo(() => changesAt(table, word), [table, word]);
  if (table === undefined || changes.length === 0) return null;
  const { names, tell } = table.now;
  return (
    <span className="changes">
      {changes.map(change => (
        <span key={change.seat} className="change">
          <span className="unseen">{`${names[change.seat] ?? ''}: ${inWords(change, tell, text)}. `}</span>
          <Line change={change} tell={tell} />
        </span>
      ))}
    </span>
  );
}

function Line({ change: { seat, points, gains = [] }, tell }: { change: SeatChange; tell: Teller }): ReactNode {
  return (
    <span className="change-line" aria-hidden="true">
      <SeatMark seat={seat} size={16} />
      {points !== undefined && <b className={points < 0 ? 'change-points loss' : 'change-points'}>{signed(points)}</b>}
      {gains.map(({ picture, n }) => (
        <span key={picture} className="change-gain" title={nameOfPicture(tell, picture)}>
          <b className={n < 0 ? 'loss' : undefined}>{signed(n)}</b>
          <WordPicture word={picture} size={20} />
        </span>
      ))}
    </span>
  );
}

function inWords({ points, gains = [] }: SeatChange, tell: Teller, text: Text): string {
  const goods = gains.map(({ picture, n }) => `${signed(n)} ${nameOfPicture(tell, picture)}`);
  const all =
    points === undefined ? goods : [text('changes.points', { by: signed(points), n: Math.abs(points) }), ...goods];
  return all.join(', ');
}
