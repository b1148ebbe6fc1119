// Goods as symbols with numbers: prices, gains, exchanges.
import type { ReactNode } from 'react';
import type { Ability, Amount, Exchange } from '../content/types.ts';
import { GOODS, SPACES } from '../words.ts';
import { signOf } from './picture.tsx';
import { Sign } from './symbols.tsx';

export function Goods({ list, size = 16 }: { readonly list: readonly Amount[]; readonly size?: number }): ReactNode {
  if (list.length === 0) return null;
  return (
    <span className="ae-goods">
      {list.map(({ good, n }) => (
        <span key={good}>
          {n}
          <Sign name={signOf(GOODS[good] ?? '')} size={size} />
        </span>
      ))}
    </span>
  );
}

export function Trade({ offer, size }: { readonly offer: Exchange; readonly size?: number }): ReactNode {
  return (
    <span className="ae-trade">
      <Goods list={offer.spend} {...(size === undefined ? {} : { size })} />
      {offer.spend.length > 0 && <Sign name="to" size={12} />}
      <Goods list={offer.gain} {...(size === undefined ? {} : { size })} />
    </span>
  );
}

/** How a card is used, as one symbol. */
export const USES: Readonly<Record<Ability['type'], string>> = {
  worker: 'worker',
  rotate: 'rotate',
  trigger: 'trigger',
  passive: 'loop',
  immediate: 'now',
  none: 'score',
};

/** What a card does, in symbols: its exchanges, and after which action a bonus comes. */
export function Effect({ ability }: { readonly ability: Ability }): ReactNode {
  if (ability.type === 'none') return null;
  if (ability.type === 'worker' || ability.type === 'rotate')
    return (
      <span className="ae-effect">
        {ability.options.map((offer, i) => (
          <span key={offer.word} className="ae-effect-part">
            {i > 0 && <i className="ae-or" />}
            <Trade offer={offer} size={15} />
          </span>
        ))}
      </span>
    );
  const space = ability.type === 'trigger' ? SPACES[ability.spaces.indexOf(true)] : undefined;
  return (
    <span className="ae-effect">
      {space !== undefined && (
        <>
          <Sign name={signOf(space)} size={15} />
          <Sign name="to" size={12} />
        </>
      )}
      <Goods list={ability.gain.gain} size={15} />
    </span>
  );
}
