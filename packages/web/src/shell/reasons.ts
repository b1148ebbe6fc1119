// Reasons for refusals as sentences that say what to do.
import type { Refused } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import type { Refusal } from '../model/session.ts';
import { type Text, useText } from '../text/text.tsx';

type Given = Refusal | { readonly why: string };

/** The game words reasons from its rules, the shell words all others. */
export function reasonText(text: Text, given: Given, tell: Teller | null): string {
  if (given.why === 'notPossible' && tell !== null)
    return tell.why((given as unknown as { readonly reason: Refused }).reason);
  const key = `why.${given.why}`;
  return text.has(key) ? text(key) : text('why.tryAgain');
}

export function useReason(): (given: Given, tell?: Teller | null) => string {
  const text = useText();
  return (given, tell = null) => reasonText(text, given, tell);
}
