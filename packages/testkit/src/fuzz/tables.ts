// Which tables to play: every player count, and every value of every option at least once.
import { type AnyGame, BadInput, canonical, type Option, type Settings, settle } from '@boardwright/engine';
import type { Table } from './scenario.ts';

export function tablesOf(game: AnyGame, extra: readonly Settings[] = []): Table[] {
  return game.seats.flatMap(seats => tablesFor(game, seats, extra));
}

function tablesFor(game: AnyGame, seats: number, extra: readonly Settings[]): Table[] {
  const known = game.options.filter(option => option.seats?.includes(seats) ?? true);
  const found = new Map<string, Table>();
  const add = (options: Settings): void => {
    const table = tableFor(game, seats, options);
    if (table !== null) found.set(canonical(table.options), table);
  };
  for (const options of [{}, ...rowsOf(known), ...extra]) add(options);
  for (const option of known)
    for (const value of option.values)
      if (![...found.values()].some(table => table.options[option.id] === value)) add({ [option.id]: value });
  return [...found.values()];
}

/** Row k gives every option its k-th value, so that as many rows as the longest list of values show them all. */
function rowsOf(options: readonly Option[]): Settings[] {
  const rows = Math.max(0, ...options.map(option => option.values.length));
  const valueIn = (option: Option, row: number): string => option.values[row % option.values.length] as string;
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(options.map(option => [option.id, valueIn(option, row)])),
  );
}

function tableFor(game: AnyGame, seats: number, options: Settings): Table | null {
  try {
    return { seats, options: settle(game, seats, options) };
  } catch (error) {
    if (error instanceof BadInput) return null; // these options do not go together, or not with so many players
    throw error;
  }
}
