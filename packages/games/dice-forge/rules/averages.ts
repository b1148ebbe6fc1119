// What a die brings with one roll on average: of faces without a decision the exact gain, of the others how often they come.
import { DECIDES, GAIN, NOTHING, X3 } from './lookup.ts';

export interface Average {
  readonly gains: readonly number[]; // by resource
  readonly special: ReadonlyMap<number, number>; // faces that need a decision or another die, and the chance of each
}

export function averageOf(faces: readonly number[]): Average {
  const gains = (GAIN[NOTHING] ?? []).map(() => 0);
  const special = new Map<number, number>();
  const share = 1 / faces.length;
  for (const face of faces)
    if (DECIDES[face] || face === X3) special.set(face, (special.get(face) ?? 0) + share);
    else for (const [i, n] of (GAIN[face] ?? []).entries()) gains[i] = (gains[i] ?? 0) + n * share;
  return { gains, special };
}

/** The face of a die that brings least, which is the first to be forged over. */
export function poorestOf(faces: readonly number[]): number {
  const worth = (face: number): number =>
    DECIDES[face] || face === X3 ? Number.POSITIVE_INFINITY : (GAIN[face] ?? []).reduce((sum, n) => sum + n, 0);
  return faces.reduce((least, face) => (worth(face) < worth(least) ? face : least));
}
