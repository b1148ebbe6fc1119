// What the ladder measures, and in which order: first the goals of the bots, then what is good to know.
import type { Budget } from '@boardwright/bots';
import { games } from '@boardwright/games';

/** One bot against bots of one lower level. */
export interface Rung {
  readonly game: string;
  readonly seats: number;
  readonly upper: string;
  readonly lower: string;
}
/** A rung is measured up to this many games. Then the next one is measured. */
export interface Goal {
  readonly rung: Rung;
  readonly games: number;
}

export const BUDGET: Budget = { ms: 1000 };
/** A seed that was not used for tuning. */
export const SEED = 11;

const LEVELS = ['random', 'novice', 'skilled', 'expert'] as const;
/** Does four times the time help? */
const LONG_THOUGHT = { upper: 'expert@4000ms', lower: 'expert@1000ms' };
/** The expert is slow, so all its rungs are measured in steps. */
const STEPS = [20, 60, 120, 200];
/** For tables of three and four, so divisible by both. */
const LARGER = { seats: [3, 4], games: 60, expertGames: 24 };

const GAMES = Object.keys(games);
const EXPERT = LEVELS.length - 1;

function rungOf(game: string, seats: number, level: number): Rung {
  return { game, seats, upper: LEVELS[level] as string, lower: LEVELS[level - 1] as string };
}

export function goals(): Goal[] {
  const most = STEPS.at(-1) as number;
  const inSteps = (rungs: readonly Rung[]): Goal[] =>
    STEPS.flatMap(step => rungs.map((rung): Goal => ({ rung, games: step })));
  const larger = (level: number, count: number): Goal[] =>
    GAMES.flatMap(game => LARGER.seats.map(seats => ({ rung: rungOf(game, seats, level), games: count })));
  return [
    ...GAMES.map(game => ({ rung: rungOf(game, 2, 1), games: most })),
    ...GAMES.map(game => ({ rung: rungOf(game, 2, 2), games: most })),
    ...inSteps(GAMES.map(game => rungOf(game, 2, EXPERT))),
    ...inSteps(GAMES.map(game => ({ game, seats: 2, ...LONG_THOUGHT }))),
    ...larger(1, LARGER.games),
    ...larger(2, LARGER.games),
    ...larger(EXPERT, LARGER.expertGames),
  ];
}

/** Who sits where in the first game: one of the upper level against all others. */
export const botsOf = ({ seats, upper, lower }: Rung): string[] => [upper, ...new Array<string>(seats - 1).fill(lower)];

/** Its file name. */
export const nameOf = ({ game, seats, upper, lower }: Rung): string =>
  `${game}-${seats}p-${upper}-${lower}`.replaceAll('@', '-');
