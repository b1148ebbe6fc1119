// This seat's answers since the last answer of somebody else: the steps that led to the current question.

import type { Seat, Word } from '@boardwright/engine';
import type { EventGroup } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { WordPicture } from '../drawn/word-picture.tsx';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';

const SHOWN = 2;

/** The latest answers of this seat, the earliest first, without automatic ones. */
export function stepsOf(heard: readonly EventGroup[], seat: Seat): Word[] {
  const steps: Word[] = [];
  for (const { events } of heard.toReversed()) {
    const answer = events.find(({ say }) => say === '@answer');
    if (answer === undefined || answer.p !== seat) break;
    if (answer.auto !== true && answer.word !== '') steps.unshift(answer.word as Word);
  }
  return steps;
}

interface Props {
  readonly steps: readonly Word[];
  readonly tell: Teller;
}

export function Steps({ steps, tell }: Props): ReactNode {
  const text = useText();
  return (
    <ol className="taken" aria-label={text('question.steps')}>
      {steps.slice(-SHOWN).map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps that were taken never move
        <li key={`${word} ${i}`}>
          <Icon name="check" size={14} />
          <WordPicture word={word} size={16} />
          <span>{tell.word(word)}</span>
        </li>
      ))}
    </ol>
  );
}
