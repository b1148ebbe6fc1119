// New games in the temporary copy, and the finished example of docs/how-to-add-a-game.md.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copy, must, root } from './copy.ts';

/**
 * Several words; one word; words of the language; a part of another game's name; a name contained in other words;
 * digits.
 */
export const NAMES = ['castle-keep', 'nim', 'new', 'class', 'dice', 'game', '2048', '7-towers'];

export function newGames(): void {
  for (const name of NAMES) must(['scripts/new-game.mjs', name]);
}

export const guide = readFileSync(path.join(root, 'docs/how-to-add-a-game.md'), 'utf8');
export const example = path.join(root, 'docs/examples/nim');
export const nim = path.join(copy, 'packages/games/nim');

/** Deletes what the guide says, and writes the rest over it. */
export function finishExample(): void {
  const [, deleted = ''] = /^rm (.+)$/m.exec(guide) ?? [];
  for (const file of deleted.split(' ')) rmSync(path.join(copy, file));
  cpSync(example, nim, { recursive: true });
  must(['packages/testkit/src/goldens-main.ts', 'nim']);
}
