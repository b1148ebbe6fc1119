// Shortens a failure: first the shortest beginning of the game that fails, then without the answers it does not need.
import type { Scenario } from './scenario.ts';

/** Time limit: long enough for a short log, short enough to wait for. */
const PATIENCE_MS = 4000;

/** `fails` says what goes wrong in a scenario, or null if nothing does or it cannot be played. */
export function shrink<F>(scenario: Scenario, first: F, fails: (scenario: Scenario) => F | null): [Scenario, F] {
  const until = performance.now() + PATIENCE_MS;
  let best: [Scenario, F] = [scenario, first];
  const improves = (moves: Scenario['moves']): boolean => {
    const shorter = { ...scenario, moves };
    const failure = fails(shorter);
    if (failure !== null) best = [shorter, failure];
    return failure !== null;
  };
  for (let length = 0; length < scenario.moves.length && performance.now() < until; length++)
    if (improves(scenario.moves.slice(0, length))) break;
  for (let size = best[0].moves.length >> 1; size >= 1; size >>= 1)
    for (let i = best[0].moves.length - size; i >= 0 && performance.now() < until; i -= size)
      improves(best[0].moves.toSpliced(i, size));
  return best;
}
