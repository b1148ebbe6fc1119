// Games that a learner plays against itself, noted as samples. Game number n of a seed is the same on any machine and core.
import {
  type AnyGame,
  type AnyModule,
  Engine,
  fastRandom,
  type Learned,
  type Random,
  type Settings,
  settle,
  valuesAt,
} from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen, Bot } from '../bot.ts';
import { begin } from '../budget.ts';
import { policyBot } from '../levels/policy.ts';
import { decide, luckOf } from '../play-out.ts';
import { lookAhead } from '../search/look-ahead.ts';
import { answerAt, countOf, isSame } from '../search/tree.ts';
import { SEEDS } from '../worlds.ts';
import type { Model } from './model.ts';
import { inputOf, outcomeOf, type Samples } from './samples.ts';
import { shuffle } from './shuffle.ts';
import { valuesBy } from './values.ts';

export interface Span {
  readonly from: number; // numbers of games, from 1
  readonly to: number;
}
/** Of a hundred changes of turn, this many are noted: neighbouring positions say nearly the same. */
const NOTED = 35;
/** Of a hundred answers, this many are random, so that positions are seen that nobody would aim for. */
const STRAYS = { advice: 10, learner: 3 } as const;
/** The learner looks at few options in few worlds: many games teach more than good ones. */
const WORLDS = 2;
const MOST_OPTIONS = 10;

/** Plays a span of games and notes positions at changes of turn. Without a model, the game's advice plays. */
export function samplesOf(module: AnyModule, model: Model | null, seats: number, seed: number, span: Span): Samples {
  const learned = learnedOf(module);
  const bot = model === null ? straying(policyBot(module), STRAYS.advice) : learnerBot(module, model);
  const width = inputOf(learned.own, learned.all, seats) + 2 * seats;
  const rows: Float32Array[] = [];
  const games: number[] = [];
  for (let number = span.from; number <= span.to; number++)
    for (const row of gameOf(module, learned, bot, seats, seed, number)) {
      rows.push(row);
      games.push(number);
    }
  const all = new Float32Array(rows.length * width);
  for (const [i, row] of rows.entries()) all.set(row, i * width);
  return { seats, width, games: Int32Array.from(games), rows: all };
}

export function learnedOf({ game, advice }: AnyModule): Learned<unknown, never> {
  if (advice.learned === undefined) throw new Error(`${game.id} offers no numbers to learn from`);
  return advice.learned as Learned<unknown, never>;
}

/** Every second game has the usual options, the others have any that go together. */
function optionsOf(game: AnyGame, seats: number, random: Random): Settings {
  if (random(2) === 0) return settle(game, seats, {});
  const known = game.options.filter(option => option.seats?.includes(seats) ?? true);
  for (;;) {
    const options = Object.fromEntries(
      known.map(option => {
        const values = valuesAt(option, seats);
        return [option.id, values[random(values.length)] as string];
      }),
    );
    if ((game.refuses?.(seats, options) ?? null) === null) return options;
  }
}

function gameOf(
  module: AnyModule,
  learned: Learned<unknown, never>,
  bot: Bot,
  seats: number,
  seed: number,
  number: number,
): Float32Array[] {
  const engine = new Engine(module.game) as AnyEngine;
  const { chance, random } = luckOf(seed, number);
  const notes = fastRandom(Math.imul(seed, 0x9e3779b1) + number);
  engine.chance = chance;
  const match = engine.start(seats, optionsOf(module.game, seats, notes), chance) as AnyMatch;
  const input = inputOf(learned.own, learned.all, seats);
  const rows: Float32Array[] = [];
  let last = -1;
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    const isJudged = learned.judgedAt === undefined || open.task.do === learned.judgedAt;
    if (isJudged && open.seat !== last && notes(100) < NOTED) {
      const row = new Float32Array(input + 2 * seats);
      learned.write(match.g, open as never, row);
      rows.push(row);
    }
    if (isJudged) last = open.seat;
    engine.answer(match, open, decide(engine, match, open, bot, random));
  }
  if (match.scores === null || match.places === null) throw new Error('a game ended without a result');
  const outcome = outcomeOf(match.scores, match.places, learned.lead);
  for (const row of rows) row.set(outcome, input);
  return rows;
}

/** Takes what a model likes best, one turn ahead; of a hundred answers, `strays` are random. */
export function learnerBot(module: AnyModule, model: Model, strays: number = STRAYS.learner): Bot {
  const engine = new Engine(module.game) as AnyEngine;
  const values = valuesBy(learnedOf(module), model);
  const policy = policyBot(module);
  const limit = begin({ iterations: WORLDS });
  return straying(
    {
      name: 'learner',
      answer(view, open, random) {
        const advice = policy.answer(view, open, random);
        const few = fewer(open, advice, random);
        const seeds = Array.from({ length: WORLDS }, () => random(SEEDS));
        const { looked } = lookAhead(module, engine, view, few, seeds, limit, values);
        return looked.reduce((best, each) => (each.value > best.value ? each : best)).answer;
      },
    },
    strays,
  );
}

function straying(bot: Bot, strays: number): Bot {
  return {
    name: bot.name,
    answer: (view, open, random) =>
      random(100) < strays ? answerAt(open, random(countOf(open))) : bot.answer(view, open, random),
  };
}

/** The same question with fewer options, the advised one among them. */
function fewer(open: AnyOpen, advice: AnyAnswer, random: Random): AnyOpen {
  if (open.options.length <= MOST_OPTIONS) return open;
  const options = [...open.options];
  shuffle(options, random, MOST_OPTIONS);
  options.length = MOST_OPTIONS;
  if (typeof advice === 'number' && !options.some(option => isSame(option, advice))) options[0] = advice;
  return { ...open, options };
}
