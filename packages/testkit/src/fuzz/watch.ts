// Notes, independently of the engine, when the rules learn something: a draw or a reveal.
import type { AnyGame, AnyTasks, Ctx, Question, Step } from '@boardwright/engine';

type Pen = Ctx<unknown, AnyTasks>;

/** A game that plays as the one it was made from, and how often its rules have drawn or revealed so far. */
export interface Watched {
  readonly game: AnyGame;
  readonly learned: number;
}

export function watch(game: AnyGame): Watched {
  let learned = 0;
  const spies = new WeakMap<Pen, Pen>();
  const spyOn = (x: Pen): Pen => {
    const spy = spies.get(x) ?? spied(x, () => void learned++);
    spies.set(x, spy);
    return spy;
  };
  const rules = Object.entries(game.rules).map(([name, rule]) => [name, watchedRule(rule, spyOn)]);
  return {
    game: { ...game, rules: Object.fromEntries(rules) },
    get learned() {
      return learned;
    },
  };
}

function watchedRule<A>(rule: Step<unknown, AnyTasks, A> | Question<unknown, AnyTasks, A>, spyOn: (x: Pen) => Pen) {
  if (typeof rule === 'function') return (x: Pen, task: A) => rule(spyOn(x), task);
  return { ...rule, choose: (x: Pen, task: A, choice: number) => rule.choose(spyOn(x), task, choice) };
}

/** The same pen, with a note of everything that teaches somebody something. */
function spied(x: Pen, note: () => void): Pen {
  const methods: Pick<Pen, 'die' | 'draw' | 'shuffle' | 'reveal'> = {
    die(sides) {
      if (sides > 1) note();
      return x.die(sides);
    },
    draw(pile) {
      note();
      return x.draw(pile);
    },
    shuffle(pile) {
      if (pile.length > 1) note();
      x.shuffle(pile);
    },
    reveal() {
      note();
      x.reveal();
    },
  };
  return Object.assign(Object.create(x), methods) as Pen;
}
