// Guesses: possible worlds behind what a viewer knows.
import { type Random, UNKNOWN } from '@boardwright/engine';
import { firstInside, isRecord, type Path, short, tellPath } from '../compare.ts';
import { type Position, randomAt, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { problemWith } from './plain.ts';
import { type AnyMatch, type Viewer, viewerName, viewersOf } from './sent.ts';

export const guesses: Check = {
  id: 'guesses',
  says: 'a guess leaves nothing unknown, keeps what the viewer knows and holds the invariants',
  when: 'sampled',
  run(position) {
    const random = randomAt(position);
    for (const viewer of viewersOf(position.play.seats)) {
      const problem = problemOfGuess(position, viewer, guessedMatch(position, viewer, random).g);
      if (problem !== null) throw new Wrong(`guessing for ${viewerName(viewer)}: ${problem}`);
    }
  },
};

/** The current match, on a table that the viewer cannot tell from the true one. */
export function guessedMatch({ game, play: { engine, match } }: Position, viewer: Viewer, random: Random): AnyMatch {
  const guessed = engine.view(match, viewer);
  game.guess(guessed.g, viewer, random);
  return guessed;
}

export function problemOfGuess({ game, play: { match } }: Position, viewer: Viewer, guessed: unknown): string | null {
  const changed = forgotten(game.view(match.g, viewer), guessed, ['g']) ?? problemWith(guessed, ['g']);
  if (changed !== null) return changed;
  try {
    game.check?.(guessed);
  } catch (error) {
    return `check fails: ${(error as Error).message}`;
  }
  return null;
}

/** Where a guess differs from what was known. */
function forgotten(view: unknown, guessed: unknown, path: Path): string | null {
  if (view === UNKNOWN) return guessed === UNKNOWN ? `${tellPath(path)} is still unknown` : null;
  if (!Array.isArray(view) && !isRecord(view))
    return view === guessed ? null : `${tellPath(path)} was known as ${short(view)} and became ${short(guessed)}`;
  const size = Object.keys(view).length;
  if (typeof guessed !== 'object' || guessed === null || Object.keys(guessed).length !== size)
    return `${tellPath(path)} was ${short(view)} and became ${short(guessed)}`;
  const parts = guessed as Record<string | number, unknown>;
  return firstInside(view, path, (part, key) => forgotten(part, parts[key], path));
}
