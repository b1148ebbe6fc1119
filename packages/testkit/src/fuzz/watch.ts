// Records, independently of the engine, every draw and reveal of the rules.
import type { AnyGame, AnyTasks, Ctx, Question, Step } from '@boardwright/engine';

type Pen = Ctx<unknown, AnyTasks>;

/** How often the rules have asked chance for anything, drawn from a pile, and revealed something. */
export interface Learned {
  readonly chance: number; // dice, shuffles and draws
  readonly draws: number;
  readonly reveals: number;
}
/** A game that plays as the one it was made from, and what its rules have learned so far. */
export interface Watched {
  readonly game: AnyGame;
  learned(): Learned;
}

export function watch(game: AnyGame): Watched {
  const count = { chance: 0, draws: 0, reveals: 0 };
  const spies = new WeakMap<Pen, Pen>();
  const spyOn = (x: Pen): Pen => {
    const spy = spies.get(x) ?? spied(x, count);
    spies.set(x, spy);
    return spy;
  };
  const rules = Object.entries(game.rules).map(([name, rule]) => [name, watchedRule(rule, spyOn)]);
  return { game: { ...game, rules: Object.fromEntries(rules) }, learned: () => ({ ...count }) };
}

function watchedRule<A>(rule: Step<unknown, AnyTasks, A> | Question<unknown, AnyTasks, A>, spyOn: (x: Pen) => Pen) {
  if (typeof rule === 'function') return (x: Pen, task: A) => rule(spyOn(x), task);
  return { ...rule, choose: (x: Pen, task: A, choice: number) => rule.choose(spyOn(x), task, choice) };
}

/** The same context, but it records everything that reveals information. */
function spied(x: Pen, count: { chance: number; draws: number; reveals: number }): Pen {
  return {
    ...x,
    get g() {
      return x.g;
    },
    die(sides) {
      if (sides > 1) count.chance++;
      return x.die(sides);
    },
    shuffle(pile) {
      if (pile.length > 1) count.chance++;
      x.shuffle(pile);
    },
    draw(pile) {
      count.chance++;
      count.draws++;
      return x.draw(pile);
    },
    reveal() {
      count.reveals++;
      x.reveal();
    },
  };
}
