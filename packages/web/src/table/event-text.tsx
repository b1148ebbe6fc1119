// Something that happened, as a sentence: the symbols of what it is about, and links to the rules it names.
import type { Event } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import type { DrawnTable } from '../drawn/table.ts';
import { RuleLink, RuleText } from './rule-text.tsx';

interface Props {
  readonly event: Event;
  readonly tell: Teller;
  readonly Picture: DrawnTable['Picture'];
  readonly onRule: (id: string) => void;
}

export function EventText({ event, tell, Picture, onRule }: Props): ReactNode {
  return (
    <>
      {Picture !== undefined && wordsIn(event).map(word => <Picture key={word} word={word} size={18} />)}
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

/** The words of an event, each once: what the board can light up, and what has a symbol. */
export const wordsIn = (event: Event): string[] => [
  ...new Set(
    Object.values(event)
      .flat()
      .filter(value => typeof value === 'string' && /^[^\s:]+:[^\s:]+$/.test(value)) as string[],
  ),
];
