// Tells the showing how this game divides its answers into steps.
import { useEffect } from 'react';
import type { DrawnEdition } from '../drawn/use-drawn.ts';
import type { Showing } from './showing.ts';
import type { Divide } from './step.ts';

export function divideOf({ drawn, content }: DrawnEdition): Divide | null {
  const { steps } = drawn;
  return steps === undefined ? null : (moments, before) => steps(moments, before, content);
}

export function useSteps(showing: Showing, edition: DrawnEdition | null): void {
  useEffect(() => showing.divideBy(edition && divideOf(edition)), [showing, edition]);
}
