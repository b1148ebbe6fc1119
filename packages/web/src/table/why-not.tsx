// Why other things cannot be chosen now: one entry for each reason, with all things it applies to. While something is picked up, only
// things that could be done with it.
import type { Refused } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { held, leadsTo } from '../drawn/held.ts';
import { useText } from '../text/text.tsx';
import { RuleLink } from './rule-text.tsx';

const MOST = 8; // names in one entry

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

/** 'Guild: 1+3, 1+5' for 'Guild: 1+3' and 'Guild: 1+5': what all of them begin or end with is said once. */
export function joined(names: readonly string[]): string {
  const [first = ''] = names;
  const head = /^.*?: /.exec(first)?.[0] ?? '';
  const tail = /, [^,]*$/.exec(first)?.[0] ?? '';
  const isHead = names.length > 1 && names.every(name => name.startsWith(head));
  const isTail = names.length > 1 && names.every(name => name.endsWith(tail));
  const [from, to] = [isHead ? head.length : 0, isTail ? tail.length : 0];
  const rest = names.map(name => name.slice(from, name.length - to)).join(', ');
  return `${isHead ? head : ''}${rest}${isTail ? tail : ''}`;
}

/** With the next question it is closed again. */
export const WhyNot = (props: Props): ReactNode => (
  <Reasons key={`${props.asking.at}@${props.asking.since}`} {...props} />
);

/** Computed only when it is opened. */
function Reasons({ asking, tell, onRule }: Props): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => details.current?.removeAttribute('open');
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && details.current?.contains(target) !== true) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerup', onPress); // not before: a press never changes what is under the pointer
    window.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerup', onPress);
      window.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  const away = useDrawn()?.notInPlay ?? [];
  const leads = useSyncExternalStore(held.subscribe, held.get);
  const isAsked = ({ why, word }: Refused): boolean =>
    !away.includes(why) && (leads.length === 0 || leadsTo(leads, word));
  const refused = asking.refused.filter(isAsked);
  if (refused.length === 0) return null;
  return (
    <details ref={details} className="why-not" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text('question.whyNot', { n: refused.length })}</summary>
      <ul>
        {isOpen &&
          reasonsOf(refused, tell).map(({ why, rule, names }) => (
            <li key={why}>
              <b>{joined(names.slice(0, MOST))}</b>
              {names.length > MOST && <b> {text('question.whyNot.more', { n: names.length - MOST })}</b>}{' '}
              <span>{why}</span> <RuleLink id={rule} onRule={onRule} />
            </li>
          ))}
      </ul>
    </details>
  );
}
