// The places on the board for a choice of dice: every offered placement, with the dice it can use.
import { type Event, splitWord, type Word } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { fromFaces, holds, partsOf, sizeOf, sumOf } from '../dice.ts';
import { BUILDINGS, type BuildingName } from '../names.ts';
import { type Preview, previewOf } from '../rules/prospects.ts';
import { diceOnTable, type G } from '../state.ts';

export interface Placement {
  readonly word: Word;
  readonly building: BuildingName;
  readonly neutral: boolean; // with neutral dice
  readonly will: boolean; // with The Will to Win
  readonly details: readonly string[];
  readonly sets: readonly number[]; // the dice it can use, as multisets
}
/** A placement that is shown on the board, with the table it leads to. */
export interface Shown extends Placement {
  readonly preview: Preview;
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

/** The placement with what it leads to; null if the rules do not know it here. */
export function shownAs(content: Content, g: G, placement: Placement): Shown | null {
  const preview = previewOf(content, g, placement.word);
  return preview === null ? null : { ...placement, preview };
}

/** A placement that has just been told: its dice are on their way, neither in the roll nor at the building. */
export function onItsWay(content: Content, g: G, events: readonly Event[]): Shown | null {
  const placed = events.find(({ say, as }) => (say === 'places' || say === 'placesNeutral') && typeof as === 'string');
  const faces = placed?.dice;
  if (placed === undefined || !Array.isArray(faces) || !g.placing) return null;
  if (diceOnTable(content, g, placed.say === 'places' ? g.active : g.neutral)) return null; // they have arrived
  const dice = fromFaces(faces as number[]);
  const before = placed.say === 'places' ? { ...g, roll: g.roll + dice } : { ...g, neutralRoll: g.neutralRoll + dice };
  const placement = placementOf(content, placed.as as Word, before);
  return placement && shownAs(content, before, placement);
}
