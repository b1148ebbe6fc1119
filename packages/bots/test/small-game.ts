// What the small games of these tests have in common.
import {
  type Advice,
  type AnyModule,
  copyPlain,
  defineGame,
  type Game,
  type Rules,
  type Task,
} from '@boardwright/engine';

/** Creates tasks of a small game by name. */
export const taskOf =
  <T>() =>
  <K extends keyof T>(name: K, args: T[K]): Task<T> =>
    ({ do: name, ...args }) as unknown as Task<T>;

/** A game for two that begins with `turn` on its own table. Nothing is hidden unless `more` hides it. */
export function smallGame<G, T extends { turn: object }>(
  id: string,
  rules: Rules<G, T>,
  table: () => G,
  more: Partial<Game<G, T>> = {},
): Game<G, T> {
  return {
    id,
    version: 1,
    edition: 'standard',
    seats: [2],
    options: [],
    rules,
    setup(x) {
      x.next(taskOf<T>()('turn', {} as T['turn']));
      return table();
    },
    copy: copyPlain,
    view: g => copyPlain(g),
    guess: () => {},
    ...more,
  };
}

const none = async () => ({});
export const smallModule = <G, T>(game: Game<G, T>, advice: Advice<G, T>): AnyModule =>
  defineGame<G, T>({ game, advice, texts: { en: none, hu: none, pl: none } });
