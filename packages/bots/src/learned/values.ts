// What a seat may hope for, by the learned model of its game: from 0 to 1, as results of the search are.
import type { AnyModule, Learned, Reach } from '@boardwright/engine';
import type { AnyMatch, AnyOpen } from '../bot.ts';
import type { Model } from './model.ts';
import { inputOf, outcomeOf } from './samples.ts';
import { unpacked } from './weights.ts';

/** The weight of winning; the rest is the lead, which still says something when the game is decided. */
const WIN = 0.9;

export interface Values {
  readonly reach: Reach;
  readonly judgedAt: string | null;
  /** By seat. The array is used again by the next call. */
  of(match: AnyMatch, next: AnyOpen | null): Float64Array;
}
type AnyLearned = Learned<unknown, never>;

const models = new WeakMap<object, Model>(); // read once for all bots of a game

/** Null: the game has learned nothing for this content. */
export function learnedValues({ advice }: AnyModule): Values | null {
  const learned = advice.learned as AnyLearned | undefined;
  if (learned === undefined || learned.weights === null) return null;
  let model = models.get(learned.weights);
  if (model === undefined) {
    model = unpacked(learned.weights);
    models.set(learned.weights, model);
  }
  return valuesBy(learned, model);
}

export function valuesBy(learned: AnyLearned, model: Model): Values {
  const { own, all, lead, reach, judgedAt = null } = learned;
  const x = new Float32Array(inputOf(own, all, model.win.length));
  const out = new Float64Array(model.win.length);
  return {
    reach,
    judgedAt,
    of(match, next) {
      const { seats, scores, places } = match;
      if (scores !== null && places !== null) return mixed(out, ...finalOf(scores, places, lead), seats);
      x.fill(0, 0, inputOf(own, all, seats));
      learned.write(match.g, next as never, x);
      model.rate(x, seats);
      return mixed(out, model.win, model.points, seats);
    },
  };
}

function mixed(out: Float64Array, win: ArrayLike<number>, points: ArrayLike<number>, seats: number): Float64Array {
  for (let p = 0; p < seats; p++) {
    let rival = seats === 1 ? 0 : Number.NEGATIVE_INFINITY;
    for (let q = 0; q < seats; q++) if (q !== p) rival = Math.max(rival, points[q] as number);
    const lead = 1 / (1 + Math.exp(-2 * ((points[p] as number) - rival)));
    out[p] = WIN * (win[p] as number) + (1 - WIN) * lead;
  }
  return out;
}

function finalOf(scores: readonly number[], places: readonly number[], lead: number): [number[], number[]] {
  const outcome = outcomeOf(scores, places, lead);
  return [scores.map((_, p) => outcome[2 * p] as number), scores.map((_, p) => outcome[2 * p + 1] as number)];
}
