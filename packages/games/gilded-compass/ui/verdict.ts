// The headline of a result: in the solo game the title, or how much was missing.
import type { Content } from '../content/content.ts';
import { titleFor } from '../rules/final-scoring.ts';
import { resultOf, score } from '../score.ts';
import type { G } from '../state.ts';
import type { Teller } from './view.ts';

/** Null: the usual headline says it all. */
export function verdict(g: G, content: Content, tell: Teller): string | null {
  if (g.players === g.seats) return null;
  const margin = score(content, g)[0]?.total ?? 0;
  const values = { margin: Math.abs(margin), gold: resultOf(content, g, 0).total, title: titleFor(margin) };
  return tell.text(margin < 0 ? 'ui.verdict.lost' : 'ui.verdict.won', values);
}
