// boardwright replay: a saved game, answer by answer.
import { BadInput, loadFile } from '@boardwright/engine';
import type { Command } from '../command.ts';
import { wholeNumber } from '../input/flags.ts';
import { MODULE_FLAG, naming, openSaved } from '../input/game.ts';
import { printJson } from '../output/print.ts';
import { eventsFor, readEyes } from '../replay/eyes.ts';
import { type Replay, showAll, stepThrough } from '../replay/steps.ts';
import { LANGUAGE_FLAG, languageOf, speechOf, surveyorOf } from '../speech.ts';
import { folding, SCREEN_FLAGS, screenOf } from '../terminal/screen.ts';

export const replay: Command = {
  name: 'replay',
  about: 'step through a saved game',
  words: 'FILE',
  most: 1,
  flags: {
    to: { value: 'N', about: 'stop after N answers' },
    as: { value: 'p1|spectator|all', about: 'whose view to show (spectator); all shows every secret' },
    json: { about: 'print JSON: the events of each answer' },
    step: { about: 'go step by step even if no terminal is there: answers are read from a pipe' },
    ...LANGUAGE_FLAG,
    ...SCREEN_FLAGS,
    ...MODULE_FLAG,
  },
  more: 'In a terminal, press Enter for the next answer; help lists what else one can type.',
  async run(typed) {
    const [file] = typed.words;
    if (file === undefined) throw new BadInput('name the file to replay');
    const { saved, module } = await openSaved(file, typed.many('module'));
    const eyes = readEyes(typed.one('as') ?? 'spectator', saved.seats);
    const to = wholeNumber(typed, 'to', 0, saved.entries.length, saved.entries.length);
    const play = await naming(file, () => loadFile(module.game, saved));
    const screen = screenOf(typed);
    const speech = await speechOf(module, languageOf(typed), saved.names, folding(screen));
    const shown: Replay = { play, eyes, to, speech, screen, surveyor: await surveyorOf(module) };
    if (typed.has('json')) printJson(asData(shown));
    else if (typed.has('step') || (process.stdin.isTTY === true && process.stdout.isTTY === true))
      await stepThrough(shown);
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
