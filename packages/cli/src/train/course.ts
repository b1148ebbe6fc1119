// What `npm run train` is asked for: flags that are checked before anything is played.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BadInput } from '@boardwright/engine';

/** What decides the weights. The same course gives the same weights. */
export interface Course {
  readonly game: string;
  readonly players: readonly number[];
  readonly games: number; // of each generation and player count
  readonly generations: number; // after the one in which the advice plays
  readonly hidden: number;
  readonly epochs: number;
  readonly duels: number; // games that decide whether a generation is better, for each player count
  readonly seed: number;
}
export interface Wish {
  readonly course: Omit<Course, 'players'> & { readonly players: readonly number[] | null }; // null: all of the game
  readonly workers: number;
  readonly folder: string;
}

export function readWish(args: readonly string[]): Wish {
  const { values, positionals } = flags(args);
  const [game, ...more] = positionals;
  if (game === undefined) throw new BadInput('which game? npm run train -- GAME');
  if (more.length > 0) throw new BadInput(`one game at a time, not "${positionals.join(' ')}"`);
  return {
    course: {
      game,
      players:
        values.players === undefined ? null : values.players.split(',').map(text => numberOf('players', text, 2)),
      games: numberOf('games', values.games, 10),
      generations: numberOf('generations', values.generations, 0),
      hidden: numberOf('hidden', values.hidden, 0),
      epochs: numberOf('epochs', values.epochs, 1),
      duels: numberOf('duels', values.duels, 1),
      seed: numberOf('seed', values.seed, 0),
    },
    workers: numberOf('workers', values.workers, 1),
    folder: values.folder,
  };
}

function flags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: { type: 'string' },
        games: { type: 'string', default: '4000' },
        generations: { type: 'string', default: '3' },
        hidden: { type: 'string', default: '16' },
        epochs: { type: 'string', default: '4' },
        duels: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1000' },
        workers: { type: 'string', default: String(availableParallelism()) },
        folder: { type: 'string', default: '.training' },
      },
    });
  } catch (error) {
    throw new BadInput((error as Error).message);
  }
}

function numberOf(flag: string, text: string, least: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number < least) throw new BadInput(`--${flag}: "${text}" is not a whole number from ${least}`);
  return number;
}
