// What it costs to rotate a ring. Meanwhile the wheel shows how the ring would stand.
import type { Word } from '@boardwright/engine';
import { WordPicture } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Table } from './table-view.ts';

interface Props {
  readonly word: Word; // that rotates a ring
  readonly now: Table;
}

export const RingCard = ({ word, now: { tell } }: Props): ReactNode => (
  <span className="ta-plan">
    <span className="ta-plan-line">
      <span className="ta-plan-sign">
        <WordPicture word={word} size={24} />
      </span>
      <span>{tell.text('ui.card.ring')}</span>
    </span>
  </span>
);
