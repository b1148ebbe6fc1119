// The schema of this game's content files. The standard edition is standard.json; an owner's file may be partial.
import {
  type Described,
  editionName,
  fields,
  flag,
  forEach,
  identifier,
  list,
  marks,
  mustDiffer,
  mustNotBeLess,
  mustNotBeMore,
  mustRise,
  oneOf,
  orElse,
  ownName,
  type Schema,
  table,
  variants,
  whole,
  wrong,
} from '@boardwright/content';
import {
  ACTIONS,
  BOARD_SPACES,
  BUILDING_ROW,
  DIFFICULTIES,
  ENGINES,
  GOODS,
  INVADER_KINDS,
  METRICS,
  PAYABLE,
  REFUGEE_ROW,
  REINFORCEMENTS,
  SEASONS,
  SIDES,
  SPACES,
  USE_PHASES,
} from '../words.ts';
import type { Condition } from './types.ts';

const MOST_GOLD = 999;
const MOST_LEVELS = 3; // of nested conditions
const MOST_SEATS = 4;

const PAYABLE_GOODS = GOODS.slice(0, PAYABLE) as readonly (typeof GOODS)[number][];
const goods = whole(1, 99);
const few = whole(0, 9);
const many = whole(0, 99);
const gold = whole(0, MOST_GOLD);
const bySeason = <V>(each: Schema<V>) => list(each, SEASONS, SEASONS);

const price = table(PAYABLE_GOODS, goods);
const gain = table(GOODS, goods, { min: 1 });
const exchange = fields({ spend: price, gain });
const options = list(exchange, 1, 4);
const side = oneOf(SIDES);

const ability = variants('type', {
  worker: { options },
  rotate: { options, each: orElse(flag(), false), phase: orElse(oneOf(USE_PHASES), 'actions') },
  trigger: {
    onAction: oneOf(ACTIONS),
    spend: orElse(price, {}),
    gain: orElse(table(GOODS, goods), {}),
    action: orElse(oneOf(['none', ...SPACES]), 'none'), // of this space, without a worker
  },
  passive: { phase: oneOf(['income', 'harvest']), gain },
  immediate: { gain },
  none: {},
});
const named = { id: identifier(), name: orElse(ownName(), '') };
const card = { ...named, cost: price, value: many, ability };
const cards = (least: number) => list(fields(card), least);

const simple = {
  most: { metric: oneOf(METRICS) },
  atLeast: { metric: oneOf(METRICS), n: gold },
  atMost: { metric: oneOf(METRICS), n: gold },
};
function condition(levels: number): Schema<Condition> {
  if (levels === 1) return variants('type', simple);
  return variants('type', { ...simple, all: { of: list(condition(levels - 1), 1, 6) } });
}

const wood = { slots: whole(0, 20), cost: price };
const stone = { ...wood, upgrade: price };
const shots = few;

export const schema = fields({
  name: editionName(),
  invaders: list(
    fields({
      ...named,
      kind: oneOf(INVADER_KINDS),
      edge: side,
      tiers: list(fields({ gold, swordsmen: many, archers: many }), 1, 20),
    }),
    SEASONS,
  ),
  siege: list(
    fields({
      ...named,
      engine: oneOf(ENGINES),
      reinforcement: oneOf(REINFORCEMENTS),
      edge: side,
      damage: many,
      climbers: many,
    }),
    SEASONS,
  ),
  barracks: fields(card),
  // Discards are never drawn again in a game (AE-10.6), so a deck must last for all seasons.
  buildings: cards(BUILDING_ROW * SEASONS),
  refugees: cards(REFUGEE_ROW * SEASONS),
  starters: list(fields({ ...card, initiative: whole(1, MOST_GOLD) }), MOST_SEATS),
  objectives: list(fields({ ...named, gold: many, condition: condition(MOST_LEVELS) }), MOST_SEATS),
  loot: fields({ kept: list(gold, 1), step: whole(1, MOST_GOLD), mercenaries: many }),
  spaces: forEach(BOARD_SPACES, list(few, 3, 3)), // workers, by players
  offers: forEach(
    ['tax', 'camp_left', 'camp_right', 'merchant', 'scout', 'mine', 'quarry', 'lumberyard', 'infirmary', 'granary'],
    options,
  ),
  merchantLast: fields({ printed: exchange, stone: exchange }),
  pieces: fields({
    wood_wall: fields(wood),
    wood_gate: fields(wood),
    stone_wall: fields(stone),
    stone_gate: fields(stone),
    wood_turret: fields({ ...wood, shots }),
    stone_turret: fields({ ...stone, shots, extinguish: price }),
  }),
  restore: fields({ refugee: price, building: price }),
  discards: fields({ buildings: whole(0, BUILDING_ROW), refugees: whole(0, REFUGEE_ROW) }),
  faceDown: forEach(DIFFICULTIES, bySeason(few)),
  threat: bySeason(gold),
  flags: bySeason(whole(1, 9)),
  tieFlag: whole(1, 9),
  start: fields({
    goods: table(PAYABLE_GOODS.slice(1), goods),
    soldiers: many,
    gold: list(gold, MOST_SEATS, MOST_SEATS), // by place in the turn order
  }),
  workers: bySeason(whole(1, 9)),
  marks: marks(),
});
export type ContentFile = Described<typeof schema>;
export type CardFile = ContentFile['buildings'][number];
export type AbilityFile = CardFile['ability'];
export type ExchangeFile = Described<typeof exchange>;
export type Goods = ExchangeFile['gain'];

/** Checks across several values. */
export function checks(file: ContentFile): void {
  checkInvaders(file);
  checkCards(file);
  const { loot, offers } = file;
  for (const [i, n] of loot.kept.entries()) mustNotBeMore(`loot.kept[${i}]`, n, String(i), i);
  mustRise(loot.kept, 'loot.kept');
  for (const space of ['infirmary', 'granary'] as const)
    for (const [i, { spend }] of offers[space].entries())
      if (Object.keys(spend).length > 0)
        wrong(`offers.${space}[${i}].spend`, 'must be empty: a worker may always be sent there', { text: 'free' }); // AE-3.4
}

const differ = (all: readonly { readonly id: string }[], place: string): void =>
  mustDiffer(
    all.map(({ id }) => id),
    i => `${place}[${i}].id`,
  );

function checkInvaders({ invaders, siege, objectives, faceDown }: ContentFile): void {
  for (const [i, { tiers }] of invaders.entries()) {
    const place = `invaders[${i}].tiers`;
    if (tiers[0]?.gold !== 0) wrong(`${place}[0].gold`, `must be 0, not ${tiers[0]?.gold}`, { text: 'firstTier' });
    for (const [j, { gold }] of tiers.entries())
      mustNotBeLess(`${place}[${j}].gold`, gold, `${place}[${j - 1}].gold`, tiers[j - 1]?.gold ?? 0);
  }
  for (const [level, row] of Object.entries(faceDown)) {
    const need = row.reduce((sum, n) => sum + n + 1, 0);
    if (invaders.length < need)
      wrong('invaders', `faceDown.${level} needs ${need}, there are ${invaders.length}`, {
        text: 'invaders',
        need,
        there: invaders.length,
      });
  }
  differ(invaders, 'invaders');
  differ(siege, 'siege');
  differ(objectives, 'objectives');
}

/** Nobody is asked in the phases of passive cards, so their gains may not need a choice. */
const NEEDS_A_CHOICE = ['sow', 'protect', 'move'] as const;

function checkCards({ barracks, buildings, refugees, starters }: ContentFile): void {
  const placed = (all: readonly CardFile[], place: string) => all.map((each, i) => ({ each, place: `${place}[${i}]` }));
  const all = [
    { each: barracks, place: 'barracks' },
    ...placed(buildings, 'buildings'),
    ...placed(refugees, 'refugees'),
    ...placed(starters, 'starters'),
  ];
  mustDiffer(
    all.map(({ each }) => each.id),
    i => `${all[i]?.place}.id`,
  );
  mustDiffer(
    starters.map(({ initiative }) => initiative),
    i => `starters[${i}].initiative`,
  );
  for (const { each, place } of all) checkAbility(each.ability, `${place}.ability`);
}

function checkAbility(ability: AbilityFile, place: string): void {
  if (ability.type === 'trigger' && ability.action === 'none' && Object.keys(ability.gain).length === 0)
    wrong(place, 'a bonus must give something: a gain, an action, or both', { text: 'bonus' });
  if (ability.type !== 'passive') return;
  const asked = NEEDS_A_CHOICE.find(good => ability.gain[good] !== undefined);
  if (asked !== undefined)
    wrong(`${place}.gain.${asked}`, 'cannot be gained in that phase, which asks nobody', { text: 'askingGain' });
}
