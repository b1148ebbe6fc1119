// Information-set Monte Carlo tree search. Each iteration guesses a new world with new chance, walks down the tree of
// known answers, tries one new answer, plays on by the game's advice, and records the result for each seat on the path.
import type { AnyModule, Random } from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen } from '../bot.ts';
import type { Limit } from '../budget.ts';
import type { Values } from '../learned/values.ts';
import { advised, newWorld, SEEDS, type World } from '../worlds.ts';
import { doubtOf } from './doubt.ts';
import { deviationOf, isRoundOver, lookAhead, newTurns, type Turns, trusting } from './look-ahead.ts';
import { newResults, type Results } from './results.ts';
import {
  type Asked,
  answerAt,
  type Branch,
  countOf,
  findAsked,
  isSame,
  isWide,
  newAsked,
  offeredOf,
  promising,
  type Taste,
  visitsAhead,
} from './tree.ts';

export interface Tuning extends Taste {
  readonly hope: number; // weight of the evaluation in a result; the rest is the outcome of the game
  readonly looks: number; // number of worlds in the look-ahead that orders the options
  readonly values: Values | null; // learned: then a world is judged by them at the end of a turn, and not played out
  readonly care: number; // continues only where at least this much may be gained, in results from 0 to 1: see `demandOf`
}
export interface Searched {
  readonly root: Asked;
  readonly worlds: number;
  readonly answers: number;
}
interface Search {
  readonly module: AnyModule;
  readonly engine: AnyEngine;
  readonly view: AnyMatch;
  readonly open: AnyOpen;
  readonly tuning: Tuning;
  readonly limit: Limit;
  readonly results: Results;
  readonly base: number; // seed of its worlds
  readonly seen: Deviation; // of the results of the searching seat
  readonly path: { asked: Asked; branch: Branch }[];
  turns: Turns; // in the world of this iteration
  answers: number;
}

/** Checks the clock after this many answers of a playout, so that a long one does not make the bot late. */
const BETWEEN_LOOKS = 16;
/** A search may stop early only after this many worlds. After that it checks from time to time. */
const AT_LEAST = 32;
const BETWEEN_DOUBTS = 16;

export function search(
  module: AnyModule,
  engine: AnyEngine,
  view: AnyMatch,
  open: AnyOpen,
  random: Random,
  limit: Limit,
  tuning: Tuning,
  known: Asked | null,
): Searched {
  const base = random(SEEDS);
  const path: Search['path'] = [];
  const s: Search = {
    module,
    engine,
    view,
    open,
    tuning,
    limit,
    results: newResults(module),
    base,
    seen: newDeviation(),
    path,
    turns: newTurns(open.seat, tuning.values?.judgedAt),
    answers: 0,
  };
  const root = rooted(s, known);
  let worlds = 0;
  for (let left = limit.left(0); left > 0; left = limit.left(worlds)) {
    if (worlds >= AT_LEAST && isDecided(s, root, worlds, left)) break;
    if (!iterate(s, root)) break;
    worlds++;
  }
  return { root, worlds, answers: s.answers };
}

/** Whether no other option can catch up, or the difference does not matter. */
function isDecided(s: Search, root: Asked, worlds: number, left: number): boolean {
  if (visitsAhead(root) > left) return true;
  if (worlds % BETWEEN_DOUBTS !== 0) return false;
  return doubtOf(root, s.seen.deviation()) < demandOf(s.tuning, worlds / (worlds + left));
}

/** The gain that more thinking must promise. It grows with the share of the budget that was used. */
const demandOf = ({ care }: Tuning, used: number): number => care * (0.5 + 4 * used);

/** The question itself with all its options, and what an earlier search knows about them. */
function rooted(s: Search, known: Asked | null): Asked {
  const root = newAsked(s.open);
  const priors = priorsOf(s);
  for (let i = 0; i < priors.length; i++) {
    const answer = answerAt(s.open, i);
    const old = known?.branches.find(branch => isSame(branch.answer, answer));
    const branch = { ...branchOf(answer, priors[i] as number), ...(old === undefined ? {} : experienceOf(old)) };
    root.branches.push(branch);
    root.visits += branch.visits;
    root.total += branch.total;
  }
  return root;
}

const experienceOf = ({ next, visits, total }: Branch): Pick<Branch, 'next' | 'visits' | 'total'> => ({
  next,
  visits,
  total,
});

/** The priors of the options: higher for those that look good one turn ahead, highest for the advised one. */
function priorsOf(s: Search): number[] {
  const { module, engine, view, open, tuning, limit, base } = s;
  const advice = advised(module, newWorld(engine, view, open.seat, base), open);
  const seeds = Array.from({ length: tuning.looks }, (_, i) => base + i);
  const { looked, complete, answers } = lookAhead(module, engine, view, open, seeds, limit, tuning.values);
  s.answers += answers;
  const equal = 1 / looked.length;
  const trusted = tuning.values === null ? undefined : 0;
  const shares = complete ? softmax(trusting(looked, advice, trusted)) : looked.map(() => equal);
  return looked.map(({ answer }, i) => {
    const own = isSame(answer, advice) ? 1 : 0;
    return (1 - tuning.advised) * (0.5 * equal + 0.5 * (shares[i] as number)) + tuning.advised * own;
  });
}

/** Shares of 1 that grow with the values. */
function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const deviation = deviationOf(values) || 1;
  const powers = values.map(value => Math.exp((2 * (value - most)) / deviation));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map(power => power / sum);
}

/** Plays one world. False: the time ran out, and nothing was recorded. */
function iterate(s: Search, root: Asked): boolean {
  const { engine, path } = s;
  path.length = 0;
  s.turns = newTurns(s.open.seat, s.tuning.values?.judgedAt);
  const first = promising(root, root.branches, s.tuning, s.seen.deviation());
  // Every option of the question gets the same worlds in the same order, so that luck matters less in the comparison.
  const world = newWorld(engine, s.view, s.open.seat, Math.imul(s.base + first.visits, 0x9e3779b1) >>> 0);
  path.push({ asked: root, branch: first });
  give(s, world, s.open, first.answer);
  const results = resultsOf(s, world, descend(s, world, first));
  if (results === null) return false;
  s.seen.see(results[root.seat] as number);
  for (const { asked, branch } of path) {
    const result = results[asked.seat] as number;
    asked.visits++;
    asked.total += result;
    branch.visits++;
    branch.total += result;
  }
  return true;
}

/** Null: the time ran out. */
function resultsOf(s: Search, world: World, goesOn: boolean): ArrayLike<number> | null {
  const { values } = s.tuning;
  return values === null ? mixedResults(s, world, goesOn) : learnedResults(s, world, goesOn, values);
}

/** The learned values where the turn ends that `reach` names. */
function learnedResults(s: Search, world: World, goesOn: boolean, values: Values): ArrayLike<number> | null {
  const { reach } = values;
  const turns = reach === 2 ? s.turns : newTurns(seatToFinish(s, world, reach), values.judgedAt);
  if (goesOn && !playOn(s, world, open => isRoundOver(turns, open, Math.max(1, reach)))) return null;
  return values.of(world.match, s.engine.first(world.match));
}

/** Whose turn is played to its end: that of the last to answer, or of the next. */
function seatToFinish({ engine, open, path }: Search, { match }: World, reach: 0 | 1): number {
  const seat = reach === 0 ? path.at(-1)?.asked.seat : engine.first(match)?.seat;
  return seat ?? open.seat;
}

/** A mix of the evaluation at the end of the next turn and the outcome of the game. */
function mixedResults(s: Search, world: World, goesOn: boolean): readonly number[] | null {
  const { tuning, results } = s;
  if (goesOn && !playOn(s, world, open => isRoundOver(s.turns, open))) return null;
  const soon = results.of(world.match);
  if (world.match.scores !== null) return soon;
  if (!playOn(s, world, () => false)) return null;
  const final = results.of(world.match);
  return soon.map((value, p) => tuning.hope * value + (1 - tuning.hope) * (final[p] as number));
}

function give(s: Search, { match }: World, open: AnyOpen, answer: AnyAnswer): void {
  s.engine.answer(match, open, answer);
  s.answers++;
}

/** Walks to the end of the tree and one question further. False: the game ended on the way. */
function descend(s: Search, world: World, from: Branch): boolean {
  let branch = from;
  for (;;) {
    const open = s.engine.first(world.match);
    if (open === null) return false;
    isRoundOver(s.turns, open);
    const asked = findAsked(branch, open);
    if (asked === undefined) {
      branch.next.push(newAsked(open));
      return true;
    }
    branch = nextBranch(s, world, asked, open);
    s.path.push({ asked, branch });
    give(s, world, open, branch.answer);
  }
}

function nextBranch(s: Search, world: World, asked: Asked, open: AnyOpen): Branch {
  const offered = offeredOf(asked, open);
  const count = countOf(open);
  if (offered.length < count && isWide(asked, offered.length, s.tuning)) {
    const branch = newBranch(s, world, asked, offered, open);
    asked.branches.push(branch);
    return branch;
  }
  return promising(asked, offered, s.tuning, s.seen.deviation());
}

/** First the answer that the game advises in this world, then a random untried answer. */
function newBranch(s: Search, world: World, asked: Asked, offered: readonly Branch[], open: AnyOpen): Branch {
  const advice = advised(s.module, world, open);
  const count = countOf(open);
  const others = (1 - s.tuning.advised) / count;
  if (!offered.some(({ answer }) => isSame(answer, advice)))
    return branchOf(advice, asked.branches.length === 0 ? s.tuning.advised + others : 2 * others);
  let skip = world.random(count - offered.length);
  for (let i = 0; i < count; i++) {
    const answer = answerAt(open, i);
    if (!offered.some(branch => isSame(branch.answer, answer)) && skip-- === 0) return branchOf(answer, others);
  }
  throw new Error('a question has fewer untried answers than it should');
}

const branchOf = (answer: AnyAnswer, prior: number): Branch => ({ answer, prior, next: [], visits: 0, total: 0 });

/** Plays on by the game's advice until `stops` or the end of the game. False: the time ran out. */
function playOn(s: Search, world: World, stops: (open: AnyOpen) => boolean): boolean {
  for (let n = 1; ; n++) {
    const open = s.engine.first(world.match);
    if (open === null || stops(open)) return true;
    give(s, world, open, advised(s.module, world, open));
    if (n % BETWEEN_LOOKS === 0 && s.limit.isOver()) return false;
  }
}

interface Deviation {
  see(value: number): void;
  deviation(): number;
}
function newDeviation(): Deviation {
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    see(value) {
      count++;
      sum += value;
      squares += value * value;
    },
    deviation: () => (count < 2 ? 0.3 : Math.sqrt(Math.max(1e-6, squares / count - (sum / count) ** 2))),
  };
}
