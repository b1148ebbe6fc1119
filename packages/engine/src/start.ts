// Who begins. All games offer the same option.
import type { Ctx, Option, Seat, Settings } from './types.ts';

/** In seat order, so that seat 1 begins; at random; or one of the other seats. */
export function startOption(counts: readonly number[], usual: 'seated' | 'random'): Option {
  const others = Array.from({ length: Math.max(...counts) - 1 }, (_, i) => i + 2);
  return {
    id: 'start',
    values: ['seated', 'random', ...others.map(seat => `p${seat}`)],
    default: usual,
    seats: counts.filter(count => count > 1),
    needs: Object.fromEntries(others.map(seat => [`p${seat}`, seat])),
  };
}

/** The seat that begins. Matches older than this option do not name it and use the default. */
export function startingSeat(
  x: Pick<Ctx<unknown, unknown>, 'die'>,
  seats: number,
  { start }: Settings,
  { default: usual }: Option,
): Seat {
  const chosen = start ?? usual;
  if (chosen === 'random') return x.die(seats);
  return chosen === 'seated' ? 0 : Number(chosen.slice(1)) - 1;
}
