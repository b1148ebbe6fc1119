// Measures the speed of a game in processor time, so that other work on the machine has little effect.
import { setImmediate } from 'node:timers/promises';
import { type AnyMatch, type Bot, luckOf, makeBot, playOut, randomBot } from '@boardwright/bots';
import { type AnyModule, type AnyTasks, Engine, settle } from '@boardwright/engine';

export interface Figures {
  readonly answersPerSecond: number; // random play, legal options included, in place
  readonly playoutsPerSecond: number; // whole games, setup included
  readonly copiesPerSecond: number; // of matches from all stages of a game
  readonly searchAnswersPerSecond: number; // inside the expert's search
}
export const FIGURES = ['answersPerSecond', 'playoutsPerSecond', 'copiesPerSecond', 'searchAnswersPerSecond'] as const;

type AnyEngine = Engine<unknown, AnyTasks>;
const ROUNDS = 5;
const POSITIONS = 64; // at least
/** Games between two checks of the clock. */
const BATCH = 4;
/** Worlds per answer of the expert: the same as in a short search. */
const WORLDS = 100;
/** The step between searched positions. With it, all positions are used, from all stages of the game. */
const STRIDE = 29;
/** Code is fast only after it has run for a while. The search takes longer to warm up. */
const WARM_UP = { play: 0.5, search: 1.5 } as const;

/**
 * Measures play, copies and search in turn, because the speed of a machine varies. Takes the median of several rounds.
 */
export async function measureGame(module: AnyModule, seconds: number): Promise<Figures> {
  const { game } = module;
  const seats = Math.max(...game.seats);
  const options = settle(game, seats, {});
  const bots = new Array<Bot>(seats).fill(randomBot);
  const engine = new Engine(game);
  let number = 0;
  const playBatch = (): number => {
    let answers = 0;
    for (let i = 0; i < BATCH; i++) {
      const { chance, random } = luckOf(1, ++number);
      answers += playOut(engine, engine.start(seats, options, chance), bots, random);
    }
    return answers;
  };
  const positions = somePositions(engine, seats, () => engine.start(seats, options, luckOf(1, 1).chance));
  const copies = [...positions]; // keeps copies for a while, as search does, so that none is optimized away
  const copyBatch = (): number => {
    for (const [i, match] of positions.entries()) copies[i] = engine.copy(match);
    return positions.length;
  };
  const searchBatch = searching(module, engine, positions);
  perSecond(playBatch, WARM_UP.play);
  perSecond(searchBatch, WARM_UP.search);
  const [play, copy, search] = await rounds([
    () => perSecond(playBatch, (seconds * 0.8) / ROUNDS),
    () => perSecond(copyBatch, (seconds * 0.2) / ROUNDS),
    () => perSecond(searchBatch, seconds / ROUNDS),
  ] as const);
  return {
    answersPerSecond: play.done,
    playoutsPerSecond: play.batches * BATCH,
    copiesPerSecond: copy.done,
    searchAnswersPerSecond: search.done,
  };
}

/** Lets the expert think about one position after the other. Counts the answers in the worlds it examines. */
function searching(module: AnyModule, engine: AnyEngine, positions: readonly AnyMatch[]): () => number {
  const bot = makeBot('expert', module, { iterations: WORLDS });
  const { random } = luckOf(1, 1);
  let at = 0;
  return () => {
    const match = positions[at % positions.length] as AnyMatch;
    at += STRIDE;
    const open = engine.first(match);
    return open === null ? 0 : (bot.explain?.(engine.view(match, open.seat), open, random).answers ?? 0);
  };
}

/** Matches from the beginning, the middle and the end of one game. */
function somePositions(engine: AnyEngine, seats: number, start: () => AnyMatch): AnyMatch[] {
  const length = playOut(engine, start(), new Array<Bot>(seats).fill(randomBot), luckOf(1, 1).random);
  const every = Math.max(1, Math.floor(length / POSITIONS));
  const positions: AnyMatch[] = [];
  let seen = 0;
  const watching: Bot = {
    ...randomBot,
    pick(open, random) {
      if (seen++ % every === 0) positions.push(engine.copy(match));
      return randomBot.answer(match, open, random);
    },
  };
  const match = start();
  playOut(engine, match, new Array<Bot>(seats).fill(watching), luckOf(1, 1).random);
  return positions;
}

interface Speed {
  readonly done: number;
  readonly batches: number;
}

function perSecond(batch: () => number, seconds: number): Speed {
  const began = process.cpuUsage();
  let done = 0;
  for (let batches = 1; ; batches++) {
    done += batch();
    const { user, system } = process.cpuUsage(began);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { done: done / used, batches: batches / used };
  }
}

/** The median speed of each measurement. Yields between rounds so that Ctrl-C works. */
async function rounds<M extends readonly (() => Speed)[]>(measurements: M): Promise<{ [I in keyof M]: Speed }> {
  const speeds: Speed[][] = measurements.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, measure] of measurements.entries()) speeds[i]?.push(measure());
    await setImmediate();
  }
  return speeds.map(middle) as { [I in keyof M]: Speed };
}

const middle = (speeds: readonly Speed[]): Speed =>
  [...speeds].sort((a, b) => a.done - b.done)[Math.floor(speeds.length / 2)] as Speed;
