// Text in which ids of rules are links to the rules.
import type { ReactNode } from 'react';
import { RULE_ID } from '../games/rule-book.ts';

interface Props {
  readonly text: string;
  readonly onRule: (id: string) => void;
}

export function RuleText({ text, onRule }: Props): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE_ID)) {
    parts.push(text.slice(at, match.index));
    parts.push(<RuleLink key={match.index} id={match[0]} onRule={onRule} />);
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}

export function RuleLink({ id, onRule }: { readonly id: string; readonly onRule: (id: string) => void }): ReactNode {
  return (
    <button type="button" className="rule-link" onClick={() => onRule(id)}>
      {id}
    </button>
  );
}
