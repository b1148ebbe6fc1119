// A fingerprint of how bots play. Bots that give the same answers have the same fingerprint, however they are written
// and however fast they are. So a game's code can be refactored without measuring its ladder again, but figures of bots
// or rules that play differently are never mixed.
import { createHash } from 'node:crypto';
import { luckOf, makeBot, playOutNoted } from '@boardwright/bots';
import { type AnyModule, settle } from '@boardwright/engine';

/** Games that bots of all levels play, with short budgets that are the same on every machine. */
const TABLES = [
  { bots: ['novice', 'random'], games: 10 },
  { bots: ['skilled', 'novice'], games: 4 },
] as const;
const EXPERTS = { bots: ['expert@40it', 'skilled'], games: 2 } as const;
const SEED = 5;

/**
 * Every answer of these games counts. All levels play at the smallest and at the largest table, but experts only at the
 * smallest because they are slow.
 */
export function versionOf(module: AnyModule): string {
  const [least, most] = [Math.min(...module.game.seats), Math.max(...module.game.seats)];
  const hash = createHash('sha256');
  for (const { seats, bots, games } of [
    ...TABLES.map(table => ({ ...table, seats: least })),
    ...TABLES.map(table => ({ ...table, seats: most })),
    { ...EXPERTS, seats: least },
  ])
    for (let number = 1; number <= games; number++) hash.update(wordsOf(module, seats, bots, number));
  return hash.digest('hex').slice(0, 12);
}

function wordsOf(module: AnyModule, seats: number, names: readonly string[], number: number): string {
  const nameAt = (seat: number): string => names[(seat + number) % names.length] as string;
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(nameAt(seat), module));
  const { entries } = playOutNoted(module.game, settle(module.game, seats, {}), bots, luckOf(SEED, number));
  return entries.map(({ seat, word }) => `${seat} ${word}\n`).join('');
}
