// boardwright play: a game in the terminal, with people at one screen and bots.
import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { type Bot, botNames, makeBot } from '@boardwright/bots';
import {
  type AnyModule,
  BadInput,
  fastChance,
  type GameFile,
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
import { type Lines, readLines } from '../input/lines.ts';
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
    bots: {
      value: '2:skilled,3:expert',
      about: `the seats that bots play (${botNames.join(', ')}); none takes them out of a saved game`,
    },
    seed: { value: 'S', about: 'the same seed and the same answers give the same game' },
    load: { value: 'FILE', about: 'continue a saved game' },
    save: { value: 'FILE', about: 'save the game after every answer; never over another game' },
    ...LANGUAGE_FLAG,
    ...SCREEN_FLAGS,
  },
  more: 'Type help during the game. You can also pipe answers in, one per line.',
  async run(typed) {
    const { chosen, table, seed, bots } = await begin(typed);
    const { module, source } = chosen;
    const screen = screenOf(typed);
    const speech = await speechOf(module, languageOf(typed), undefined, folding(screen));
    const extra = {
      ...(source.content === undefined ? {} : { content: source.content }),
      bots: Array.from({ length: table.seats }, (_, p) => bots.get(p)?.name ?? null),
      seed,
    };
    const home = typed.one('save') ?? null;
    const own = new Set(typed.many('load').map(file => path.resolve(file)));
    const isOther = (file: string): boolean =>
      statSync(file, { throwIfNoEntry: false })?.isFile() === true && !own.has(path.resolve(file));
    const save = (file: string | null): string | null => {
      const where = file ?? home;
      if (where === null) return null;
      writeText(where, `${JSON.stringify(toFile(table, extra))}\n`);
      own.add(path.resolve(where));
      return where;
    };
    const lines = readLines();
    if (home !== null && isOther(home) && !(await mayReplace(lines, home))) {
      lines.close();
      throw new BadInput(`${home} is there already: --load ${home} continues it, another name keeps it`);
    }
    save(null);
    const session: Session = {
      play: table,
      module,
      bots,
      seed,
      rules: rulesIn(folderOf(source)),
      lines,
      screen,
      speech,
      surveyor: await surveyorOf(module),
      save,
      isOther,
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

/** Only somebody who sees the question can say that a file may be lost. */
async function mayReplace(lines: Lines, file: string): Promise<boolean> {
  if (!lines.interactive) return false;
  return /^y(es)?$/i.test(
    (await lines.ask(`${file} is there already. Start a new game over it? yes or no: `))?.trim() ?? '',
  );
}

interface Begun {
  readonly chosen: Chosen;
  readonly table: AnyPlay;
  readonly seed: number;
  readonly bots: ReadonlyMap<Seat, Bot>;
}

/** A new game, or a saved one. */
async function begin(typed: Typed): Promise<Begun> {
  const file = typed.one('load');
  if (file === undefined) {
    const seed = seedOf(typed, randomInt(MOST_SEED));
    const chosen = await chooseGame(typed);
    const { seats, options } = chooseTable(typed, chosen.module, Math.max(0, ...seatedBots(typed).map(({ n }) => n)));
    const table = Play.start(chosen.module.game, seats, options, fastChance(seed));
    return { chosen, table, seed, bots: botsOf(typed, seats, chosen.module) };
  }
  for (const flag of ['players', 'option', 'edition'])
    if (typed.has(flag)) throw new BadInput(`--${flag} cannot be changed in a saved game`);
  const chosen = await openSaved(file, typed.many('module'));
  const { saved, module } = chosen;
  const [id] = typed.words;
  if (id !== undefined && id !== saved.game)
    throw new BadInput(`${file} is a saved game of ${saved.game}, not of ${id}`);
  const seed = seedOf(typed, saved.seed ?? randomInt(MOST_SEED));
  // A game that continues here no longer draws from its seal, so it is saved without one.
  const table = await naming(file, () => loadFile(module.game, saved, fastChance(seed)));
  const bots = typed.has('bots') ? botsOf(typed, table.seats, module) : await naming(file, () => botsIn(saved, module));
  return { chosen, table, seed, bots };
}

/** The bots that a saved game was played with. */
const botsIn = ({ bots = [] }: GameFile, module: AnyModule): Map<Seat, Bot> =>
  new Map(bots.flatMap((name, p) => (name === null ? [] : [[p, makeBot(name, module)] as const])));

interface Seated {
  readonly part: string; // as typed
  readonly n: number; // people count seats from 1
  readonly name: string;
}
function seatedBots(typed: Typed): Seated[] {
  const bots = typed.one('bots') ?? 'none';
  if (bots === 'none') return [];
  return bots.split(',').map(part => {
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
