// The vocabulary of rule cases for the table. The README of the game lists it.
import { type Json, seatName } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import { at } from '../castle.ts';
import { standard } from '../content/content.ts';
import type { Castle, G } from '../state.ts';
import { BOARD_SPACES, NO_CARD, SIDES } from '../words.ts';
import { putInCastle, readCastle } from './castle-words.ts';
import { CARDS, INVADERS, indexIn, type Names, number, OBJECTIVES, SIEGE, texts, unknown } from './names.ts';

/** `cairnwood_company north`: a card and the side it attacks; `hidden`. */
function attack(names: Names, value: Json): { card: number; side: number } {
  if (value === 'hidden') return { card: NO_CARD, side: NO_CARD };
  const [name, side] = String(value).split(' ');
  const card = indexIn(names, name, 'card');
  return { card, side: indexIn(SIDES, side, 'side') };
}
const readAttack = (names: Names, card: number, side: number): string =>
  card === NO_CARD ? 'hidden' : `${names[card]} ${SIDES[side]}`;

const row = (ids: Names): number[] => ids.map(id => (id === 'none' ? NO_CARD : indexIn(CARDS, id, 'card')));
const without = (bag: readonly number[], cards: readonly number[]): number[] =>
  bag.filter(card => !cards.includes(card));

function putOnTable(g: G, path: readonly string[], value: Json): void {
  const [what, which] = path;
  const seats = g.castles.map((_, p) => seatName(p));
  if (what === 'season') g.season = number(value, path);
  else if (what === 'order') g.order = texts(value, path).map(seat => indexIn(seats, seat, 'seat'));
  else if (what === 'buildings') {
    g.buildingRow = row(texts(value, path));
    g.buildingBag = without(g.buildingBag, g.buildingRow);
  } else if (what === 'refugees') {
    g.refugeeRow = row(texts(value, path));
    g.refugeeBag = without(g.refugeeBag, g.refugeeRow);
  } else if (what === 'taken') g.taken[indexIn(BOARD_SPACES, which, 'space')] = number(value, path);
  else if (what === 'objectiveDeck')
    g.objectiveBag = texts(value, path).map(id => indexIn(OBJECTIVES, id, 'objective'));
  else if (what === 'objectiveDiscards')
    g.objectiveDiscards = texts(value, path).map(id => indexIn(OBJECTIVES, id, 'objective'));
  else if (what === 'invaders') {
    const cards = texts(value, path).map(each => attack(INVADERS, each));
    g.invaders = cards.map(each => each.card);
    g.invaderBag = without(g.invaderBag, g.invaders);
    g.sides = cards.map(each => each.side);
  } else if (what === 'siege') {
    const { card, side } = attack(SIEGE, value);
    g.siege = card;
    g.siegeBag = without(g.siegeBag, [card]);
    g.siegeSide = side;
  } else unknown(path);
}

const rowNames = (row: readonly number[]): string[] =>
  row.map(card => (card === NO_CARD ? 'none' : (CARDS[card] ?? '')));

function readTable(g: G, path: readonly string[]): Json {
  const [what, which] = path;
  switch (what) {
    case 'season':
      return g.season;
    case 'threat':
      return at(standard.threat, g.season - 1);
    case 'order':
      return g.order.map(seatName);
    case 'buildings':
      return rowNames(g.buildingRow);
    case 'refugees':
      return rowNames(g.refugeeRow);
    case 'taken':
      return at(g.taken, indexIn(BOARD_SPACES, which, 'space'));
    case 'invaders':
      return g.invaders.map((card, i) => readAttack(INVADERS, card, at(g.sides, i)));
    case 'siege':
      return readAttack(SIEGE, g.siege, g.siegeSide);
    case 'flagTrack':
      return [...standard.flags];
    case 'objectiveDeck':
      return g.objectiveBag.length;
    case 'objectiveDiscards':
      return g.objectiveDiscards.map(id => OBJECTIVES[id] ?? '');
    default:
      return unknown(path);
  }
}

/** How a card is drawn: `invader: ashfen_reavers`, and its orientation: `upright` or `turned`. */
function drawn(g: G, key: string | null, value: Json): number {
  const find = (bag: readonly number[], names: Names): number => bag.indexOf(indexIn(names, value, 'card'));
  switch (key) {
    case null:
      if (value === 'upright') return 0;
      return value === 'turned' ? 1 : unknown([String(value)]);
    case 'invader':
      return find(g.invaderBag, INVADERS);
    case 'siege':
      return find(g.siegeBag, SIEGE);
    case 'building':
      return find(g.buildingBag, CARDS);
    case 'refugee':
      return find(g.refugeeBag, CARDS);
    case 'starter':
      return find(g.starters, CARDS);
    case 'objective':
      return find(g.objectiveBag, OBJECTIVES);
    case 'first':
      return indexIn(
        g.castles.map((_, p) => seatName(p)),
        value,
        'seat',
      );
    default:
      return unknown([key]);
  }
}

const castleAt = (g: G, seat: string | undefined): Castle | undefined => g.castles.find((_, p) => seatName(p) === seat);

export const vocabulary = {
  given(g: G, path: readonly string[], value: Json): void {
    const castle = castleAt(g, path[0]);
    if (castle === undefined) putOnTable(g, path, value);
    else putInCastle(g, castle, path, value);
  },
  read(g: G, path: readonly string[]): Json {
    const castle = castleAt(g, path[0]);
    return castle === undefined ? readTable(g, path) : readCastle(g, castle, path);
  },
  chance: drawn,
} as Vocabulary<unknown>;
