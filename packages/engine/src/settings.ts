// The options a game is started with.
import { BadInput, RuleBug } from './errors.ts';
import type { AnyGame, Option, Settings } from './types.ts';

type Startable = Pick<AnyGame, 'id' | 'seats' | 'options' | 'refuses'>;

/** Checks seats and options, and fills in defaults. */
export function settle(game: Startable, seats: number, given: Settings): Settings {
  const known = checked(game, seats, given);
  const settings = Object.fromEntries(known.map(option => [option.id, given[option.id] ?? option.default]));
  refuseTogether(game, seats, settings);
  return settings;
}

/**
 * The options of a match that is replayed: exactly those it was started with. An option that was added later is not
 * filled in, so that the match stays the same: its rules then do what they did before the option existed.
 */
export function settleAgain(game: Startable, seats: number, given: Settings): Settings {
  checked(game, seats, given);
  refuseTogether(game, seats, given);
  return given;
}

/** Checks the given options. Returns all options that exist at this player count. */
function checked(game: Startable, seats: number, given: Settings): readonly Option[] {
  if (!game.seats.includes(seats))
    throw new BadInput(`${game.id} is for ${game.seats.join(', ')} players, not for ${seats}`);
  const known = game.options.filter(option => option.seats?.includes(seats) ?? true);
  for (const [id, value] of Object.entries(given)) {
    const option = known.find(each => each.id === id);
    if (option === undefined) {
      const names = known.map(each => each.id).join(', ') || 'none';
      throw new BadInput(`${game.id} with ${seats} players has no option "${id}" (it has: ${names})`);
    }
    const values = valuesAt(option, seats);
    if (!values.includes(value))
      throw new BadInput(`option ${id} of ${game.id} is one of ${values.join(', ')}, not "${value}"`);
  }
  return known;
}

function refuseTogether(game: Startable, seats: number, settings: Settings): void {
  const refusal = game.refuses?.(seats, settings) ?? null;
  if (refusal !== null) throw new BadInput(refusal);
}

/** The values of an option at this player count. */
export function valuesAt({ values, needs }: Option, seats: number): readonly string[] {
  return values.filter(value => seats >= (needs?.[value] ?? 0));
}

/** The options that matter at this player count with these settings, in order, with the values they have there. */
export function optionsThatMatter(options: readonly Option[], seats: number, given: Settings): Option[] {
  const isOffered = (option: Option): boolean => option.seats?.includes(seats) ?? true;
  const matters = (option: Option): boolean =>
    Object.entries(option.when ?? {}).every(([id, values]) => {
      const other = options.find(each => each.id === id);
      if (other === undefined) throw new RuleBug(`option ${option.id} depends on "${id}", which is no option`);
      if (!isOffered(other)) return true;
      return values.includes((matters(other) ? given[id] : undefined) ?? other.default);
    });
  return options
    .filter(option => isOffered(option) && matters(option))
    .map(option => (option.needs === undefined ? option : { ...option, values: valuesAt(option, seats) }));
}

/** For a new match: like `settle`, but options that do not matter get their defaults. */
export function settleNew(game: Startable, seats: number, given: Settings): Settings {
  settle(game, seats, given); // refuses unknown values even where they would not matter
  const known = optionsThatMatter(game.options, seats, given).map(option => option.id);
  return settle(game, seats, Object.fromEntries(Object.entries(given).filter(([id]) => known.includes(id))));
}
