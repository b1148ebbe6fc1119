// Why other things cannot be chosen now: one entry for each reason, with all things it applies to. While something is picked up, only
// things that could be done with it.
import type { Refused } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { held, leadsTo } from '../drawn/held.ts';
import { useText } from '../text/text.tsx';
import { RuleLink } from './rule-text.tsx';

const MOST = 12; // names in one entry

interface Props {
  readonly asking: OpenQuestion;
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
}

interface Reason {
  readonly why: string;
  readonly rule: string;
  readonly names: readonly string[];
}
/** Refusals with the same sentence become one entry. */
export function reasonsOf(refused: readonly Refused[], tell: Teller): Reason[] {
  const found = new Map<string, { why: string; rule: string; names: Set<string> }>();
  for (const each of refused) {
    const why = tell.why(each);
    const reason = found.get(why) ?? { why, rule: each.rule, names: new Set() };
    reason.names.add(tell.word(each.word));
    found.set(why, reason);
  }
  return [...found.values()].map(({ names, ...rest }) => ({ ...rest, names: [...names] }));
}

/** Computed only when it is opened. */
export function WhyNot({ asking, tell, onRule }: Props): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const away = useDrawn()?.notInPlay ?? [];
  const leads = useSyncExternalStore(held.subscribe, held.get);
  const isAsked = ({ why, word }: Refused): boolean =>
    !away.includes(why) && (leads.length === 0 || leadsTo(leads, word));
  const refused = asking.refused.filter(isAsked);
  if (refused.length === 0) return null;
  return (
    <details className="why-not" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text('question.whyNot', { n: refused.length })}</summary>
      <ul>
        {isOpen &&
          reasonsOf(refused, tell).map(({ why, rule, names }) => (
            <li key={why}>
              <b>{names.slice(0, MOST).join(', ')}</b>
              {names.length > MOST && <b> {text('question.whyNot.more', { n: names.length - MOST })}</b>}{' '}
              <span>{why}</span> <RuleLink id={rule} onRule={onRule} />
            </li>
          ))}
      </ul>
    </details>
  );
}
