// Reads the cards of a content file: exchanges, abilities, invaders, siege engines and objectives.
import type { Word } from '@boardwright/engine';
import {
  ACTIONS,
  ENGINES,
  GOODS,
  INVADER_KINDS,
  METRICS,
  MOVE,
  PAYABLE,
  PROTECT,
  REINFORCEMENTS,
  SIDES,
  SOW,
  SPACES,
} from '../words.ts';
import { ascending, fail, fields, identifier, list, oneOf, whole } from './read.ts';
import type { Ability, Amount, Card, Condition, Exchange, Invader, Objective, Siege, Tier } from './types.ts';

/** The longest price or yield a word can name. */
const MOST_KINDS = 2;

function amounts(value: unknown, place: string, below: number, most = 9): Amount[] {
  const given = fields(value, place, GOODS.slice(0, below));
  const out = Object.entries(given).map(([name, n]) => {
    const good = (GOODS as readonly string[]).indexOf(name);
    return amount(good, whole(n, `${place}.${name}`, 1, 99));
  });
  if (out.length > most) fail(place, `names ${out.length} goods, but at most ${most} are allowed`);
  return out;
}

export const amount = (good: number, n: number): Amount => ({ good, n, word: `goods:${GOODS[good]}-${n}` });

export const price = (value: unknown, place: string): Amount[] => amounts(value, place, PAYABLE);

const details = (list: readonly Amount[]): string => list.map(({ good, n }) => `${GOODS[good]}-${n}`).join('-');

/** `take:food-5`, `payfor:gold-5-soldier-3`; a 2 stands for two kinds of goods on that side. */
function wordOf(spend: readonly Amount[], gain: readonly Amount[]): Word {
  const one = gain.length === 1;
  if (spend.length === 0) return one ? `take:${details(gain)}` : `take2:${details(gain)}`;
  const all = `${details(spend)}-${details(gain)}`;
  if (spend.length === 1) return one ? `payfor:${all}` : `payfor2:${all}`;
  return one ? `pay2for:${all}` : `pay2for2:${all}`;
}

function exchangeOf(spend: readonly Amount[], gain: readonly Amount[]): Exchange {
  return { spend, gain, word: wordOf(spend, gain) };
}

export function exchange(value: unknown, place: string): Exchange {
  const { spend, gain } = fields(value, place, ['spend', 'gain']);
  const gains = amounts(gain, `${place}.gain`, GOODS.length, MOST_KINDS);
  if (gains.length === 0) fail(`${place}.gain`, 'must not be empty');
  return exchangeOf(amounts(spend, `${place}.spend`, PAYABLE, MOST_KINDS), gains);
}

const gift = (value: unknown, place: string): Exchange => exchange({ spend: {}, gain: value }, place);

function ability(value: unknown, place: string): Ability {
  const given = fields(value, place, ['type', 'options', 'each', 'onAction', 'phase', 'gain']);
  const type = oneOf(given.type, ['worker', 'rotate', 'trigger', 'passive', 'immediate', 'none'], `${place}.type`);
  const options = (): Exchange[] => list(given.options, `${place}.options`, exchange, 1, 4);
  const gain = (): Exchange => gift(given.gain, `${place}.gain`);
  switch (type) {
    case 'worker':
      return { type, options: options() };
    case 'rotate':
      return { type, options: options(), each: given.each === true };
    case 'trigger':
      return { type, spaces: spacesOf(given.onAction, `${place}.onAction`), gain: gain() };
    case 'passive':
      return {
        type,
        phase: oneOf(given.phase, ['income', 'harvest'], `${place}.phase`),
        gain: passiveGain(gain(), place),
      };
    case 'immediate':
      return { type, gain: gain() };
    case 'none':
      return { type };
  }
}

/** Nobody is asked in those phases, so nothing may need a choice. */
function passiveGain(gain: Exchange, place: string): Exchange {
  for (const { good } of gain.gain)
    if (good === SOW || good === PROTECT || good === MOVE)
      fail(`${place}.gain`, `${GOODS[good]} cannot be gained in that phase`);
  return gain;
}

function spacesOf(value: unknown, place: string): boolean[] {
  const action = oneOf(value, ACTIONS, place);
  return SPACES.map(space => space === action || (action === 'camp' && space.startsWith('camp_')));
}

export function card(kind: Card['kind'], starting: boolean): (value: unknown, place: string) => Card {
  return (value, place) => {
    const given = fields(value, place, ['id', 'initiative', 'cost', 'value', 'ability']);
    return {
      id: identifier(given.id, `${place}.id`),
      kind,
      starting,
      initiative: starting && kind === 'refugee' ? whole(given.initiative, `${place}.initiative`, 1) : 0,
      cost: price(given.cost, `${place}.cost`),
      value: whole(given.value, `${place}.value`, 0, 99),
      ability: ability(given.ability, `${place}.ability`),
    };
  };
}

const side = (value: unknown, place: string): number => SIDES.indexOf(oneOf(value, SIDES, place));

function tier(value: unknown, place: string): Tier {
  const given = fields(value, place, ['gold', 'swordsmen', 'archers']);
  return {
    gold: whole(given.gold, `${place}.gold`),
    swordsmen: whole(given.swordsmen, `${place}.swordsmen`, 0, 99),
    archers: whole(given.archers, `${place}.archers`, 0, 99),
  };
}

export function invader(value: unknown, place: string): Invader {
  const given = fields(value, place, ['id', 'kind', 'edge', 'tiers']);
  const tiers = list(given.tiers, `${place}.tiers`, tier, 1, 20);
  if (tiers[0]?.gold !== 0) fail(`${place}.tiers[0].gold`, 'must be 0');
  ascending(
    tiers.map(each => each.gold),
    `${place}.tiers`,
  );
  const kind = oneOf(given.kind, INVADER_KINDS, `${place}.kind`);
  return { id: identifier(given.id, `${place}.id`), kind, edge: side(given.edge, `${place}.edge`), tiers };
}

export function siege(value: unknown, place: string): Siege {
  const given = fields(value, place, ['id', 'engine', 'reinforcement', 'edge', 'damage', 'climbers']);
  return {
    id: identifier(given.id, `${place}.id`),
    engine: oneOf(given.engine, ENGINES, `${place}.engine`),
    reinforcement: oneOf(given.reinforcement, REINFORCEMENTS, `${place}.reinforcement`),
    edge: side(given.edge, `${place}.edge`),
    damage: whole(given.damage, `${place}.damage`, 0, 99),
    climbers: whole(given.climbers, `${place}.climbers`, 0, 99),
  };
}

/** Conditions of conditions: no card of the printed game needs more. */
const MOST_LEVELS = 3;
const MOST_PARTS = 6;

function condition(value: unknown, place: string, levels = MOST_LEVELS): Condition {
  const given = fields(value, place, ['type', 'metric', 'n', 'of']);
  if (levels === 0) fail(place, `conditions are at most ${MOST_LEVELS} inside each other`);
  const type = oneOf(given.type, ['most', 'atLeast', 'atMost', 'all'], `${place}.type`);
  const part = (each: unknown, at: string): Condition => condition(each, at, levels - 1);
  if (type === 'all') return { type, of: list(given.of, `${place}.of`, part, 1, MOST_PARTS) };
  const metric = oneOf(given.metric, METRICS, `${place}.metric`);
  return type === 'most' ? { type, metric } : { type, metric, n: whole(given.n, `${place}.n`) };
}

export function objective(value: unknown, place: string): Objective {
  const given = fields(value, place, ['id', 'gold', 'condition']);
  return {
    id: identifier(given.id, `${place}.id`),
    gold: whole(given.gold, `${place}.gold`, 0, 99),
    condition: condition(given.condition, `${place}.condition`),
  };
}
