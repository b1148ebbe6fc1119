// Copies, saves and replays all give the same match.
import {
  type AnyGame,
  canonical,
  fastChance,
  loadFile,
  Play,
  parseFile,
  replay,
  type Told,
  toFile,
} from '@boardwright/engine';
import { difference, firstInside, isRecord, type Path, tellPath } from '../compare.ts';
import { type AnyPlay, type Position, type Scenario, start, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { type AnyMatch, viewsAt } from './sent.ts';

export const json: Check = {
  id: 'json',
  says: 'a match that is written as JSON and read back at every answer has the same future',
  when: 'whole',
  run: position => playThrough(position, match => JSON.parse(JSON.stringify(match)) as AnyMatch, 'was JSON in between'),
};

export const copies: Check = {
  id: 'copies',
  says: 'a copy shares nothing that changes with its original',
  when: 'whole',
  run({ game, play, scenario }) {
    const takeCopy = (match: AnyMatch, at: AnyPlay): AnyMatch => {
      const copy = at.engine.copy(match);
      const lost = difference(match, copy);
      if (lost !== null) throw new Wrong(`the copy is not equal: ${lost}`);
      freeze(match);
      return copy;
    };
    playThrough({ game, play, scenario }, takeCopy, 'was copied in between');
  },
};

export const freshViews: Check = {
  id: 'freshViews',
  says: 'a view shares nothing with the table',
  when: 'everywhere',
  run(position) {
    const mutable = new Set<object>();
    collect(position.play.match.g, mutable);
    for (const view of viewsAt(position).values()) {
      const shared = sharedPart(view, mutable, ['g']);
      if (shared !== null) throw new Wrong(`${shared} of the view is the same object as on the table`);
    }
  },
};

export const replays: Check = {
  id: 'replays',
  says: 'the log replays to the same match, also through a file',
  when: 'whole',
  run({ game, play }) {
    const again = replay(game, play.log, fastChance(0));
    const found = difference(play.match, again.match) ?? difference(play.told, again.told, 'told');
    if (found !== null) throw new Wrong(`the replay differs: ${found}`);
    const loaded = loadFile(game, parseFile(JSON.stringify(toFile(play)), 'the saved game'));
    if (canonical(loaded.match) !== canonical(play.match)) throw new Wrong('the loaded file is another match');
  },
};

type Whole = Pick<Position, 'game' | 'play' | 'scenario'>;

/** Replays a game, applies `treat` to the match before every answer, and compares. */
function playThrough({ game, play, scenario }: Whole, treat: (match: AnyMatch, at: AnyPlay) => AnyMatch, how: string) {
  const told: Told[][] = [];
  let at = start(game, scenario);
  told.push(...at.told);
  for (const [i, move] of scenario.moves.entries()) {
    at = resumed(game, treat(at.match, at), at, scenario);
    if (at.answer(move) !== null) throw new Wrong(`after answer ${i}, a match that ${how} refuses what was offered`);
    told.push(at.told.at(-1) as Told[]);
  }
  const found = difference(play.match, at.match) ?? difference(play.told, told, 'told');
  if (found !== null) throw new Wrong(`a match that ${how} plays differently: ${found}`);
}

/** Continues with this very object: `Play.resume` alone would copy it. */
function resumed(game: AnyGame, match: AnyMatch, before: AnyPlay, { seed }: Scenario): AnyPlay {
  const log = { ...before.log, entries: [] };
  const play = Play.resume(game, match, log, fastChance(seed));
  play.match = match;
  return play;
}

function freeze(data: unknown): void {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return;
  Object.freeze(data);
  for (const part of Object.values(data)) freeze(part);
}

/** Everything mutable in a value. */
function collect(data: unknown, into: Set<object>): void {
  if (typeof data !== 'object' || data === null) return;
  if (!Object.isFrozen(data)) into.add(data);
  for (const part of Object.values(data)) collect(part, into);
}

function sharedPart(data: unknown, mutable: ReadonlySet<object>, path: Path): string | null {
  if (!Array.isArray(data) && !isRecord(data)) return null;
  return mutable.has(data) ? tellPath(path) : firstInside(data, path, part => sharedPart(part, mutable, path));
}
