// Checks a finished game in the browser: that its log follows the rules, and that its draws follow from what was sealed.
import { BadInput, loadFile, parseFile, verifyFile } from '@boardwright/engine';
import { moduleOf } from './host.ts';
import type { Checked } from './messages.ts';

export async function check(text: string): Promise<Checked> {
  const file = parseFile(text, 'the file');
  const { game } = await moduleOf(file.game);
  loadFile(game, file); // every answer was possible, and the result is what they lead to
  const { draws, mismatches } = verifyFile(game, file);
  if (file.seal === undefined) throw new BadInput('this game has no seal');
  const { commitment, nonces } = file.seal;
  return {
    game: file.game,
    names: file.names ?? [],
    answers: file.entries.length,
    draws,
    mismatches,
    commitment,
    nonces,
  };
}
