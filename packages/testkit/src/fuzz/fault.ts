// A fault and its description: which check, which table, and the answers that reproduce it.
import { type AnyGame, seatName, writeMove } from '@boardwright/engine';
import { CHECKS } from '../checks/all.ts';
import type { Scenario } from './scenario.ts';

export interface Fault {
  readonly check: string; // an id of CHECKS
  readonly message: string;
  readonly scenario: Scenario | null; // null: it exists before anything is played
}

/** More answers than anybody would read. */
const READABLE = 60;

export function tellFault(game: AnyGame, { check, message, scenario }: Fault): string {
  const lines = [`${game.id}: ${CHECKS.get(check) ?? check}`, `  ${message}`];
  if (scenario === null) return lines.join('\n');
  const { seats, options, seed, moves } = scenario;
  lines.push(
    `seed ${seed}, ${seats} players (${seatName(0)}-${seatName(seats - 1)}), options ${JSON.stringify(options)}`,
  );
  lines.push(
    moves.length === 0 ? 'before the first answer' : `after ${moves.length} answer${moves.length === 1 ? '' : 's'}:`,
  );
  if (moves.length > READABLE) lines.push(`  … ${moves.length - READABLE} answers before these`);
  for (const move of moves.slice(-READABLE)) lines.push(`  ${writeMove(move)}`);
  return lines.join('\n');
}
