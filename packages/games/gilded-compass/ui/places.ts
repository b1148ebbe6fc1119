// The places on the board for a choice of dice: every offered placement, with the dice it can use.
import { splitWord, type Word } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { fromFaces, holds, partsOf, sizeOf, sumOf } from '../dice.ts';
import { BUILDINGS, type BuildingName } from '../names.ts';
import type { G } from '../state.ts';

export interface Placement {
  readonly word: Word;
  readonly building: BuildingName;
  readonly neutral: boolean; // with neutral dice
  readonly will: boolean; // with The Will to Win
  readonly details: readonly string[];
  readonly sets: readonly number[]; // the dice it can use, as multisets
}
/** Picked-up dice, own and neutral, as multisets. */
export interface Picked {
  readonly own: number;
  readonly neutral: number;
}

const KIND = /^(neutral_)?([a-z]+?)(_will)?$/;
const isBuilding = (name: string): name is BuildingName => BUILDINGS.some(building => building === name);

/** The kinds of words that place dice at a building. */
export const kindsAt = (building: BuildingName): string => `${building} neutral_${building} ${building}_will`;

/** All kinds of words that begin with picking up dice. */
export const DICE_LEAD_TO = [...BUILDINGS.map(kindsAt), ...['reroll', 'reroll_both', 'force', 'force_both']].join(' ');

/** 'none' and '3+5' as in words. */
export const diceIn = (written: string): number => (written === 'none' ? 0 : fromFaces(written.split('+').map(Number)));

/** Which dice of `roll` a word can mean. At some buildings only their number, sum or side matters. */
function setsOf(content: Content, building: BuildingName, details: readonly string[], roll: number): number[] {
  const [first = '', second = ''] = details;
  switch (building) {
    case 'library':
      return partsOf(roll).filter(dice => sizeOf(dice) === 1);
    case 'galleon':
      return partsOf(roll).filter(dice => sizeOf(dice) === Number(first) && sumOf(dice) === Number(second));
    case 'tower':
      return partsOf(roll).filter(dice => towerSide(content, dice) === first);
    default:
      return [diceIn(first)];
  }
}

/** Where these dice would enter the Tower; null if nowhere (GC-14.1). */
function towerSide(content: Content, dice: number): string | null {
  const sides = [1, 2, 3, 4, 5, 6].filter(face => holds(dice, fromFaces([face]))).map(face => content.towerOf[face]);
  if (sizeOf(dice) === 1) return sides[0] === 0 ? 'left' : 'right';
  const isPair = sizeOf(dice) === 2 && sumOf(dice) === content.towerPair && sides[0] !== sides[1];
  return isPair ? 'both' : null;
}

/** A word that places dice; null for others. */
export function placementOf(content: Content, word: Word, g: G): Placement | null {
  const { kind, details } = splitWord(word);
  const [, neutral, building = '', will] = KIND.exec(kind) ?? [];
  if (!isBuilding(building)) return null;
  const roll = neutral === undefined ? g.roll : g.neutralRoll;
  const sets = setsOf(content, building, details, roll);
  return { word, building, neutral: neutral !== undefined, will: will !== undefined, details, sets };
}

const diceFor = ({ neutral }: Placement, picked: Picked): number => (neutral ? picked.neutral : picked.own);
const isPure = ({ neutral }: Placement, picked: Picked): boolean => (neutral ? picked.own : picked.neutral) === 0;

/** Whether exactly these dice can be used. */
export const fits = (placement: Placement, picked: Picked): boolean =>
  isPure(placement, picked) && placement.sets.includes(diceFor(placement, picked));

/** Whether these dice can be used, alone or with more. */
export const reaches = (placement: Placement, picked: Picked): boolean =>
  isPure(placement, picked) && placement.sets.some(set => holds(set, diceFor(placement, picked)));
