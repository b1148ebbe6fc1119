// Positions of recorded games from which a table can continue: where somebody is asked, alone or together with others.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyModule, type GameFile, Play, type Seat } from '@boardwright/engine';
import { games } from '@boardwright/games';

export interface Situation {
  readonly file: GameFile; // so far
  readonly seat: Seat; // who is asked
  readonly ask: string; // which question
  readonly isTogether: boolean; // others are asked at the same time
}

const GAMES = path.resolve(import.meta.dirname, '../../games');

/** Whole games. */
export function recorded(game: string): GameFile[] {
  const files = globSync('goldens/*.json', { cwd: path.join(GAMES, game) }).sort();
  return files.map(file => JSON.parse(readFileSync(path.join(GAMES, game, file), 'utf8')) as GameFile);
}

const LAST = 12; // answers

/** A recorded game of two, a few answers before it is over. */
export function nearItsEnd(game: string): GameFile {
  const found = recorded(game).find(({ seats }) => seats === 2);
  if (found === undefined) throw new Error(`no game of two is recorded for "${game}"`);
  const { match: _, ...file } = found;
  return { ...file, entries: file.entries.slice(0, -LAST) };
}

/** Every position of the recorded multiplayer games in which somebody has a choice. */
export async function situationsOf(game: string): Promise<Situation[]> {
  const module = (await games[game]?.())?.default;
  if (module === undefined) throw new Error(`there is no game "${game}"`);
  const withOthers = recorded(game).filter(({ seats }) => seats > 1);
  return withOthers.flatMap(file => momentsOf(module, file));
}

/** The positions in which several players are asked, by question, the most frequent first. */
export function byQuestion(all: readonly Situation[]): (readonly Situation[])[] {
  const kinds = Map.groupBy(
    all.filter(({ isTogether }) => isTogether),
    ({ ask }) => ask,
  );
  return [...kinds.values()].sort((a, b) => b.length - a.length);
}

function momentsOf({ game }: AnyModule, { match: _, ...file }: GameFile): Situation[] {
  const draws = [...file.drew, ...file.entries.flatMap(({ drew }) => drew ?? [])];
  let drawn = 0;
  const play = Play.start(game, file.seats, file.options, { int: () => draws[drawn++] as number });
  const out: Situation[] = [];
  for (const [k, entry] of file.entries.entries()) {
    const open = play.open();
    const isTogether = new Set(open.map(({ seat }) => seat)).size > 1;
    for (const { seat, task, options } of open)
      if (options.length > 1)
        out.push({ file: { ...file, entries: file.entries.slice(0, k) }, seat, ask: task.do, isTogether });
    if (play.answer(entry) !== null) throw new Error(`a recorded game of ${file.game} cannot be played again`);
  }
  return out;
}
