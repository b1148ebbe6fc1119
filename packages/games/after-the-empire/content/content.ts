// Makes a checked Content out of a content file: the one that comes with the game, or an owner's.
import { editionName, onlyNotes } from '@boardwright/engine';
import { BOARD_SPACES, DIFFICULTIES, GOLD, SEASONS, SPACES, TURRETS, WALLS } from '../words.ts';
import { card, exchange, invader, objective, price, siege } from './cards.ts';
import { ascending, distinct, fail, fields, list, whole, wholes } from './read.ts';
import standardData from './standard.json' with { type: 'json' };
import type { Card, Content, Exchange, Piece } from './types.ts';

const BUILDING_ROW = 3;
const REFUGEE_ROW = 2;
const NOTHING: Piece = { slots: 0, shots: 0, cost: [], upgrade: [] };

const SECTIONS = [
  'edition',
  'sources',
  'invaders',
  'siege',
  'barracks',
  'buildings',
  'refugees',
  'starters',
  'objectives',
  'loot',
  'spaces',
  'offers',
  'merchantLast',
  'pieces',
  'restore',
  'faceDown',
  'threat',
  'flags',
  'tieFlag',
  'startGold',
  'startGoods',
  'startSoldiers',
  'workers',
] as const;

export function readContent(data: unknown): Content {
  const given = fields(data, 'content', SECTIONS);
  onlyNotes(given.sources, 'sources');
  const faceDown = readFaceDown(given.faceDown);
  const cards = readCards(given);
  return {
    edition: editionName(given.edition, 'edition'),
    invaders: unique(list(given.invaders, 'invaders', invader, invadersNeeded(faceDown)), 'invaders'),
    siege: unique(list(given.siege, 'siege', siege, SEASONS), 'siege'),
    ...cards,
    objectives: unique(list(given.objectives, 'objectives', objective, 4), 'objectives'),
    loot: readLoot(given.loot),
    spaces: readSpaces(given.spaces),
    offers: readOffers(given.offers, given.merchantLast),
    ...readPieces(given.pieces),
    restore: readRestore(given.restore),
    faceDown,
    threat: wholes(given.threat, 'threat', SEASONS),
    flags: wholes(given.flags, 'flags', SEASONS, 1, 9),
    tieFlag: whole(given.tieFlag, 'tieFlag', 1, 9),
    ...readStart(given),
    startGold: wholes(given.startGold, 'startGold', 4),
    workers: wholes(given.workers, 'workers', SEASONS, 1, 9),
  };
}

function unique<V extends { readonly id: string }>(all: V[], place: string): V[] {
  distinct(
    all.map(each => each.id),
    place,
  );
  return all;
}

/** Discards are never drawn again in a game (AE-10.6), so a deck must last for all seasons. */
function readCards(given: Readonly<Record<string, unknown>>) {
  const barracks = card('building', true)(given.barracks, 'barracks');
  const buildings = list(given.buildings, 'buildings', card('building', false), BUILDING_ROW * SEASONS);
  const refugees = list(given.refugees, 'refugees', card('refugee', false), REFUGEE_ROW * SEASONS);
  const starters = list(given.starters, 'starters', card('refugee', true), 4);
  const cards: Card[] = unique([barracks, ...buildings, ...refugees, ...starters], 'cards');
  const initiatives = starters.map(each => String(each.initiative));
  for (const [i, each] of initiatives.entries())
    if (initiatives.indexOf(each) !== i) fail(`starters[${i}].initiative`, 'stands there twice');
  const run = (first: number, length: number): number[] => Array.from({ length }, (_, i) => first + i);
  return {
    cards,
    cardIds: Object.fromEntries(cards.map((each, i) => [each.id, i])),
    barracks: 0,
    buildings: run(1, buildings.length),
    refugees: run(1 + buildings.length, refugees.length),
    starters: run(1 + buildings.length + refugees.length, starters.length),
  };
}

function readFaceDown(value: unknown): Record<string, number[]> {
  const given = fields(value, 'faceDown', DIFFICULTIES);
  return Object.fromEntries(DIFFICULTIES.map(each => [each, wholes(given[each], `faceDown.${each}`, SEASONS, 0, 9)]));
}

/** Editions from before these were content have none of them: they start with what is printed. */
function readStart({ startGoods, startSoldiers }: Readonly<Record<string, unknown>>) {
  const goods = price(startGoods ?? standardData.startGoods, 'startGoods');
  if (goods.some(({ good }) => good === GOLD))
    fail('startGoods.gold', 'stands in startGold, by place in the turn order');
  return {
    startGoods: goods,
    startSoldiers: whole(startSoldiers ?? standardData.startSoldiers, 'startSoldiers', 0, 99),
  };
}

const invadersNeeded = (faceDown: Readonly<Record<string, readonly number[]>>): number =>
  Math.max(...Object.values(faceDown).map(row => row.reduce((sum, n) => sum + n + 1, 0)));

function readLoot(value: unknown) {
  const given = fields(value, 'loot', ['kept', 'step']);
  const kept = list(given.kept, 'loot.kept', (each, place) => whole(each, place), 1);
  for (const [i, n] of kept.entries()) if (n > i) fail(`loot.kept[${i}]`, 'must not be more than the gold before');
  ascending(kept, 'loot.kept');
  return { kept, step: whole(given.step, 'loot.step', 1) };
}

function readSpaces(value: unknown): number[][] {
  const given = fields(value, 'spaces', BOARD_SPACES);
  return BOARD_SPACES.map(space => wholes(given[space], `spaces.${space}`, 3, 0, 9));
}

/** The merchant's last two exchanges are alternatives (AE-12.4). */
function readOffers(value: unknown, merchantLast: unknown): Exchange[][] {
  const given = fields(value, 'offers', SPACES);
  const last = fields(merchantLast, 'merchantLast', ['printed', 'stone']);
  return SPACES.map(space => {
    if (space === 'buildings' || space === 'refugees' || space === 'storehouse') return [];
    const offers = list(given[space], `offers.${space}`, exchange, 1, 4);
    if (space !== 'merchant') return offers;
    return [...offers, ...['printed', 'stone'].map(which => exchange(last[which], `merchantLast.${which}`))];
  });
}

const PIECE = ['slots', 'shots', 'cost', 'upgrade', 'extinguish'] as const;

function readPieces(value: unknown) {
  const given = fields(value, 'pieces', [...WALLS, ...TURRETS]);
  const piece = (name: string): Piece => {
    if (name === 'none') return NOTHING;
    const place = `pieces.${name}`;
    const each = fields(given[name], place, PIECE);
    return {
      slots: whole(each.slots, `${place}.slots`, 0, 20),
      shots: name.endsWith('turret') ? whole(each.shots, `${place}.shots`, 0, 9) : 0,
      cost: price(each.cost, `${place}.cost`),
      upgrade: name.startsWith('stone') ? price(each.upgrade, `${place}.upgrade`) : [],
    };
  };
  const stone = fields(given.stone_turret, 'pieces.stone_turret', PIECE);
  return {
    walls: WALLS.map(piece),
    turrets: TURRETS.map(name => (name === 'burning_turret' ? NOTHING : piece(name))),
    extinguish: price(stone.extinguish, 'pieces.stone_turret.extinguish'),
  };
}

function readRestore(value: unknown) {
  const given = fields(value, 'restore', ['building', 'refugee']);
  return {
    building: price(given.building, 'restore.building'),
    refugee: price(given.refugee, 'restore.refugee'),
  };
}

export const standard: Content = readContent(standardData);

/** The gold that is left after a sack (AE-9.4); beyond the end of the track it goes on in steps. */
export function lootValue({ loot }: Content, gold: number): number {
  const last = loot.kept.length - 1;
  if (gold <= last) return loot.kept[gold] as number;
  return (loot.kept[last] as number) + Math.floor((gold - last) / loot.step);
}
