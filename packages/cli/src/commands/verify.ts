// boardwright verify: checks that every draw of a finished fair game follows from the commitments made before it began.
import {
  BadInput,
  type GameFile,
  isOfRules,
  parseFile,
  type Verdict,
  verifyChance,
  verifyFile,
} from '@boardwright/engine';
import type { Command } from '../command.ts';
import { readText } from '../input/files.ts';
import { loadGame, MODULE_FLAG, naming } from '../input/game.ts';
import { whole } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bad, good } from '../output/style.ts';

/** Mismatches beyond this number are counted, not listed. */
const LISTED = 20;

export const verify: Command = {
  name: 'verify',
  about: 'check that the dice and draws of a finished game were fair',
  words: 'FILE',
  most: 1,
  flags: { json: { about: 'print JSON' }, ...MODULE_FLAG },
  async run(typed) {
    const [file] = typed.words;
    if (file === undefined) throw new BadInput('name the file to verify');
    const saved = parseFile(readText(file), file);
    const found = await naming(file, () => judged(saved, typed.many('module')));
    const fair = found.mismatches.length === 0;
    if (typed.has('json')) printJson({ file, ...found, fair });
    else tell(found, fair);
    return fair ? 0 : 1;
  },
};

interface Found extends Verdict {
  readonly rules: boolean; // the log was replayed too
}

/**
 * If a game's rules are not available here in the right version, only its chance is checked, from the draws its file
 * lists.
 */
async function judged(saved: GameFile, modules: readonly string[]): Promise<Found> {
  const { game: id, version, content, drawn } = saved;
  const source = { id, version, modules, ...(content === undefined ? {} : { content }) };
  const module = await loadGame(source).catch((error: unknown) => {
    if (drawn === undefined || !(error instanceof BadInput)) throw error;
    return null;
  });
  if (module !== null && (drawn === undefined || isOfRules(module.game, saved)))
    return { ...verifyFile(module.game, saved), rules: true };
  return { ...verifyChance(saved), rules: false };
}

function tell({ draws, elsewhere, mismatches, rules }: Found, fair: boolean): void {
  for (const sentence of mismatches.slice(0, LISTED)) print(sentence);
  if (!rules) print('Played with rules that are not installed here: only the draws were checked, not the log.');
  if (elsewhere > 0)
    print(`${whole(elsewhere)} draws were made before the game came to this table and are not checked.`);
  const checked = `${whole(draws)} draws checked`;
  if (fair) print(good(`${checked}: all follow from the seal.`));
  else print(bad(`${checked}: ${whole(mismatches.length)} do not follow from the seal.`));
}
