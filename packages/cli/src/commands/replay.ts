// boardwright replay: a saved game, answer by answer.
import { BadInput, loadFile } from '@boardwright/engine';
import type { Command } from '../command.ts';
import { wholeNumber } from '../input/flags.ts';
import { MODULE_FLAG, naming, openSaved } from '../input/game.ts';
import { printJson } from '../output/print.ts';
import { eventsFor, readEyes } from '../replay/eyes.ts';
import { type Replay, showAll, stepThrough } from '../replay/steps.ts';
import { LANGUAGE_FLAG, languageOf, speechOf } from '../speech.ts';

export const replay: Command = {
  name: 'replay',
  about: 'step through a saved game',
  words: 'FILE',
  most: 1,
  flags: {
    to: { value: 'N', about: 'stop after N answers' },
    as: { value: 'p1|spectator|all', about: 'whose view to show (spectator); all shows every secret' },
    json: { about: 'print JSON: the events of each answer' },
    ...LANGUAGE_FLAG,
    ...MODULE_FLAG,
  },
  more: 'In a terminal, press Enter for the next answer, b to go back, a number to jump to it, q to quit.',
  async run(typed) {
    const [file] = typed.words;
    if (file === undefined) throw new BadInput('name the file to replay');
    const { saved, module } = await openSaved(file, typed.many('module'));
    const eyes = readEyes(typed.one('as') ?? 'spectator', saved.seats);
    const to = wholeNumber(typed, 'to', 0, saved.entries.length, saved.entries.length);
    const play = await naming(file, () => loadFile(module.game, saved));
    const speech = await speechOf(module, languageOf(typed), saved.names);
    const shown: Replay = { play, eyes, to, speech };
    if (typed.has('json')) printJson(asData(shown));
    else if (process.stdin.isTTY === true && process.stdout.isTTY === true) await stepThrough(shown);
    else showAll(shown);
    return 0;
  },
};

function asData({ play, eyes, to }: Replay) {
  const { game, version, edition, seats, options, scores, places } = play.match;
  const steps = play.told.slice(0, to + 1).map((told, answer) => ({ answer, events: eventsFor(eyes, told) }));
  const end = to === play.entries.length ? { scores, places } : {};
  return { game, version, edition, seats, options, steps, ...end };
}
