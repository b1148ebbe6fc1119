// Faults that reveal hidden information.
import type { Question, Rules } from '@boardwright/engine';
import { game } from '../toy/index.ts';
import { PASS, rules } from '../toy/rules.ts';
import { at, type G } from '../toy/state.ts';
import type { Tasks } from '../toy/tasks.ts';
import { asking, doing, type Mutation, pen, seeing, step, type Toy } from './plant.ts';

const strongest = (g: G, p: number): number => Math.max(...at(g.hands, p));
const strong = (seen: number, lantern: number): number => (lantern > 10 ? lantern : seen);

export const leaks: Mutation[] = [
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

/** A question whose options also reveal the seat's hand. */
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
