// Checks a finished game in the browser: that its log follows the rules, and that its draws follow from what was sealed.
import {
  type AnyGame,
  BadInput,
  ENGINE_VERSION,
  type GameFile,
  loadFile,
  openSeal,
  parseFile,
  verifyFile,
} from '@boardwright/engine';
import { moduleOf } from './host.ts';
import type { Checked, NotChecked, Uncheckable } from './messages.ts';

/** Thrown when a step of the check fails: which step, and what the engine says about it. */
class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly why: Uncheckable;

  constructor(why: Uncheckable, detail: string) {
    super(detail);
    this.why = why;
  }
}

async function step<R>(why: Uncheckable, run: () => R | Promise<R>): Promise<R> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof BadInput ? new Stopped(why, error.message) : error;
  }
}

function isOtherVersion({ version, edition }: AnyGame, file: GameFile): boolean {
  return file.engine !== ENGINE_VERSION || file.version !== version || file.edition !== edition;
}

async function checked(text: string): Promise<Checked> {
  const file = await step('notWhole', () => parseFile(text, 'the file'));
  const { game } = await step('unknownGame', () => moduleOf(file.game));
  // every answer was possible, and the result is what they lead to
  await step(isOtherVersion(game, file) ? 'otherVersion' : 'againstRules', () => loadFile(game, file));
  const { seal } = file;
  if (seal === undefined) throw new Stopped('noSeal', '');
  await step(seal.secret === undefined ? 'notOver' : 'otherSecret', () => openSeal(seal));
  const { draws, mismatches } = await step('againstRules', () => verifyFile(game, file));
  const { commitment, nonces } = seal;
  const answers = file.entries.length;
  return { game: file.game, names: file.names ?? [], answers, draws, mismatches, commitment, nonces };
}

export async function check(text: string): Promise<Checked | NotChecked> {
  try {
    return await checked(text);
  } catch (error) {
    if (error instanceof Stopped) return { why: error.why, detail: error.message };
    throw error;
  }
}
