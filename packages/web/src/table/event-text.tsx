// Something that happened, as a sentence: the symbols of what it is about, and links to the rules it names.
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { WordPicture } from '../drawn/word-picture.tsx';
import type { Line } from './lines.ts';
import { RuleLink, RuleText } from './rule-text.tsx';

interface Props {
  readonly line: Line;
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
}

export function EventText({ line: { event, words }, tell, onRule }: Props): ReactNode {
  return (
    <>
      {words.map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of an event never move
        <WordPicture key={i} word={word} size={18} />
      ))}
      <RuleText text={tell.event(event)} onRule={onRule} />
      {typeof event.rule === 'string' && (
        <>
          {' '}
          <RuleLink id={event.rule} onRule={onRule} />
        </>
      )}
    </>
  );
}
