// What a castle could own after any number of free actions (AE-6.2).
import { at } from '../castle.ts';
import type { Card, Content, Exchange } from '../content/types.ts';
import type { Castle } from '../state.ts';
import { PAYABLE } from '../words.ts';

type Stock = readonly number[];
type Wanted = (stock: Stock) => boolean;
interface FreeCard {
  readonly options: readonly Exchange[];
  readonly each: boolean; // each option once, instead of one of them
}

const bringsGoods = ({ gain }: Exchange): boolean => gain.some(({ good }) => good < PAYABLE);

/** Unused cards that could bring goods. */
function cardsLeft({ cards, used }: Castle, content: Content): FreeCard[] {
  const out: FreeCard[] = [];
  for (let i = 0; i < cards.length; i++) {
    if (at(used, i) === 1) continue;
    const { ability } = content.cards[at(cards, i)] as Card;
    if (ability.type !== 'rotate' || ability.phase === 'battle') continue;
    const options = ability.options.filter(bringsGoods);
    if (options.length > 0) out.push({ options, each: ability.each });
  }
  return out;
}

function withExchange(stock: Stock, { spend, gain }: Exchange): Stock | null {
  const out = [...stock];
  for (const { good, n } of spend) out[good] = at(out, good) - n;
  if (out.some(n => n < 0)) return null;
  for (const { good, n } of gain) if (good < PAYABLE) out[good] = at(out, good) + n;
  return out;
}

/** Every stock that one use of a card can lead to. */
function afterUse(stock: Stock, { options, each }: FreeCard): Stock[] {
  return options.flatMap((option, i) => {
    const next = withExchange(stock, option);
    if (next === null) return [];
    return each ? [next, ...afterUse(next, { options: options.toSpliced(i, 1), each })] : [next];
  });
}

/** Whether all gains together, without their costs, would be enough. If not, no search is needed. */
function isThinkable(stock: Stock, cards: readonly FreeCard[], wanted: Wanted): boolean {
  const most = [...stock];
  for (const { options } of cards)
    for (const { gain } of options) for (const { good, n } of gain) if (good < PAYABLE) most[good] = at(most, good) + n;
  return wanted(most);
}

/** Whether free actions in some order lead to a wanted stock. */
export function canReach(castle: Castle, content: Content, wanted: Wanted): boolean {
  const cards = cardsLeft(castle, content);
  const start = castle.stock.slice(0, PAYABLE);
  if (cards.length === 0 || !isThinkable(start, cards, wanted)) return false;
  const seen = new Set<string>();
  const leads = (stock: Stock, left: readonly FreeCard[]): boolean => {
    const key = `${stock.join()} ${left.map(card => cards.indexOf(card)).join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return (
      wanted(stock) || left.some((card, i) => afterUse(stock, card).some(next => leads(next, left.toSpliced(i, 1))))
    );
  };
  return leads(start, cards);
}
