// Dice as a multiset of faces in one number: four bits per face count the dice that show it.
export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** One die, by its face. */
export const ONE: readonly number[] = [0, 1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20];

export const countOf = (dice: number, face: number): number => (dice >> (4 * face - 4)) & 15;
export const some = (face: number, count: number): number => count << (4 * face - 4);

export function sizeOf(dice: number): number {
  const pairs = (dice & 0x0f0f0f) + ((dice >> 4) & 0x0f0f0f);
  return (pairs & 255) + ((pairs >> 8) & 255) + (pairs >> 16);
}

export function sumOf(dice: number): number {
  let sum = 0;
  for (let face = 1, rest = dice; rest !== 0; face++, rest >>= 4) sum += face * (rest & 15);
  return sum;
}

/** Which faces occur: bit 0 for a 1 … bit 5 for a 6. */
export function maskOf(dice: number): number {
  let mask = 0;
  for (let bit = 1, rest = dice; rest !== 0; bit <<= 1, rest >>= 4) if ((rest & 15) !== 0) mask |= bit;
  return mask;
}

/** One die of each face in the mask. */
export function diceOf(mask: number): number {
  let dice = 0;
  for (let face = 1; face <= 6; face++) if ((mask & (1 << (face - 1))) !== 0) dice += ONE[face] as number;
  return dice;
}

/** What `all` has more of than `part`, by face. */
export function beyond(all: number, part: number): number {
  let dice = 0;
  for (let shift = 0; shift < 24; shift += 4) {
    const more = ((all >> shift) & 15) - ((part >> shift) & 15);
    if (more > 0) dice |= more << shift;
  }
  return dice;
}
export const holds = (all: number, part: number): boolean => beyond(part, all) === 0;

export function lowestFace(dice: number): number {
  let face = 1;
  while (countOf(dice, face) === 0) face++;
  return face;
}

export function highestFace(dice: number): number {
  let face = 6;
  while (face > 0 && countOf(dice, face) === 0) face--;
  return face;
}
/** The highest face that occurs exactly once, otherwise the highest; 0 without dice. */
export function oddFace(dice: number): number {
  for (let face = 6; face >= 1; face--) if (countOf(dice, face) === 1) return face;
  return highestFace(dice);
}

/** The faces in ascending order: 3, 3, 5. */
export function facesOf(dice: number): number[] {
  const faces: number[] = [];
  for (let face = 1; face <= 6; face++) for (let n = countOf(dice, face); n > 0; n--) faces.push(face);
  return faces;
}
export function fromFaces(faces: readonly number[]): number {
  let dice = 0;
  for (const face of faces) dice += ONE[face] as number;
  return dice;
}
/** As written in a word: '3+3+5'. */
export const written = (dice: number): string => facesOf(dice).join('+');

/** The same, if there may be no dice. */
export const writtenOrNone = (dice: number): string => (dice === 0 ? 'none' : written(dice));

/** Every multiset within `dice`, the empty one first. */
export function partsOf(dice: number): number[] {
  let parts = [0];
  for (let face = 1; face <= 6; face++) {
    const count = countOf(dice, face);
    if (count === 0) continue;
    const more: number[] = [];
    for (let n = 0; n <= count; n++) for (const part of parts) more.push(part + some(face, n));
    parts = more;
  }
  return parts;
}

// Which sums k dice can have, as bits: the sum minus k, in `low` (0..29) and `high` (30..59). Rebuilt by each call.
const low = new Int32Array(16);
const high = new Int32Array(16);
const WORD = 0x3fffffff;

/** The sums that `size` of the dice can have, in ascending order. */
export function sumsOf(dice: number, size: number): number[] {
  low.fill(0);
  high.fill(0);
  low[0] = 1;
  for (let face = 1; face <= 6; face++) {
    const shift = face - 1;
    for (let copy = countOf(dice, face); copy > 0; copy--) {
      for (let k = size; k > 0; k--) {
        const [from, above] = [low[k - 1] as number, high[k - 1] as number];
        low[k] = (low[k] as number) | ((from << shift) & WORD);
        high[k] = (high[k] as number) | ((above << shift) & WORD) | (from >> (30 - shift));
      }
    }
  }
  const sums: number[] = [];
  for (let bit = 0; bit < 30; bit++) if (((low[size] as number) >> bit) & 1) sums.push(bit + size);
  for (let bit = 0; bit < 30; bit++) if (((high[size] as number) >> bit) & 1) sums.push(bit + 30 + size);
  return sums;
}

/** Some of the dice with this size and sum, low faces first; 0 if there are none. */
export function partWith(dice: number, size: number, sum: number): number {
  if (size === 0) return 0;
  for (let face = 1; face <= 6; face++) {
    if (countOf(dice, face) === 0) continue;
    const rest = partOf(dice - (ONE[face] as number), face, size - 1, sum - face);
    if (rest >= 0) return rest + (ONE[face] as number);
  }
  return 0;
}
/** Like `partWith`, from this face upwards; -1 if there are none. */
function partOf(dice: number, from: number, size: number, sum: number): number {
  if (size === 0) return sum === 0 ? 0 : -1;
  for (let face = from; face <= 6; face++) {
    if (countOf(dice, face) === 0 || face * size > sum) continue;
    const rest = partOf(dice - (ONE[face] as number), face, size - 1, sum - face);
    if (rest >= 0) return rest + (ONE[face] as number);
  }
  return -1;
}
