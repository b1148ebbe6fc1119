// What lies before a player, in words.
import type { Area, Seat } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { MASTERS, WEAPONS } from '../content/content.ts';
import { type G, hasMaster, hasToken, hasWeapon, NO_FIGURE } from '../state.ts';
import { figureName } from './mausoleum.ts';

export function before({ content }: Book, g: G, p: Seat): Area {
  const ready = WEAPONS.filter((_, w) => hasWeapon(g, p, w));
  const hired = MASTERS.filter((_, m) => hasMaster(g, p, m));
  const tokens = content.masters.tokenPrices.filter((_, token) => hasToken(g, p, token));
  const [craftsmen, artisans] = [g.craftsmen[p] as number, g.artisans[p] as number];
  const inHand = g.inHand[p] as number;
  return {
    id: 'player',
    seat: p,
    spots: [
      { id: 'points', says: { say: 'points', p, n: g.points[p] as number } },
      { id: 'clay', says: { say: 'clay', p, wet: g.wet[p] as number, dry: g.dry[p] as number }, status: true },
      { id: 'coins', says: { say: 'coins', p, n: g.coins[p] as number }, status: true },
      { id: 'workers', says: { say: 'workersLeft', p, craftsmen, artisans, sum: craftsmen + artisans }, status: true },
      { id: 'weapons', says: { say: 'weapons', p, count: ready.length, ready }, status: true },
      { id: 'masters', says: { say: 'hired', p, count: hired.length, hired }, status: true },
      { id: 'tokens', says: { say: 'tokensLeft', p, count: tokens.length, prices: tokens }, status: true },
      { id: 'priority', says: { say: 'priority', p, token: g.priority[p] as number }, status: true },
      ...(inHand === NO_FIGURE ? [] : [{ id: 'hand', says: { say: 'inHand', p, kind: figureName(inHand) } }]),
    ],
  };
}
