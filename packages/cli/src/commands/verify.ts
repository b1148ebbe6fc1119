// boardwright verify: checks that every draw of a finished fair game follows from what was promised before it began.
import { BadInput, verifyFile } from '@boardwright/engine';
import type { Command } from '../command.ts';
import { MODULE_FLAG, naming, openSaved } from '../input/game.ts';
import { whole } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bad, good } from '../output/style.ts';

/** More mismatches than this are counted, not listed. */
const LISTED = 20;

export const verify: Command = {
  name: 'verify',
  about: 'checks every draw of a finished fair game',
  words: 'FILE',
  most: 1,
  flags: { json: { about: 'prints JSON' }, ...MODULE_FLAG },
  async run(typed) {
    const [file] = typed.words;
    if (file === undefined) throw new BadInput('say which file to verify');
    const { saved, module } = await openSaved(file, typed.many('module'));
    const verdict = await naming(file, () => verifyFile(module.game, saved));
    const fair = verdict.mismatches.length === 0;
    if (typed.has('json')) printJson({ file, ...verdict, fair });
    else {
      for (const sentence of verdict.mismatches.slice(0, LISTED)) print(sentence);
      const draws = `${whole(verdict.draws)} draws`;
      if (fair) print(good(`${draws} checked: all follow from the seal.`));
      else print(bad(`${draws} checked: ${whole(verdict.mismatches.length)} do not follow from the seal.`));
    }
    return fair ? 0 : 1;
  },
};
