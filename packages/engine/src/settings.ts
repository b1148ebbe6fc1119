// The options a game is started with.
import { BadInput } from './errors.ts';
import type { AnyGame, Settings } from './types.ts';

type Startable = Pick<AnyGame, 'id' | 'seats' | 'options' | 'refuses'>;

/** Checks seats and options, and fills in what was not said. */
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
