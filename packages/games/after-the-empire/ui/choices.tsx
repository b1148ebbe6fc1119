// Answers without a piece on the table: exchanges of cards, casualties. They are shown as a sheet on the castle.
import { splitWord, type Word } from '@boardwright/engine';
import { Piece, type TableNow, WordPicture } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { exchangeOf } from '../content/exchange.ts';
import { tileWord } from './card-parts.tsx';
import { trade } from './goods.tsx';
import type { Table } from './look.ts';
import { Sign } from './symbols.tsx';

/** Buttons are in the dock. */
const ON_TABLE = new Set([
  'button',
  'space',
  'buy',
  'card',
  'use',
  'discard',
  'sow',
  'protect',
  'side',
  'build',
  'upgrade',
  'repair',
  'turret',
  'move',
]);

function isOnTable(table: Table, word: Word): boolean {
  const { kind, details } = splitWord(word);
  if (kind === 'restore') return tileWord(table.words, details[0] ?? '') === word;
  // The exchanges of a space are chosen there.
  return ON_TABLE.has(kind) || (exchangeOf(word) !== null && table.asked.some(({ task }) => task.do === 'chooseTrade'));
}

export const unplacedIn = (table: Table): Word[] => [...table.words].filter(word => !isOnTable(table, word));

export function Choices({ table, words }: { readonly table: Table; readonly words: readonly Word[] }): ReactNode {
  const usual = new Set(table.asked.map(each => each.usual));
  return (
    <div className="ae-choices">
      {words.map(word => (
        <Choice key={word} tell={table.tell} word={word} isUsual={usual.has(word)} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly tell: TableNow['tell'];
  readonly word: Word;
  readonly isUsual: boolean;
}
const Choice = memo(function Choice({ tell, word, isUsual }: ChoiceProps): ReactNode {
  return (
    <Piece word={word} className={isUsual ? 'ae-choice ae-usual' : 'ae-choice'}>
      <ChoiceFace tell={tell} word={word} />
    </Piece>
  );
});

function ChoiceFace({ tell, word }: Omit<ChoiceProps, 'isUsual'>): ReactNode {
  const { kind, details } = splitWord(word);
  const offer = exchangeOf(word);
  if (offer !== null) return trade(offer, 18);
  if (kind === 'kill' || kind === 'lose') {
    const signs = kind === 'kill' ? ['bow', 'sword'] : ['merc', 'soldier'];
    return (
      <span className="ae-goods">
        {details.map((n, i) =>
          n === '0' ? null : (
            <span key={signs[i]}>
              {n}
              <Sign name={signs[i] ?? ''} size={20} />
            </span>
          ),
        )}
      </span>
    );
  }
  return (
    <>
      <WordPicture word={word} size={18} />
      {tell.word(word)}
    </>
  );
}
