// boardwright play: a game in the terminal, with people at one screen and bots.
import { randomInt } from 'node:crypto';
import { type Bot, makeBot } from '@boardwright/bots';
import {
  type AnyModule,
  BadInput,
  fastChance,
  fastRandom,
  loadFile,
  Play,
  type Seat,
  seatName,
  toFile,
} from '@boardwright/engine';
import type { Command, Typed } from '../command.ts';
import { writeText } from '../input/files.ts';
import { MOST_SEED, seedOf } from '../input/flags.ts';
import { type Chosen, chooseGame, chooseTable, folderOf, GAME_FLAGS, naming, openSaved } from '../input/game.ts';
import { readLines } from '../input/lines.ts';
import { rulesIn } from '../play/rule-book.ts';
import { runSession, type Session, welcome } from '../play/session.ts';
import type { AnyPlay } from '../play/show.ts';
import { LANGUAGE_FLAG, languageOf, speechOf, surveyorOf } from '../speech.ts';
import { folding, SCREEN_FLAGS, screenOf } from '../terminal/screen.ts';

export const play: Command = {
  name: 'play',
  about: 'play a game in the terminal, with others at the same screen or against bots',
  words: 'GAME',
  most: 1,
  flags: {
    ...GAME_FLAGS,
    bots: { value: '2:random,3:policy', about: 'the seats that bots play; people play the others' },
    seed: { value: 'S', about: 'the same seed and the same answers give the same game' },
    load: { value: 'FILE', about: 'continue a saved game' },
    save: { value: 'FILE', about: 'save the game after every answer' },
    ...LANGUAGE_FLAG,
    ...SCREEN_FLAGS,
  },
  more: 'Type help during the game. You can also pipe answers in, one per line.',
  async run(typed) {
    const seed = seedOf(typed, randomInt(MOST_SEED));
    const { chosen, table } = await begin(typed, seed);
    const { module, source } = chosen;
    const bots = botsOf(typed, table.seats, module);
    const screen = screenOf(typed);
    const speech = await speechOf(module, languageOf(typed), undefined, folding(screen));
    const content = source.content === undefined ? {} : { content: source.content };
    const home = typed.one('save') ?? null;
    const save = (file: string | null): string | null => {
      const where = file ?? home;
      if (where !== null) writeText(where, `${JSON.stringify(toFile(table, content))}\n`);
      return where;
    };
    save(null);
    const lines = readLines();
    const session: Session = {
      play: table,
      module,
      bots,
      random: fastRandom(seed),
      rules: rulesIn(folderOf(source)),
      lines,
      screen,
      speech,
      surveyor: await surveyorOf(module),
      left: new Map(),
      save,
    };
    welcome(session, seed);
    try {
      await runSession(session);
    } finally {
      lines.close();
    }
    return 0;
  },
};

/** A new game, or a saved one. */
async function begin(typed: Typed, seed: number): Promise<{ chosen: Chosen; table: AnyPlay }> {
  const file = typed.one('load');
  if (file === undefined) {
    const chosen = await chooseGame(typed);
    const { seats, options } = chooseTable(typed, chosen.module, Math.max(0, ...seatedBots(typed).map(({ n }) => n)));
    return { chosen, table: Play.start(chosen.module.game, seats, options, fastChance(seed)) };
  }
  for (const flag of ['players', 'option', 'edition'])
    if (typed.has(flag)) throw new BadInput(`--${flag} cannot be changed in a saved game`);
  const chosen = await openSaved(file, typed.many('module'));
  const [id] = typed.words;
  if (id !== undefined && id !== chosen.saved.game)
    throw new BadInput(`${file} is a saved game of ${chosen.saved.game}, not of ${id}`);
  // A game that continues here no longer draws from its seal, so it is saved without one.
  return { chosen, table: await naming(file, () => loadFile(chosen.module.game, chosen.saved, fastChance(seed))) };
}

interface Seated {
  readonly part: string; // as typed
  readonly n: number; // people count seats from 1
  readonly name: string;
}
function seatedBots(typed: Typed): Seated[] {
  return (typed.one('bots')?.split(',') ?? []).map(part => {
    const [, n, name] = /^(\d+):(.+)$/.exec(part) ?? [];
    if (n === undefined || name === undefined)
      throw new BadInput(`--bots ${part}: write a seat and a bot, such as 2:random`);
    return { part, n: Number(n), name };
  });
}

function botsOf(typed: Typed, seats: number, module: AnyModule): Map<Seat, Bot> {
  const bots = new Map<Seat, Bot>();
  for (const { part, n, name } of seatedBots(typed)) {
    const seat = n - 1;
    if (seat < 0 || seat >= seats) throw new BadInput(`--bots ${part}: the seats are 1 to ${seats}`);
    if (bots.has(seat)) throw new BadInput(`--bots ${part}: ${seatName(seat)} already has a bot`);
    bots.set(seat, makeBot(name, module));
  }
  return bots;
}
