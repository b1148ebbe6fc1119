// Faults of play: dead ends, words, reasons, lanes, guesses, results and advice.
import { UNKNOWN } from '@boardwright/engine';
import { game } from '../toy/index.ts';
import { PASS, rules, score } from '../toy/rules.ts';
import { at, guess } from '../toy/state.ts';
import { asking, doing, type Mutation, step, type Toy } from './plant.ts';

export const play: Mutation[] = [
  {
    fault: 'a question without options',
    check: 'deadEnds',
    game: asking('chooseLantern', ({ options }) => ({ options: (g, task) => options(g, task).filter(c => c > 5) })),
  },
  {
    fault: 'nothing is left to do before the end',
    check: 'deadEnds',
    game: doing({ close: () => {} }),
  },
  { fault: 'a game that never ends', check: 'runaways', game: doing({ close: x => x.next({ do: 'round' }) }) },
  { fault: 'rules that run in a circle', check: 'runaways', game: doing({ close: x => x.next({ do: 'close' }) }) },
  {
    fault: 'an option that cannot be answered',
    check: 'answers',
    game: asking('chooseLantern', ({ choose }) => ({
      choose(x, task, lantern) {
        if (lantern >= 7) throw new Error(`lantern ${lantern} is broken`);
        choose(x, task, lantern);
      },
    })),
  },
  {
    fault: 'two options with one word',
    check: 'words',
    game: asking('chooseLantern', () => ({ show: c => (c === PASS ? 'button:pass' : `lantern:${c % 4}`) })),
  },
  {
    fault: 'a word that does not parse back',
    check: 'words',
    game: asking('chooseLantern', () => ({ show: c => (c === PASS ? 'button:pass' : `lantern: ${c}`) })),
  },
  { fault: 'a usual answer that is no option', check: 'usual', game: asking('chooseBid', () => ({ usual: () => 99 })) },
  {
    fault: 'a reason for what is offered',
    check: 'whyNot',
    game: asking('chooseBid', () => ({ whyNot: () => [{ word: 'bid:0', why: 'notEnough', rule: 'LM-3.1' }] })),
  },
  {
    fault: 'a reason without a paragraph of the rule book',
    check: 'whyNot',
    game: asking('chooseBid', () => ({ whyNot: () => [{ word: 'bid:99', why: 'notEnough', rule: 'LM-9.9' }] })),
  },
  {
    fault: 'a question with the name of a step',
    check: 'names',
    game: { ...game, rules: { ...rules, burnOil: rules.mayFish } } as Toy,
  },
  {
    fault: 'a broken invariant',
    check: 'invariant',
    game: doing({
      award(x, task) {
        step('award')(x, task);
        x.g.coins = x.g.coins.map(coins => coins - 2);
      },
    }),
  },
  {
    fault: 'a result that is not the score',
    check: 'scores',
    game: doing({ close: x => x.finish(score(x.g).map((sheet, p) => sheet.total + p)) }),
  },
  {
    fault: 'places that do not fit the scores',
    check: 'scores',
    game: doing({
      close: x =>
        x.finish(
          score(x.g).map(sheet => sheet.total),
          x.g.coins.map((_, p) => p + 1),
        ),
    }),
  },
  {
    fault: 'a lane that reads what another lane writes',
    check: 'lanes',
    game: asking('mayFish', ({ options }) => ({
      options: (g, task) => (g.trips.some(trips => trips > 0) ? [] : options(g, task)),
    })),
  },
  {
    fault: 'a lane that writes what another lane writes',
    check: 'lanes',
    game: asking('mayFish', ({ choose }) => ({
      choose(x, task, choice) {
        choose(x, task, choice);
        x.g.wind = task.p;
      },
    })),
  },
  {
    fault: 'a guess that changes what the seat knows',
    check: 'guesses',
    game: {
      ...game,
      guess(g, seat, random) {
        guess(g, seat, random);
        if (seat !== null) at(g.hands, seat).reverse();
      },
    },
  },
  {
    fault: 'a guess that leaves something unknown',
    check: 'guesses',
    game: {
      ...game,
      guess(g, seat, random) {
        const { fish } = g;
        g.fish = fish.map(n => (n === UNKNOWN ? 0 : n));
        guess(g, seat, random);
        g.fish = fish;
      },
    },
  },
  {
    fault: 'a guess that could not be true',
    check: 'guesses',
    game: {
      ...game,
      guess(g, seat, random) {
        guess(g, seat, random);
        g.bag.fill(1);
      },
    },
  },
];

export const advice: Mutation[] = [
  { fault: 'advice that is no option', check: 'advised', game, advice: { choose: () => 77 } },
  {
    fault: 'a table worth nothing that can be compared',
    check: 'advised',
    game,
    advice: { evaluate: () => [0, Number.NaN] },
  },
  { fault: 'advice that changes the table', check: 'advised', game, advice: { evaluate: g => [g.bag.push(1), 0] } },
];
