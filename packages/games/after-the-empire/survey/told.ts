// What several parts of the survey tell in the same way: invaders, units, prices and exchanges.
import type { Json } from '@boardwright/engine';
import { at } from '../castle.ts';
import type { Amount, Exchange } from '../content/types.ts';
import type { Castle } from '../state.ts';
import { ARCHER, MERCENARY, SOLDIER, SWORDSMAN } from '../words.ts';

const NOBODY = 'nobody:here';

export const force = (swordsmen: number, archers: number): string =>
  swordsmen + archers === 0 ? NOBODY : `kill:${archers}-${swordsmen}`;
export const forceAt = (foes: readonly number[], place: number): string =>
  force(at(foes, place * 2 + SWORDSMAN), at(foes, place * 2 + ARCHER));

export const unitsOn = ({ units }: Castle, place: number): string => {
  const [soldiers, mercenaries] = [at(units, place * 2 + SOLDIER), at(units, place * 2 + MERCENARY)];
  return soldiers + mercenaries === 0 ? NOBODY : `lose:${mercenaries}-${soldiers}`;
};

export const price = (cost: readonly Amount[]): Json =>
  cost.length === 0 ? 'nothing:paid' : cost.map(({ word }) => word);

export const offered = (offers: readonly Exchange[]): Json => ({ or: offers.map(({ word }) => word) });

/** A card is the first thing of its cells, its value the last. */
export const heads = (...names: readonly string[]): { readonly say: string }[] =>
  names.map(name => ({ say: `head.${name}` }));

/** Whose they are: a name, or a name and how often. */
export const named = (counts: readonly number[]): string[] =>
  counts.flatMap((n, p) => (n === 0 ? [] : n === 1 ? [`player:p${p + 1}`] : [`count:p${p + 1}-${n}`]));
