// Goods, exchanges and cards in the form the rules use: numbers instead of names, and the words for them.
import type { Word } from '@boardwright/engine';
import { GOODS, NO_SPACE, SPACES } from '../words.ts';
import type { AbilityFile, CardFile, ExchangeFile, Goods } from './schema.ts';
import type { Ability, Amount, Card, Exchange } from './types.ts';

export const amount = (good: number, n: number): Amount => ({ good, n, word: `goods:${GOODS[good]}-${n}` });

/** In the order of the file, because words refer to it. */
export const amounts = (goods: Goods): Amount[] =>
  Object.entries(goods).map(([name, n]) => amount((GOODS as readonly string[]).indexOf(name), n));

const details = (list: readonly Amount[]): string => list.map(({ good, n }) => `${GOODS[good]}-${n}`).join('-');

/** A list of any length inside a word: `take.wood.2+take.iron.1`. */
const listed = (list: readonly Amount[]): string => list.map(({ good, n }) => `take.${GOODS[good]}.${n}`).join('+');

/**
 * `take:food-5`, `payfor:gold-5-soldier-3`; a 2 stands for two kinds of goods on that side. With more kinds, a side is
 * a list: `takeall:take.gold.1+take.food.1+take.wood.1`, `payforall:take.gold.1-take.food.1+…`.
 */
function wordOf(spend: readonly Amount[], gain: readonly Amount[]): Word {
  if (spend.length > 2 || gain.length > 2)
    return spend.length === 0 ? `takeall:${listed(gain)}` : `payforall:${listed(spend)}-${listed(gain)}`;
  const one = gain.length === 1;
  if (spend.length === 0) return one ? `take:${details(gain)}` : `take2:${details(gain)}`;
  const all = `${details(spend)}-${details(gain)}`;
  if (spend.length === 1) return one ? `payfor:${all}` : `payfor2:${all}`;
  return one ? `pay2for:${all}` : `pay2for2:${all}`;
}

export function exchangeFrom({ spend, gain }: ExchangeFile): Exchange {
  const [paid, gained] = [amounts(spend), amounts(gain)];
  return { spend: paid, gain: gained, word: wordOf(paid, gained) };
}

const gift = (gain: Goods): Exchange => exchangeFrom({ spend: {}, gain });

function abilityFrom(ability: AbilityFile): Ability {
  switch (ability.type) {
    case 'worker':
    case 'rotate':
      return { ...ability, options: ability.options.map(exchangeFrom) };
    case 'trigger':
      return {
        type: ability.type,
        spaces: spacesOf(ability.onAction),
        gain: exchangeFrom(ability),
        action: ability.action === 'none' ? NO_SPACE : SPACES.indexOf(ability.action),
      };
    case 'passive':
    case 'immediate':
      return { ...ability, gain: gift(ability.gain) };
    case 'none':
      return ability;
  }
}

const spacesOf = (action: string): boolean[] =>
  SPACES.map(space => space === action || (action === 'camp' && space.startsWith('camp_')));

export function cardFrom(kind: Card['kind'], starting: boolean): (file: CardFile & { initiative?: number }) => Card {
  return ({ id, name, cost, value, ability, initiative = 0 }) => ({
    id,
    name,
    kind,
    starting,
    initiative,
    cost: amounts(cost),
    value,
    ability: abilityFrom(ability),
  });
}
