// How often a strategy wins against random play: for testing a game's advice to bots.
import assert from 'node:assert/strict';
import {
  type Advice,
  type Answer,
  Engine,
  fastChance,
  fastRandom,
  type Game,
  type Match,
  type Open,
  type Random,
  type Settings,
  settle,
} from '@boardwright/engine';

/** Answers a question from the view of its seat, with hidden parts guessed. */
export type Chooser<G, T> = (guessed: Match<G, T>, open: Open<T>, random: Random) => Answer<T>;
export interface Trial<G, T> {
  readonly byPolicy: Chooser<G, T>;
  readonly byEvaluation: Chooser<G, T>; // looks one answer ahead and takes the position with the best evaluation
  /** The share of games that the chooser wins outright against random players, with every seat in turn. */
  shareWon(choose: Chooser<G, T>, seats: number, games: number): number;
}

/** `settings`: the options of game number n (from 0) with this many players. */
export function trialOf<G, T>(
  game: Game<G, T>,
  advice: Advice<G, T>,
  settings: (n: number, seats: number) => Settings = () => ({}),
): Trial<G, T> {
  const engine = new Engine(game);

  const byEvaluation: Chooser<G, T> = (guessed, open) => {
    const values = open.options.map(choice => {
      const copy = engine.copy(guessed);
      engine.answer(copy, open, choice);
      return advice.evaluate(copy.g)[open.seat] as number;
    });
    return open.options[values.indexOf(Math.max(...values))] as number;
  };

  const advised = (match: Match<G, T>, open: Open<T>, choose: Chooser<G, T>, random: Random): Answer<T> => {
    const guessed = engine.view(match, open.seat);
    game.guess(guessed.g, open.seat, random);
    const answer = choose(guessed, open, random);
    const all: readonly Answer<T>[] = typeof answer === 'number' ? open.options : open.asides;
    assert.ok(all.includes(answer), `${String(open.task.do)}: ${JSON.stringify(answer)}`);
    return answer;
  };

  const wins = (choose: Chooser<G, T>, seats: number, n: number): boolean => {
    const random = fastRandom(n);
    const match = engine.start(seats, settle(game, seats, settings(n, seats)), fastChance(n));
    const me = n % seats;
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const all = [...open.options, ...open.asides];
      const answer = open.seat === me ? advised(match, open, choose, random) : (all[random(all.length)] as Answer<T>);
      engine.answer(match, open, answer);
    }
    return match.places?.[me] === 1 && match.places.filter(place => place === 1).length === 1;
  };

  return {
    byPolicy: (guessed, open, random) => advice.choose(guessed.g, open, random),
    byEvaluation,
    shareWon(choose, seats, games) {
      let won = 0;
      for (let n = 0; n < games; n++) if (wins(choose, seats, n)) won++;
      return won / games;
    },
  };
}
