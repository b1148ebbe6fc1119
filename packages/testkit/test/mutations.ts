// Faults to plant in Lantern Market, one at a time, each with the check that must find it.
import {
  type Ctx,
  copyPlain,
  defineGame,
  type Game,
  type Question,
  type Rules,
  type Step,
  UNKNOWN,
} from '@boardwright/engine';
import { game, typed } from './toy/index.ts';
import { PASS, rules, score } from './toy/rules.ts';
import { at, type G, guess, view } from './toy/state.ts';
import type { Tasks } from './toy/tasks.ts';

type Toy = Game<G, Tasks>;
type QuestionOf<K extends keyof Tasks> = Question<G, Tasks, Tasks[K]>;

export interface Mutation {
  readonly fault: string;
  readonly check: string; // an id of CHECKS
  readonly game: Toy;
  readonly advice?: Partial<typeof typed.advice>;
}

export const moduleOf = (mutant: Toy, advice: Mutation['advice'] = {}) =>
  defineGame({ ...typed, game: mutant, advice: { ...typed.advice, ...advice } });

/** The game with a question changed. */
function asking<K extends keyof Tasks>(name: K, change: (question: QuestionOf<K>) => Partial<QuestionOf<K>>): Toy {
  const question = rules[name] as QuestionOf<K>;
  return { ...game, rules: { ...rules, [name]: { ...question, ...change(question) } } };
}

/** The game with a step that does something else before, or instead of, what it should. */
const doing = (changed: Partial<Toy['rules']>): Toy => ({ ...game, rules: { ...rules, ...changed } });

const seeing = (change: (seen: G, g: G, seat: number | null) => Partial<G>): Toy => ({
  ...game,
  view: (g, seat) => ({ ...view(g, seat), ...change(view(g, seat), g, seat) }),
});

const settingUp = (change: (g: G) => void): Toy => ({
  ...game,
  setup(x, seats, options) {
    const g = game.setup(x, seats, options);
    change(g);
    return g;
  },
});

const strongest = (g: G, p: number): number => Math.max(...at(g.hands, p));
let kept = 0; // what no rule may do: remember something outside of the table

const leaks: Mutation[] = [
  {
    fault: 'the view shows the bids of the others',
    check: 'leaks',
    game: seeing((_, g) => ({ bids: [...g.bids] })),
  },
  {
    fault: 'the view hides only the weak lanterns of the others',
    check: 'leaks',
    game: seeing((seen, g) => ({ hands: seen.hands.map((hand, p) => hand.map((n, i) => strong(n, g.hands[p]![i]!))) })),
  },
  {
    fault: 'what is offered depends on the fish of the others',
    check: 'leaks',
    game: asking('chooseBid', ({ options }) => ({
      options: (g, task) => options(g, task).slice(0, g.fish.some((fish, q) => q !== task.p && fish > 2) ? 2 : 9),
    })),
  },
  {
    fault: 'a public event tells the strongest lantern of a hand',
    check: 'leaks',
    game: doing({
      burnOil(x, task) {
        x.tell({ say: 'burned', p: task.p, by: strongest(x.g, task.p) });
        x.g.oil[task.p]!--;
      },
    }),
  },
  {
    fault: 'the lantern that was drawn is told to all',
    check: 'leaks',
    game: asking('chooseLantern', ({ choose }) => ({
      choose: (x, task, choice) => choose(pen(x, { tell: event => x.tell(event) }), task, choice),
    })),
  },
  {
    fault: 'a reason tells the fish of another seat',
    check: 'leaks',
    game: asking('chooseBid', ({ whyNot }) => ({
      whyNot: (g, task) => whyNot!(g, task).map(reason => ({ ...reason, fish: g.fish[1 - task.p] ?? 0 })),
    })),
  },
  {
    fault: 'who is asked depends on hidden hands',
    check: 'leaks',
    game: doing({
      fish: x => x.together(x.g.coins.map((_, p) => (strongest(x.g, p) > 10 ? [{ do: 'mayFish', p }] : []))),
    }),
  },
  {
    fault: 'a single option is taken by itself, which shows that there was no other',
    check: 'leaks',
    game: asking('mayFish', ({ options }) => ({
      options: (g, task) => (strongest(g, task.p) > 10 ? options(g, task) : [PASS]),
    })),
  },
  {
    fault: 'what is usual depends on the bag, which nobody sees',
    check: 'viewSuffices',
    game: asking('chooseBid', () => ({ usual: g => Number(g.bag.includes(14)) })),
  },
  {
    fault: 'words that are possible in one world only, so that nothing can be compared',
    check: 'comparisons',
    game: {
      ...game,
      asides: () => [],
      rules: {
        ...rules,
        mayFish: marked(rules.mayFish),
        chooseBid: marked(rules.chooseBid),
        chooseLantern: marked(rules.chooseLantern),
      },
    } as Toy,
  },
  {
    fault: 'the argument of a task tells a secret',
    check: 'leaks',
    game: doing({
      bid(x) {
        x.together(x.g.coins.map((_, p) => [{ do: 'chooseBid', p, hint: strongest(x.g, p) } as never]));
      },
    }),
  },
  {
    fault: 'the bids are opened without saying so',
    check: 'leaks',
    game: doing({ award: (x, task) => step('award')(pen(x, { reveal: () => {} }), task) }),
  },
  {
    fault: 'something is revealed only if a secret is so',
    check: 'leaks',
    game: doing({
      burnOil(x, task) {
        if (strongest(x.g, task.p) > 10) x.reveal();
        step('burnOil')(x, task);
      },
    }),
  },
  {
    fault: 'spectators see more than the seats do',
    check: 'viewShape',
    game: seeing((seen, g, seat) => ({ fish: seat === null ? [...g.fish] : seen.fish })),
  },
];

const copies: Mutation[] = [
  {
    fault: 'the copy shares a list',
    check: 'copies',
    game: { ...game, copy: g => ({ ...copyPlain(g), coins: g.coins }) },
  },
  {
    fault: 'the copy forgets something',
    check: 'copies',
    game: { ...game, copy: g => ({ ...copyPlain(g), oil: g.oil.map(() => 0) }) },
  },
  { fault: 'the view shares a list', check: 'freshViews', game: seeing((_, g) => ({ coins: g.coins })) },
  { fault: 'the view has another shape', check: 'viewShape', game: seeing(() => ({ bag: [] })) },
  { fault: 'the view says something else', check: 'viewShape', game: seeing((_, g) => ({ wind: g.wind + 1 })) },
  { fault: 'undefined on the table', check: 'plain', game: settingUp(g => Object.assign(g, { storm: undefined })) },
  { fault: 'NaN on the table', check: 'plain', game: settingUp(g => Object.assign(g, { luck: Number.NaN })) },
  { fault: 'a Map on the table', check: 'plain', game: settingUp(g => Object.assign(g, { more: new Map() })) },
  {
    fault: 'two lists that are one',
    check: 'json',
    game: settingUp(g => Object.assign(g, { trips: g.fish })),
  },
  {
    fault: 'a rule remembers something outside of the table',
    check: 'replays',
    game: asking('chooseBid', ({ choose }) => ({
      choose(x, task, bid) {
        choose(x, task, bid);
        x.g.coins[task.p]! += kept++ % 2;
      },
    })),
  },
  {
    fault: 'a rule throws a die of its own',
    check: 'undo',
    game: doing({
      burnOil(x, task) {
        step('burnOil')(x, task);
        x.g.coins[task.p]! += kept++ % 6;
      },
    }),
  },
  {
    fault: 'options tidies the hand',
    check: 'pure',
    game: asking('chooseLantern', ({ options }) => ({
      options(g, task) {
        at(g.hands, task.p).reverse();
        return options(g, task);
      },
    })),
  },
];

const playing: Mutation[] = [
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
        if (lantern === 7) throw new Error('lantern 7 is broken');
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

const advising: Mutation[] = [
  { fault: 'advice that is no option', check: 'advised', game, advice: { choose: () => 77 } },
  {
    fault: 'a table worth nothing that can be compared',
    check: 'advised',
    game,
    advice: { evaluate: () => Number.NaN },
  },
  { fault: 'advice that changes the table', check: 'advised', game, advice: { evaluate: g => g.bag.push(1) } },
];

export const mutations: readonly Mutation[] = [...leaks, ...copies, ...playing, ...advising];

const strong = (seen: number, lantern: number): number => (lantern > 10 ? lantern : seen);

function step<K extends keyof Tasks>(name: K): Step<G, Tasks, Tasks[K]> {
  return rules[name] as Step<G, Tasks, Tasks[K]>;
}

/** The pen with some of its doings changed. */
const pen = (x: Ctx<G, Tasks>, changed: Partial<Ctx<G, Tasks>>): Ctx<G, Tasks> =>
  Object.assign(Object.create(x), changed);

/** A question whose every option also tells the hand of the seat. */
function marked<A extends { p: number }>(rule: Rules<G, Tasks>[keyof Tasks]): Question<G, Tasks, A> {
  const question = rule as unknown as Question<G, Tasks, A>;
  const mark = (g: G, p: number): number => at(g.hands, p).reduce((code, lantern) => code * 20 + lantern, 0) * 100;
  return {
    ...question,
    options: (g, task) => question.options(g, task).map(choice => choice + mark(g, task.p)),
    show: choice => `option:${choice}`,
    choose: (x, task, choice) => question.choose(x, task, choice % 100),
    whyNot: () => [],
    usual: (g, task) => at(question.options(g, task), 0) + mark(g, task.p),
  };
}
