// Saying what was thrown, in one sentence.
import { BadInput, RuleBug } from '@boardwright/engine';

/** The message; for what nobody meant to throw, also the line of code that it comes from. */
export function tellError(error: Error): string {
  if (error instanceof BadInput || error instanceof RuleBug) return error.message;
  const [, place = ''] = /\n\s+at (?:.*\()?(?:file:\/\/)?([^()\n]+?)\)?(?:\n|$)/.exec(error.stack ?? '') ?? [];
  const near = place.split('/').slice(-3).join('/');
  return near === '' ? error.message : `${error.message} (${near})`;
}
