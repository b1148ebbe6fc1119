// The jobs of the Storehouse as tools: jobs of one kind and price are one, whatever their place.
import { splitWord, type Word } from '@boardwright/engine';
import { canPay, isGate, isStoneWall } from '../castle.ts';
import type { Amount, Content } from '../content/types.ts';
import { pricesOf } from '../rules/storehouse.ts';
import type { Castle } from '../state.ts';
import { BURNING_TURRET, CORNERS, SIDES, STONE_TURRET } from '../words.ts';

export interface Tool {
  readonly key: string;
  readonly kind: string; // build, upgrade, repair
  readonly piece: string; // to build; of what is upgraded or repaired: wall, gate, turret, fire
  readonly price: readonly Amount[];
  readonly words: readonly Word[]; // one for each place
}

/** What stands at a place, as far as the name of a job needs it. */
function standing(castle: Castle, place: string): string {
  const side = (SIDES as readonly string[]).indexOf(place);
  if (side >= 0) return isGate(castle.walls[side] ?? 0) ? 'gate' : 'wall';
  const turret = castle.turrets[(CORNERS as readonly string[]).indexOf(place)];
  return turret === BURNING_TURRET ? 'fire' : 'turret';
}

/** Repairs of all wooden, or of all stone pieces have the same price. */
function isStone(castle: Castle, place: string): boolean {
  const side = (SIDES as readonly string[]).indexOf(place);
  if (side >= 0) return isStoneWall(castle.walls[side] ?? 0);
  return castle.turrets[(CORNERS as readonly string[]).indexOf(place)] === STONE_TURRET;
}

const pieceOf = (castle: Castle, kind: string, what: string): string => {
  if (kind === 'build') return what;
  if (kind === 'upgrade' || standing(castle, what) === 'fire') return standing(castle, what);
  return isStone(castle, what) ? 'stone' : 'wood';
};

/** All jobs that the castle has a place for, in the order of the rules. Cards are restored where they lie. */
export function toolsOf(content: Content, castle: Castle): readonly Tool[] {
  const tools = new Map<string, Tool>();
  for (const [word, price] of pricesOf(content, castle)) {
    const { kind, details } = splitWord(word);
    if (kind === 'restore') continue;
    const piece = pieceOf(castle, kind, details[0] ?? '');
    const key = `${kind} ${piece}`;
    const words = [...(tools.get(key)?.words ?? []), word];
    tools.set(key, { key, kind, piece, price, words });
  }
  return [...tools.values()];
}

/** Whether the castle could pay for any job with what it has now. */
export const canPayForAny = (content: Content, castle: Castle): boolean =>
  [...pricesOf(content, castle).values()].some(price => canPay(castle, price));
