// The exchanges of spaces and cards: which are in the game, and which a placed worker must still pay for.
import type { Settings } from '@boardwright/engine';
import { at, canPay } from '../castle.ts';
import type { Card, Content, Exchange } from '../content/types.ts';
import type { Castle } from '../state.ts';
import { MERCHANT, SPACES } from '../words.ts';

/** For lists in which all exchanges are available. */
export const NO_OFFER = -1;

/** AE-12.4: the last two exchanges of the merchant are alternatives, and one is not in the game. */
export const closedOffer = (content: Content, { merchant }: Settings, space: number): number => {
  if (space !== MERCHANT) return NO_OFFER;
  const last = (content.offers[MERCHANT] as readonly Exchange[]).length - 1;
  return merchant === 'stone' ? last - 1 : last;
};

/** The exchanges of a space that are in the game. */
export function offersOn(content: Content, options: Settings, space: number): readonly Exchange[] {
  const closed = closedOffer(content, options, space);
  return (content.offers[space] ?? []).filter((_, i) => i !== closed);
}

/** The indexes of the exchanges that can be paid for; one may be closed. */
export function payable(castle: Castle, offers: readonly Exchange[], closed: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < offers.length; i++)
    if (i !== closed && canPay(castle, (offers[i] as Exchange).spend)) out.push(i);
  return out;
}

export function isPayable(castle: Castle, offers: readonly Exchange[], closed: number): boolean {
  for (let i = 0; i < offers.length; i++)
    if (i !== closed && canPay(castle, (offers[i] as Exchange).spend)) return true;
  return false;
}

/** The amount of a good after an exchange. */
function after(castle: Castle, { spend, gain }: Exchange, good: number): number {
  const of = (list: Exchange['gain']): number => list.find(each => each.good === good)?.n ?? 0;
  return at(castle.stock, good) - of(spend) + of(gain);
}

/** Whether one of these exchanges could still be paid for after another one. */
export const leavesPayable = (
  castle: Castle,
  exchange: Exchange,
  offers: readonly Pick<Exchange, 'spend'>[],
): boolean => offers.some(({ spend }) => spend.every(({ good, n }) => after(castle, exchange, good) >= n));

export const NOTHING_DUE = '';

/** AE-3.3: the exchanges of which a placed worker must still make one; null if nothing is due. */
export function offersDue(content: Content, options: Settings, { due }: Castle): readonly Exchange[] | null {
  if (due === NOTHING_DUE) return null;
  const [kind, id = ''] = due.split(':');
  if (kind === 'space') return offersOn(content, options, (SPACES as readonly string[]).indexOf(id));
  const { ability } = content.cards[content.cardIds[id] as number] as Card;
  return ability.type === 'worker' ? ability.options : null;
}
