// Reads requests that may be large, in a separate thread. The result is small, or a text that is only stored.
import type { Log, Seal, Settings } from '@boardwright/engine';
import type { Logger } from 'pino';
import { Refuse } from '../refuse.ts';
import { JobFailed, Restarted, Runaway, Thread } from '../rules/thread.ts';
import type { Content } from '../store/contents.ts';
import { tooMuchIn } from './bounds.ts';

/** Ten times the largest printed edition, and fifteen times its longest game. */
export const EDITION_BYTES = 320 * 1024;
export const FILE_BYTES = 512 * 1024;
export const KEPT_BYTES = 256 * 1024; // of an edition for the account
const MOST_CONTENT = 300_000; // characters
const SMALL = 16 * 1024; // read on this thread: another thread would take longer
const MEGABYTES = 256;
const PATIENCE = 3; // times the deadline of an answer, because a whole game is replayed

export interface Edition {
  readonly name: string;
  readonly options: Settings; // checked and complete
  readonly content: Content;
}
/** A request for a table. Its content, if any, is validated and stored separately. */
export interface ReadTable {
  readonly wish: unknown;
  readonly edition: Edition | null;
}
/** A game file that was replayed and is valid. */
export interface ReadFile {
  readonly rest: unknown; // of the request
  readonly game: string;
  readonly rules: string; // with which it was played, and is played on
  readonly options: Settings;
  readonly content: Content | null;
  readonly edition: string;
  readonly log: Log;
  readonly over: boolean;
  readonly seal: Seal | null; // of a finished game; new draws would not follow from it
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
}
/** An edition for the account: what it says of itself, and its file as it will be stored. */
export interface ReadEdition {
  readonly rest: unknown;
  readonly file: string;
}
export type ReadingJob = { readonly do: 'newTable' | 'gameFile' | 'edition'; readonly text: string };

export class Reader {
  private readonly begin: () => Thread;
  private thread: Thread | null = null; // created on first use

  constructor(gamesModule: string, deadline: number, log: Logger) {
    this.begin = () =>
      new Thread({
        file: new URL('./reading-thread.ts', import.meta.url),
        data: { gamesModule, mostContent: MOST_CONTENT },
        deadline: PATIENCE * deadline,
        megabytes: MEGABYTES,
        onRestart: () => log.warn('the reading thread was stopped and a new one goes on'),
      });
  }

  async newTable(text: string): Promise<ReadTable> {
    if (text.length > SMALL) return (await this.ask({ do: 'newTable', text })) as ReadTable;
    const wish = smallJson(text);
    const hasContent = typeof wish === 'object' && wish !== null && 'content' in wish;
    return hasContent ? ((await this.ask({ do: 'newTable', text })) as ReadTable) : { wish, edition: null };
  }

  async gameFile(text: string): Promise<ReadFile> {
    return (await this.ask({ do: 'gameFile', text })) as ReadFile;
  }

  async edition(text: string): Promise<ReadEdition> {
    return (await this.ask({ do: 'edition', text })) as ReadEdition;
  }

  async close(): Promise<void> {
    await this.thread?.close();
  }

  private async ask(job: ReadingJob): Promise<unknown> {
    this.thread ??= this.begin();
    try {
      return await this.thread.ask(job);
    } catch (error) {
      if (error instanceof Restarted) throw new Refuse('tryAgain');
      if (error instanceof Runaway) throw new Refuse('badRequest', 'body: it takes too long to read this');
      if (error instanceof JobFailed && error.kind !== 'BadInput')
        throw new Refuse('badRequest', 'body: this cannot be played');
      throw error;
    }
  }
}

function smallJson(text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refuse('badRequest', 'body: this is not JSON');
  }
  const problem = tooMuchIn(data);
  if (problem !== null) throw new Refuse('badRequest', `body: ${problem}`);
  return data;
}
