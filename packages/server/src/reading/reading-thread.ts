// The thread that reads large input from strangers: owners' editions and game files. Nobody's game waits for it.
import { workerData } from 'node:worker_threads';
import { BadInput, type GameFile, loadFile, parseFile, settleNew } from '@boardwright/engine';
import { botsIn } from '@boardwright/host';
import { editionOf, gameOf, loadReleases, releaseWith, rulesText } from '../rules/games.ts';
import { type Jobs, work } from '../rules/work.ts';
import { contentFrom } from '../store/contents.ts';
import { MOST_LETTERS } from '../store/editions.ts';
import { tooMuchIn } from './bounds.ts';
import type { ReadEdition, ReadFile, ReadingJob, ReadTable } from './reader.ts';

const MOST_REST = 16 * 1024; // characters of a request besides its large part
const MOST_SEAL = 8 * 1024;
const MOST_NAME = 100;

const { gamesModule, mostContent } = workerData as { gamesModule: string; mostContent: number };
const releases = await loadReleases(gamesModule);
const [games] = releases;

const JOBS: Jobs<ReadingJob> = {
  newTable({ text }): ReadTable {
    const { content, ...wish } = parsed(text);
    mustBeShort(wish, 'content');
    if (content === undefined) return { wish, edition: null };
    const module = typeof wish.game === 'string' ? games.get(wish.game) : undefined;
    if (module === undefined) return { wish, edition: null }; // the later check of the request reports it
    const written = contentFrom(JSON.stringify(content));
    if (written.text.length > mostContent) throw new BadInput(`content: is longer than ${mostContent} characters`);
    const { game } = editionOf(module, content);
    const chairs = Array.isArray(wish.chairs) ? wish.chairs.length : 0;
    const options = isRecord(wish.options) ? (wish.options as Record<string, string>) : {};
    return { wish, edition: { name: game.edition, options: settleNew(game, chairs, options), content: written } };
  },
  gameFile({ text }): ReadFile {
    const { file: given, ...rest } = parsed(text);
    mustBeShort(rest, 'file');
    const file = parseFile(JSON.stringify(given ?? null), 'the file');
    const content = file.content === undefined ? null : contentFrom(JSON.stringify(file.content));
    if (content !== null && content.text.length > mostContent)
      throw new BadInput(`file.content: is longer than ${mostContent} characters`);
    const rules = rulesText(file.version);
    const { log, match } = loadFile(gameOf(releaseWith(releases, file.game, rules), file.game, content?.text), file);
    const over = match.scores !== null;
    const seal = over ? (file.seal ?? null) : null;
    if (JSON.stringify(seal).length > MOST_SEAL) throw new BadInput('file.seal: is longer than any seal');
    const { game, options } = file;
    const bots = botsIn(file);
    return { rest, game, rules, options, content, edition: match.edition, log, over, seal, bots, names: namesIn(file) };
  },
  edition({ text }): ReadEdition {
    const { file, ...rest } = parsed(text);
    mustBeShort(rest, 'file');
    if (!isRecord(file)) throw new BadInput('file: must be an object');
    const written = JSON.stringify(file);
    if (written.length > MOST_LETTERS) throw new BadInput(`file: is longer than ${MOST_LETTERS} characters`);
    return { rest, file: written };
  },
};

function parsed(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadInput('body: this is not JSON');
  }
  const problem = tooMuchIn(data);
  if (problem !== null) throw new BadInput(`body: ${problem}`);
  if (!isRecord(data)) throw new BadInput('body: must be an object');
  return data;
}

function mustBeShort(rest: unknown, besides: string): void {
  if (JSON.stringify(rest).length > MOST_REST) throw new BadInput(`body: too long besides "${besides}"`);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function namesIn({ names, seats }: GameFile): string[] {
  const given: readonly unknown[] = Array.isArray(names) ? names : [];
  return Array.from({ length: seats }, (_, p) => String(given[p] ?? '').slice(0, MOST_NAME));
}

work(JOBS);
