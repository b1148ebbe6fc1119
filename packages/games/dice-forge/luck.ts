// How lucky everybody was: what the dice gave, against what they give on average. It follows from what was told.
import { type Event, splitWord } from '@boardwright/engine';
import { DICE, type FaceName, RESOURCES, STARTING_DICE } from './content/faces.ts';
import { averageOf } from './rules/averages.ts';
import { DECIDES, FACE, GAIN, X3 } from './rules/lookup.ts';

export interface Luck {
  readonly dice: readonly number[]; // the twelve faces at the end: the light die, then the dark one
  readonly throws: number; // of single dice
  readonly rolled: readonly number[]; // by resource: what faces without a decision showed
  readonly expected: readonly number[]; // by resource: what they show on average
}

interface Count {
  dice: number[];
  throws: number;
  rolled: number[];
  expected: number[];
}
const newCount = (): Count => ({
  dice: STARTING_DICE.flat().map(name => FACE[name]),
  throws: 0,
  rolled: RESOURCES.map(() => 0),
  expected: RESOURCES.map(() => 0),
});

const faceIn = (word: unknown): number => FACE[splitWord(String(word)).details[0] as FaceName];
const dieIn = (die: unknown): number => (DICE as readonly unknown[]).indexOf(die);
const add = (sums: number[], more: readonly number[]): number[] => sums.map((sum, i) => sum + (more[i] ?? 0));

function countThrow(count: Count, die: number, face: number): void {
  count.throws++;
  if (!DECIDES[face] && face !== X3) count.rolled = add(count.rolled, GAIN[face] ?? []);
  count.expected = add(count.expected, averageOf(count.dice.slice(6 * die, 6 * die + 6)).gains);
}

/** `events`: everything that was told, from the setup on. */
export function luckOf(events: readonly Event[], seats: number): readonly Luck[] {
  const counts = Array.from({ length: seats }, newCount);
  for (const { say, p, die, face, faces, replaced } of events) {
    const count = counts[Number(p)];
    if (count === undefined) continue;
    if (say === 'rolled' && Array.isArray(faces))
      for (const [i, each] of faces.entries()) countThrow(count, i, faceIn(each));
    if (say === 'rolledOne') countThrow(count, dieIn(die), faceIn(face));
    if (say === 'forged') count.dice[count.dice.indexOf(faceIn(replaced), 6 * dieIn(die))] = faceIn(face);
  }
  return counts;
}
