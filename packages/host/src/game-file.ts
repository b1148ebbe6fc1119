// A match as one JSON file.

import {
  BadInput,
  drawnIn,
  ENGINE_VERSION,
  type Entry,
  FILE_FORMAT,
  type GameFile,
  type Json,
  toFile,
} from '@boardwright/engine';
import type { Live } from './live.ts';
import type { Fact, Opening, Row } from './state.ts';

/** A game file that also says which seats bots play, so that they continue when it is opened again. */
export interface TableFile extends GameFile {
  readonly bots?: readonly (string | null)[]; // by seat, the level of its bot; null: a person
}

/** The log contains every secret of the game, so it is available only after the game is over. */
export function exportGame(live: Live, content?: Json): TableFile {
  if (!live.isOver) throw new BadInput('a game can be exported once it is over');
  return fileOf(live, content);
}

/** The current game with all its secrets: for the device it is played on. */
export function fileOf(live: Live, content?: Json): TableFile {
  const { seats, seal } = live.status;
  const names = seats.map(({ name }) => name);
  const file = toFile(live.play, {
    names,
    ...(seal === null || !live.isOver ? {} : { seal }),
    ...drawnOf(live),
    ...(content === undefined ? {} : { content }),
  });
  return { ...file, bots: seats.map(({ bot }) => bot) };
}

/**
 * The file of a match that the current rules refuse: its log, built from its rows only. `rules`: those it was played
 * with.
 */
export function fileOfRows(
  rows: readonly Row[],
  rules: Pick<GameFile, 'version' | 'engine'>,
  content?: Json,
): TableFile {
  const facts = rows.flatMap(row => row.facts);
  const [first] = facts;
  if (first?.do !== 'open') throw new BadInput('the first row of this match is missing');
  const { opening, log } = first;
  const { game, edition, seats } = opening;
  const names = seats.map(({ name }) => name);
  const bots = seats.map(({ bot }) => bot);
  const entries = facts.reduce(entriesAfter, log.entries);
  const own = content === undefined ? {} : { content };
  const revealed = revealedIn(facts, opening);
  return { format: FILE_FORMAT, game, ...rules, edition, ...own, names, bots, ...log, entries, ...revealed };
}

function revealedIn(facts: readonly Fact[], { seal }: Opening): Pick<GameFile, 'seal' | 'drawn'> {
  const revealed = facts.findLast(fact => fact.do === 'reveal');
  if (seal === null || revealed === undefined) return {};
  const { secret, drawn } = revealed;
  return { seal: { ...seal, secret }, ...(drawn === undefined ? {} : { drawn }) };
}

function entriesAfter(entries: readonly Entry[], fact: Fact): readonly Entry[] {
  if (fact.do === 'answer') return [...entries, fact.entry];
  if (fact.do === 'takeBack') return entries.slice(0, fact.to);
  if (fact.do !== 'undo') return entries;
  return entries.toSpliced(
    entries.findLastIndex(({ seat }) => seat === fact.seat),
    1,
  );
}

/** Games that ended before draws were listed get the list as long as their rules are available. */
function drawnOf({ status: { seal, drawn }, game, play }: Live): Pick<GameFile, 'drawn'> {
  if (drawn !== undefined) return { drawn };
  const { version, engine } = play.match;
  const isOfRules = version === game.version && engine === ENGINE_VERSION;
  return seal?.secret === undefined || !isOfRules ? {} : { drawn: drawnIn(game, play.log) };
}

/** The bots of a file, by seat. A file that does not list bots has none. */
export function botsIn(file: GameFile): readonly (string | null)[] {
  const { bots } = file as { readonly bots?: unknown };
  if (bots === undefined) return Array.from({ length: file.seats }, () => null);
  const isLevel = (bot: unknown): boolean => bot === null || typeof bot === 'string';
  if (!Array.isArray(bots) || bots.length !== file.seats || !bots.every(isLevel))
    throw new BadInput(`"bots" must name a level or null for each of the ${file.seats} seats`);
  return bots as (string | null)[];
}
