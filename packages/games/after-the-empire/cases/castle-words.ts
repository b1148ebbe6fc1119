// The vocabulary of rule cases for one castle: `p1.gold`, `p1.walls.north`.
import { type Json, UNKNOWN } from '@boardwright/engine';
import { at, mercenariesOf, soldiersOf, sum } from '../castle.ts';
import { standard } from '../content/content.ts';
import { forecaster } from '../forecast.ts';
import { scoreSheets } from '../score.ts';
import type { Castle, G } from '../state.ts';
import {
  ARCHER,
  CORNERS,
  COURTYARD,
  GOODS,
  MERCENARY,
  OWN_SPACES,
  PLACES,
  SIDES,
  SOLDIER,
  STOCKED,
  SURVIVED,
  SWORDSMAN,
  TURRETS,
  UNDECIDED,
  WALLS,
} from '../words.ts';
import { CARDS, indexIn, type Names, number, OBJECTIVES, texts, unknown } from './names.ts';

const sheets = scoreSheets(standard);

/** `stone_wall 3`: a piece and its cubes; `none`. */
function putPiece(names: Names, pieces: number[], cubes: number[], i: number, value: Json): void {
  const [name, count] = String(value).split(' ');
  pieces[i] = indexIn(names, name, 'piece');
  cubes[i] = Number(count ?? 0);
}

const readPiece = (names: Names, piece: number, cubes: number): string =>
  piece === 0 || names[piece] === 'burning_turret' ? (names[piece] ?? '') : `${names[piece]} ${cubes}`;

/** `4S 1A`: four swordsmen and an archer; `none`. */
function putFoes(castle: Castle, place: number, value: Json): void {
  const text = String(value);
  castle.foes[place * 2 + SWORDSMAN] = Number(/(\d+)S/.exec(text)?.[1] ?? 0);
  castle.foes[place * 2 + ARCHER] = Number(/(\d+)A/.exec(text)?.[1] ?? 0);
}

function readFoes(castle: Castle, place: number): string {
  const swordsmen = at(castle.foes, place * 2 + SWORDSMAN);
  const archers = at(castle.foes, place * 2 + ARCHER);
  const parts = [swordsmen > 0 ? `${swordsmen}S` : '', archers > 0 ? `${archers}A` : ''];
  return parts.filter(part => part !== '').join(' ') || 'none';
}

/** Units of a kind: in one place, or all of them if no place is given. Those are then in the courtyard. */
function putUnits(castle: Castle, kind: number, place: string | undefined, n: number): void {
  if (place === undefined) for (let i = kind; i < castle.units.length; i += 2) castle.units[i] = 0;
  castle.units[(place === undefined ? COURTYARD : indexIn(PLACES, place, 'place')) * 2 + kind] = n;
}

function putCards(castle: Castle, ids: Names): void {
  castle.cards = ids.map(id => indexIn(CARDS, id, 'card'));
  castle.used = ids.map(() => 0);
  castle.hurt = ids.map(() => 0);
}

const marks = (castle: Castle, ids: Names): number[] =>
  castle.cards.map(card => (ids.includes(CARDS[card] ?? '') ? 1 : 0));
const marked = (castle: Castle, list: readonly number[]): string[] =>
  castle.cards.filter((_, i) => list[i] === 1).map(card => CARDS[card] ?? '');

function putObjectives(g: G, castle: Castle, ids: Names): void {
  const bag = [...g.objectiveBag, ...castle.objectives];
  castle.objectives = ids.map(id => indexIn(OBJECTIVES, id, 'objective'));
  castle.shown = ids.map(() => 0);
  g.objectiveBag = bag.filter(id => !castle.objectives.includes(id));
}

export function putInCastle(g: G, castle: Castle, path: readonly string[], value: Json): void {
  const [, what = '', where] = path;
  const n = (): number => number(value, path);
  const stock = GOODS.slice(0, STOCKED).indexOf(what as 'gold');
  if (stock >= 0) castle.stock[stock] = n();
  else if (what === 'soldiers') putUnits(castle, SOLDIER, where, n());
  else if (what === 'mercenaries') putUnits(castle, MERCENARY, where, n());
  else if (what === 'wounded' || what === 'workers' || what === 'villagers') castle[what] = n();
  else if (what === 'walls') putPiece(WALLS, castle.walls, castle.wallCubes, indexIn(SIDES, where, 'side'), value);
  else if (what === 'turrets')
    putPiece(TURRETS, castle.turrets, castle.turretCubes, indexIn(CORNERS, where, 'corner'), value);
  else if (what === 'farms') castle.farms = castle.farms.with(indexIn(SIDES, where, 'side'), n());
  else if (what === 'protected') castle.shields = SIDES.map(side => (texts(value, path).includes(side) ? 1 : 0));
  else if (what === 'foes') putFoes(castle, indexIn(PLACES, where, 'place'), value);
  else if (what === 'own') castle.own = castle.own.with(indexIn(OWN_SPACES, where, 'own space'), n());
  else if (what === 'cards') putCards(castle, texts(value, path));
  else if (what === 'used') castle.used = marks(castle, texts(value, path));
  else if (what === 'hurt') castle.hurt = marks(castle, texts(value, path));
  else if (what === 'objectives') putObjectives(g, castle, texts(value, path));
  else if (what === 'flags') castle.flags = (value as number[]).map(Number);
  else if (what === 'climbers') {
    castle.climbSide = indexIn(SIDES, where, 'side');
    castle.climbers = n();
  } else if (what === 'round') castle.round = n();
  else if (what === 'fate') castle.fates = castle.fates.with(g.season - 1, indexIn(FATES, value, 'fate'));
  else unknown(path);
  if (what === 'foes') castle.bound = LONG; // in the middle of a battle
}

/** More rounds than any battle in a case. */
const LONG = 999;
const FATES: Names = ['undecided', 'survived', 'sacked'];

export function readCastle(g: G, castle: Castle, path: readonly string[]): Json {
  const [, what = '', where] = path;
  const stock = GOODS.slice(0, STOCKED).indexOf(what as 'gold');
  if (stock >= 0) return at(castle.stock, stock);
  const unit = (kind: number): number => at(castle.units, indexIn(PLACES, where, 'place') * 2 + kind);
  switch (what) {
    case 'soldiers':
      return where === undefined ? soldiersOf(castle) : unit(SOLDIER);
    case 'mercenaries':
      return where === undefined ? mercenariesOf(castle) : unit(MERCENARY);
    case 'units':
      return where === undefined ? sum(castle.units) : unit(SOLDIER) + unit(MERCENARY);
    case 'wounded':
    case 'workers':
    case 'villagers':
      return castle[what];
    case 'walls': {
      const side = indexIn(SIDES, where, 'side');
      return readPiece(WALLS, at(castle.walls, side), at(castle.wallCubes, side));
    }
    case 'turrets': {
      const corner = indexIn(CORNERS, where, 'corner');
      return readPiece(TURRETS, at(castle.turrets, corner), at(castle.turretCubes, corner));
    }
    case 'farms':
      return at(castle.farms, indexIn(SIDES, where, 'side'));
    case 'protected':
      return SIDES.filter((_, side) => castle.shields[side] === 1);
    case 'foes':
      return readFoes(castle, indexIn(PLACES, where, 'place'));
    case 'cards':
      return castle.cards.map(card => CARDS[card] ?? '');
    case 'used':
      return marked(castle, castle.used);
    case 'hurt':
      return marked(castle, castle.hurt);
    case 'objectives':
      return castle.objectives.map(id => (id === UNKNOWN ? UNKNOWN : (OBJECTIVES[id] ?? '')));
    case 'flags':
      return castle.flags;
    case 'fate':
      return FATES[castle.fates[g.season - 1] ?? UNDECIDED] ?? '';
    case 'survived':
      return castle.fates.filter(fate => fate === SURVIVED).length;
    default:
      return readReckoning(g, castle, path);
  }
}

/** Values computed from the table: own spaces taken, forecast, score. */
function readReckoning(g: G, castle: Castle, path: readonly string[]): Json {
  const [, what = '', where] = path;
  const p = g.castles.indexOf(castle);
  if (what === 'own') return at(castle.own, indexIn(OWN_SPACES, where, 'own space'));
  if (what === 'forecast') {
    const known = forecaster(standard)(g, p);
    const side = known.sides[SIDES.indexOf(where as 'north')];
    if (side !== undefined) return `${side.swordsmen}S ${side.archers}A`;
    return where === 'gold' || where === 'faceDown' || where === 'known' || where === 'nextTier'
      ? known[where]
      : unknown(path);
  }
  if (what !== 'score') return unknown(path);
  const sheet = sheets(g)[p];
  if (where === undefined) return sheet?.total ?? 0;
  return sheet?.lines.find(({ source }) => source.split(':')[1] === where)?.points ?? 0;
}
