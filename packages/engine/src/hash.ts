// A hash of plain data: equal data have equal hashes, whatever the order of their keys. Fast enough to compute after
// every answer. Not cryptographic: collisions can be found on purpose.

const NULL = 0x2f0b4a27;
const TRUE = 0x51ed270b;
const FALSE = 0x7ed55d16;
const LIST = 0x165667b1;
const RECORD = 0x27d4eb2f;
const TEXTS_KEPT = 10_000;
const SHORT = 64;

const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);
const texts = new Map<string, number>(); // of keys and short texts, which occur again and again

/** A 32-bit integer. Ignores what JSON does not write. */
export function hashOf(data: unknown): number {
  return hash(data) >>> 0;
}

function hash(data: unknown): number {
  switch (typeof data) {
    case 'number':
      return ofNumber(data);
    case 'string':
      return ofText(data);
    case 'boolean':
      return data ? TRUE : FALSE;
    case 'object':
      if (data === null) return NULL;
      return Array.isArray(data) ? ofList(data) : ofRecord(data as Record<string, unknown>);
    default:
      return NULL;
  }
}

function ofNumber(n: number): number {
  if ((n | 0) === n) return mix(n, 0x3c6ef372);
  if (!Number.isFinite(n)) return NULL;
  float[0] = n;
  return mix(halves[0] as number, halves[1] as number);
}

function ofText(text: string): number {
  const known = texts.get(text);
  if (known !== undefined) return known;
  let h = text.length;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  if (text.length > SHORT) return h;
  if (texts.size >= TEXTS_KEPT) texts.clear();
  texts.set(text, h);
  return h;
}

function ofList(list: readonly unknown[]): number {
  let h = LIST ^ list.length;
  for (let i = 0; i < list.length; i++) h = mix(h, hash(list[i]));
  return h;
}

/** A sum, because it does not depend on the order of the keys. */
function ofRecord(record: Readonly<Record<string, unknown>>): number {
  let sum = RECORD;
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) sum = (sum + mix(ofText(key), hash(value))) | 0;
  }
  return mix(sum, RECORD);
}

function mix(a: number, b: number): number {
  let h = Math.imul(a ^ (b + 0x9e3779b9), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13) ^ b, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
