// The jobs of a bot thread.
import type { Seat } from '@boardwright/engine';
import type { BotQuestion } from '@boardwright/host';

export type BotJob =
  | {
      readonly do: 'think';
      readonly number: number;
      readonly match: string;
      readonly game: string;
      readonly rules: string; // with which the match is played
      readonly contentHash: string | undefined; // of an owner's edition
      readonly content?: string | undefined; // JSON, for an edition that this thread does not know yet
      readonly question: BotQuestion;
      readonly seed: number;
    }
  | { readonly do: 'leave'; readonly match: string; readonly seat: Seat };

export interface BotThreadData {
  readonly gamesModule: string;
  readonly oldGamesModules: readonly string[];
  readonly calledOff: Int32Array; // shared memory: the number of a cancelled job
}
