// Checks a finished game in the browser: its log must follow the rules, and its draws must follow from its seal.
import {
  BadInput,
  type GameFile,
  isOfRules,
  loadFile,
  openSeal,
  openSecret,
  parseFile,
  verifyChance,
  verifyFile,
} from '@boardwright/engine';
import { moduleOf } from './host.ts';
import type { Checked, NotChecked, Uncheckable } from './messages.ts';

/** Thrown when a step of the check fails: which step, and the engine's message. */
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

/** If only another version of the rules can read the edition, the chance can still be fair. */
const unless =
  (isNeedless: boolean) =>
  (error: unknown): null => {
    if (isNeedless && error instanceof Stopped) return null;
    throw error;
  };

async function checked(text: string): Promise<Checked> {
  const file = await step('notWhole', () => parseFile(text, 'the file'));
  const { game: standard } = await step('unknownGame', () => moduleOf(file.game));
  const listed = file.drawn !== undefined; // then chance can be checked without the rules
  const edition = await step('badContent', () => moduleOf(file.game, file.content, file.version)).catch(unless(listed));
  const game = edition?.game ?? standard;
  const rules = edition !== null && isOfRules(game, file);
  // every answer was legal, and they lead to this result
  if (rules || !listed) await step(rules ? 'againstRules' : 'otherVersion', () => loadFile(game, file));
  const { seal } = file;
  if (seal === undefined) throw new Stopped('noSeal', '');
  await step(seal.secret === undefined ? 'notOver' : 'otherSecret', () => openSecret(seal));
  await step('otherPart', () => openSeal(seal));
  const verdict = await step('againstRules', () => (rules ? verifyFile(game, file) : verifyChance(file)));
  return { ...verdict, ...aboutGame(file), rules, commitment: seal.commitment, ...partsOf(file) };
}

const aboutGame = ({ game, names = [], entries }: GameFile) => ({ game, names, answers: entries.length });

/** How many seats contributed, and how many committed to a contribution but did not reveal it in time. */
function partsOf({ seal }: GameFile): { readonly parts: number; readonly kept: number } {
  const nonces = seal?.nonces.filter(nonce => nonce !== '').length ?? 0;
  const promised = seal?.version === 2 ? seal.commitments.filter(each => each !== '').length : nonces;
  return { parts: nonces, kept: promised - nonces };
}

export async function check(text: string): Promise<Checked | NotChecked> {
  try {
    return await checked(text);
  } catch (error) {
    if (error instanceof Stopped) return { why: error.why, detail: error.message };
    throw error;
  }
}
