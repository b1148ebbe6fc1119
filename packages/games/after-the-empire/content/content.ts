// Reads a content file, the game's own or an owner's, and prepares it for the rules.
import { moved, reader } from '@boardwright/content';
import { BOARD_SPACES, SIDES, SPACES } from '../words.ts';
import { amounts, cardFrom, exchangeFrom } from './cards.ts';
import { type ContentFile, checks, schema } from './schema.ts';
import file from './standard.json' with { type: 'json' };
import type { Card, Content, Exchange, Piece } from './types.ts';

/** In old owners' files the name is called `edition`. */
const NAMES_OF_BEFORE = {
  edition: 'name',
  sources: null, // free text
  startGoods: 'start.goods',
  startSoldiers: 'start.soldiers',
  startGold: 'start.gold',
};

export const contentFile = reader({
  schema,
  standard: file,
  checks,
  older: own => ('edition' in own ? moved(own, NAMES_OF_BEFORE) : own),
});

const NOTHING: Piece = { slots: 0, shots: 0, cost: [], upgrade: [] };

/** Converts a file to the form the rules use. */
export function contentFrom(own: ContentFile): Content {
  const { pieces, restore, start } = own;
  return {
    name: own.name,
    invaders: own.invaders.map(each => ({ ...each, edge: SIDES.indexOf(each.edge) })),
    siege: own.siege.map(each => ({ ...each, edge: SIDES.indexOf(each.edge) })),
    ...cardsFrom(own),
    objectives: own.objectives,
    loot: own.loot,
    spaces: BOARD_SPACES.map(space => own.spaces[space]),
    offers: SPACES.map(space => offersOf(own, space)),
    walls: [
      NOTHING,
      pieceFrom(pieces.wood_wall),
      pieceFrom(pieces.wood_gate),
      pieceFrom(pieces.stone_wall),
      pieceFrom(pieces.stone_gate),
    ],
    turrets: [NOTHING, pieceFrom(pieces.wood_turret), pieceFrom(pieces.stone_turret), NOTHING],
    extinguish: amounts(pieces.stone_turret.extinguish),
    restore: { building: amounts(restore.building), refugee: amounts(restore.refugee) },
    discards: own.discards,
    faceDown: own.faceDown,
    threat: own.threat,
    flags: own.flags,
    tieFlag: own.tieFlag,
    startGoods: amounts(start.goods),
    startSoldiers: start.soldiers,
    startGold: start.gold,
    workers: own.workers,
  };
}

function cardsFrom({ barracks, buildings, refugees, starters }: ContentFile) {
  const cards: Card[] = [
    cardFrom('building', true)(barracks),
    ...buildings.map(cardFrom('building', false)),
    ...refugees.map(cardFrom('refugee', false)),
    ...starters.map(cardFrom('refugee', true)),
  ];
  const run = (first: number, length: number): number[] => Array.from({ length }, (_, i) => first + i);
  return {
    cards,
    cardIds: Object.fromEntries(cards.map(({ id }, i) => [id, i])),
    barracks: 0,
    buildings: run(1, buildings.length),
    refugees: run(1 + buildings.length, refugees.length),
    starters: run(1 + buildings.length + refugees.length, starters.length),
  };
}

/** The merchant's last two exchanges are alternatives (AE-12.4). */
function offersOf({ offers, merchantLast }: ContentFile, space: (typeof SPACES)[number]): Exchange[] {
  if (space === 'buildings' || space === 'refugees' || space === 'storehouse') return [];
  const all = offers[space].map(exchangeFrom);
  if (space !== 'merchant') return all;
  return [...all, exchangeFrom(merchantLast.printed), exchangeFrom(merchantLast.stone)];
}

type PieceFile = ContentFile['pieces']['wood_wall'] & Partial<ContentFile['pieces']['stone_turret']>;
function pieceFrom({ slots, shots = 0, cost, upgrade = {} }: PieceFile): Piece {
  return { slots, shots, cost: amounts(cost), upgrade: amounts(upgrade) };
}

export const standard: Content = contentFrom(contentFile.standard);
/** An owner's file. */
export const readContent = (own: unknown): Content => contentFrom(contentFile.read(own));

/** The gold that is left after a sack (AE-9.4). Beyond the end of the track it continues in steps. */
export function lootValue({ loot }: Content, gold: number): number {
  const last = loot.kept.length - 1;
  if (gold <= last) return loot.kept[gold] as number;
  return (loot.kept[last] as number) + Math.floor((gold - last) / loot.step);
}
