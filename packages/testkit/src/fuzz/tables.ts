// Which tables to play: every player count, with settings in which every pair of option values occurs.
import { type AnyGame, canonical, type Settings } from '@boardwright/engine';
import { coveringSettings, settledOrNull } from './pairs.ts';
import type { Table } from './scenario.ts';

/** One of each player count in turn, so that the first tables cover all of them. */
export function tablesOf(game: AnyGame, extra: readonly Settings[] = []): Table[] {
  const byCount = game.seats.map(seats => tablesFor(game, seats, extra));
  const most = Math.max(...byCount.map(tables => tables.length));
  return Array.from({ length: most }, (_, i) => byCount.flatMap(tables => tables[i] ?? [])).flat();
}

function tablesFor(game: AnyGame, seats: number, extra: readonly Settings[]): Table[] {
  const asked = extra.map(options => settledOrNull(game, seats, options)).filter(options => options !== null);
  const rows = new Map([...coveringSettings(game, seats), ...asked].map(options => [canonical(options), options]));
  return [...rows.values()].map(options => ({ seats, options }));
}
