// Text in which ids of rules are links to the rules, and words that are sought are marked.
import { Fragment, type ReactNode } from 'react';
import { markedIn, RULE_ID } from '../games/rule-book.ts';

interface Props {
  readonly text: string;
  readonly onRule: (id: string) => void;
  readonly marked?: readonly string[]; // beginnings of words
}

export function RuleText({ text, onRule, marked = [] }: Props): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE_ID)) {
    parts.push(<Marked key={`${at}-`} text={text.slice(at, match.index)} marked={marked} />);
    parts.push(<RuleLink key={match.index} id={match[0]} onRule={onRule} />);
    at = match.index + match[0].length;
  }
  parts.push(<Marked key={`${at}-`} text={text.slice(at)} marked={marked} />);
  return <>{parts}</>;
}

interface MarkedProps {
  readonly text: string;
  readonly marked: readonly string[];
}
export function Marked({ text, marked }: MarkedProps): ReactNode {
  if (marked.length === 0) return text;
  return markedIn(text, marked).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    i % 2 === 1 ? <mark key={i}>{part}</mark> : <Fragment key={i}>{part}</Fragment>,
  );
}

export function RuleLink({ id, onRule }: { readonly id: string; readonly onRule: (id: string) => void }): ReactNode {
  return (
    <button type="button" className="rule-link" onClick={() => onRule(id)}>
      {id}
    </button>
  );
}
