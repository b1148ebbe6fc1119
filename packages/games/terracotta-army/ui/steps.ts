// How an answer is shown: what it did, then the scoring of the round and of the game part by part.
import type { Event, Moment } from '@boardwright/engine';
import { dividedBy, type Step, stepOf } from '@boardwright/web/steps';
import type { Book } from '../content/book.ts';
import type { G } from '../state.ts';
import { finalSteps } from './final-stage.ts';
import { roundSteps } from './round-stage.ts';

const SCORING = 'scoringBegins';
const FINAL = 'finalScoringBegins';
const AFTER = 'roundBegins'; // what follows the clean-up

const begins = ({ say }: Event): boolean => say === SCORING || say === FINAL;
/** Answers whose scoring can be opened again. */
export const opensStage = (events: readonly Event[]): boolean => events.some(begins);

export function steps(moments: readonly Moment<G>[], _before: G | null, book: Book): readonly Step<G>[] {
  const phases = dividedBy(moments, ({ event }) => begins(event) || event.say === AFTER);
  return phases.flatMap(phase => {
    const at = phase.findIndex(({ event }) => begins(event)); // 1 if an answer came right before it
    if (at < 0) return stepOf(phase);
    const scoring = phase.slice(at);
    const isFinal = scoring[0]?.event.say === FINAL;
    return [...stepOf(phase.slice(0, at)), ...(isFinal ? finalSteps(scoring, book) : roundSteps(scoring, book))];
  });
}
