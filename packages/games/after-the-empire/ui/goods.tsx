// Goods as symbols with numbers: prices, gains, exchanges.
import type { ReactNode } from 'react';
import type { Ability, Amount, Exchange } from '../content/types.ts';
import { GOODS, NO_SPACE, SPACES } from '../words.ts';
import { signOf } from './picture.tsx';
import { sign } from './symbols.tsx';

// Not components: there are many of them on a board, and they change only with the card or space around them.

export function goods(list: readonly Amount[], size = 16): ReactNode {
  if (list.length === 0) return null;
  return (
    <span className="ae-goods">
      {list.map(({ good, n }) => (
        <span key={good}>
          {n}
          {sign(signOf(GOODS[good] ?? ''), size)}
        </span>
      ))}
    </span>
  );
}

export function trade({ spend, gain, word }: Exchange, size: number): ReactNode {
  return (
    <span key={word} className="ae-trade">
      {goods(spend, size)}
      {spend.length > 0 && sign('to', 12)}
      {goods(gain, size)}
    </span>
  );
}

/** How a card is used, as one symbol. */
export const useOf = (ability: Ability): string =>
  ability.type === 'rotate' && ability.phase === 'battle' ? 'swords' : USES[ability.type];

const USES: Readonly<Record<Ability['type'], string>> = {
  worker: 'worker',
  rotate: 'rotate',
  trigger: 'trigger',
  passive: 'loop',
  immediate: 'now',
  none: 'score',
};

/** A card's effects in symbols: its exchanges, the action that triggers a bonus, and the action it allows. */
export function effect(ability: Ability): ReactNode {
  if (ability.type === 'none') return null;
  if (ability.type === 'worker' || ability.type === 'rotate')
    return (
      <span className="ae-effect">
        {ability.options.map((offer, i) => (
          <span key={offer.word} className="ae-effect-part">
            {i > 0 && <i className="ae-or" />}
            {trade(offer, 15)}
          </span>
        ))}
      </span>
    );
  if (ability.type !== 'trigger') return <span className="ae-effect">{goods(ability.gain.gain, 15)}</span>;
  return (
    <span className="ae-effect">
      {sign(signOf(SPACES[ability.spaces.indexOf(true)] ?? ''), 15)}
      {sign('to', 12)}
      {trade(ability.gain, 15)}
      {ability.action !== NO_SPACE && sign(signOf(SPACES[ability.action] ?? ''), 15)}
    </span>
  );
}
