// The options a game is started with.
import { BadInput, RuleBug } from './errors.ts';
import type { AnyGame, Option, Settings } from './types.ts';

type Startable = Pick<AnyGame, 'id' | 'seats' | 'options' | 'refuses'>;

/** Checks seats and options, and fills in what was not said. What old matches were started with stays as it is. */
export function settle(game: Startable, seats: number, given: Settings): Settings {
  if (!game.seats.includes(seats))
    throw new BadInput(`${game.id} is for ${game.seats.join(', ')} players, not for ${seats}`);
  const known = game.options.filter(option => option.seats?.includes(seats) ?? true);
  for (const [id, value] of Object.entries(given)) {
    const option = known.find(each => each.id === id);
    if (option === undefined) {
      const names = known.map(each => each.id).join(', ') || 'none';
      throw new BadInput(`${game.id} with ${seats} players has no option "${id}" (it has: ${names})`);
    }
    if (!option.values.includes(value))
      throw new BadInput(`option ${id} of ${game.id} is one of ${option.values.join(', ')}, not "${value}"`);
  }
  const settings = Object.fromEntries(known.map(option => [option.id, given[option.id] ?? option.default]));
  const refusal = game.refuses?.(seats, settings) ?? null;
  if (refusal !== null) throw new BadInput(refusal);
  return settings;
}

/** The options that matter at this number of seats, as the others are set; in their order. */
export function optionsThatMatter(options: readonly Option[], seats: number, given: Settings): Option[] {
  const isOffered = (option: Option): boolean => option.seats?.includes(seats) ?? true;
  const matters = (option: Option): boolean =>
    Object.entries(option.when ?? {}).every(([id, values]) => {
      const other = options.find(each => each.id === id);
      if (other === undefined) throw new RuleBug(`option ${option.id} depends on "${id}", which is no option`);
      if (!isOffered(other)) return true;
      return values.includes((matters(other) ? given[id] : undefined) ?? other.default);
    });
  return options.filter(option => isOffered(option) && matters(option));
}

/** For a new match: as `settle`, and what does not matter gets its default. */
export function settleNew(game: Startable, seats: number, given: Settings): Settings {
  settle(game, seats, given); // a value that does not exist is refused, even where it would not matter
  const known = optionsThatMatter(game.options, seats, given).map(option => option.id);
  return settle(game, seats, Object.fromEntries(Object.entries(given).filter(([id]) => known.includes(id))));
}
