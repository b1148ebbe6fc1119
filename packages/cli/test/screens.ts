// The screens that are kept: how each game that tells its table looks in the terminal, in the middle of a game.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AnyModule,
  fastChance,
  LANGUAGES,
  type Language,
  loadFile,
  parseFile,
  replay,
  wordsOf,
} from '@boardwright/engine';
import { games } from '@boardwright/games';
import { runSession, type Session, showTurn } from '../src/play/session.ts';
import { type AnyPlay, openFor, showScore, showTable } from '../src/play/show.ts';
import { speechOf, surveyorOf } from '../src/speech.ts';
import { folding, type Looks, makeScreen } from '../src/terminal/screen.ts';

export const FOLDER = path.join(import.meta.dirname, 'screens');
const WIDTHS = [80, 120, 200];
/** Where in the recorded game one looks, as a share of its answers. */
const MIDDLE = 0.6;
const NEWS = 8;

interface Kind {
  readonly name: string;
  readonly language: Language;
  readonly looks: Looks;
}

const usual: Looks = { columns: 80, colour: false, unicode: true, plain: false };
export const KINDS: readonly Kind[] = [
  ...LANGUAGES.flatMap(language =>
    WIDTHS.flatMap(columns => [
      { name: `${language}-${columns}`, language, looks: { ...usual, columns } },
      { name: `${language}-${columns}-colour`, language, looks: { ...usual, columns, colour: true } },
    ]),
  ),
  ...LANGUAGES.flatMap(language => [
    { name: `${language}-80-ascii`, language, looks: { ...usual, unicode: false } },
    { name: `${language}-80-plain`, language, looks: { ...usual, plain: true } },
  ]),
];

/** The games that tell their table in words. */
export async function toldGames(): Promise<{ id: string; module: AnyModule }[]> {
  const all = await Promise.all(
    Object.entries(games).map(async ([id, load]) => ({ id, module: (await load()).default })),
  );
  return all.filter(({ module }) => module.surveyor !== undefined);
}

/** A turn, the whole table and the score, as the seat that is asked sees them. */
export async function screenOf(module: AnyModule, id: string, { language, looks }: Kind): Promise<string> {
  const { play, session, shown } = await sessionOf(middleOf(module, id), module, language, looks);
  const open = play.open()[0];
  if (open === undefined) throw new Error(`${id}: nobody is asked in the middle of the recorded game`);
  const view = play.engine.view(play.match, open.seat);
  showTurn(session, open, { news: 'news', since: play.told.length - NEWS });
  session.screen.print();
  showTable(session, play.engine, view, open.seat, openFor(wordsOf(play.engine, open)));
  showScore(session, play.engine, view);
  return shown.join('');
}

/** What is on the screen after these lines were typed there. */
export async function typedAt(
  module: AnyModule,
  id: string,
  { language, looks }: Pick<Kind, 'language' | 'looks'>,
  typed: readonly string[],
): Promise<string> {
  const lines = [...typed];
  const { session, shown } = await sessionOf(replayed(module, id), module, language, looks);
  const ask = async (): Promise<string | null> => {
    const line = lines.shift();
    shown.push(`> ${line ?? 'quit'}\n`);
    return line ?? null;
  };
  await runSession({ ...session, lines: { interactive: false, ask, close: () => {} } });
  return shown.join('');
}

function replayed(module: AnyModule, id: string): AnyPlay {
  const file = path.resolve(import.meta.dirname, `../../games/${id}/goldens/3-players.json`);
  const whole = loadFile(module.game, parseFile(readFileSync(file, 'utf8'), file));
  return replay(module.game, whole.log, fastChance(1), Math.floor(whole.entries.length * MIDDLE));
}

const middles = new Map<string, AnyPlay>();
/** Only to be looked at: all screens of a game share it. */
function middleOf(module: AnyModule, id: string): AnyPlay {
  const play = middles.get(id) ?? replayed(module, id);
  middles.set(id, play);
  return play;
}

async function sessionOf(play: AnyPlay, module: AnyModule, language: Language, looks: Looks) {
  const shown: string[] = [];
  const session: Session = {
    play,
    module,
    bots: new Map(),
    seed: 0,
    rules: () => [],
    lines: { interactive: false, ask: async () => null, close: () => {} },
    screen: makeScreen(looks, text => shown.push(text)),
    speech: await speechOf(module, language, ['Anna', 'Béla', 'Łucja'], folding(looks)),
    surveyor: await surveyorOf(module),
    save: () => null,
    isOther: () => false,
  };
  return { play, session, shown };
}
