// Chance that players can verify. The server commits to a secret before anybody joins; every player adds a nonce;
// all draws follow from both. Neither side can choose the outcome, and after the game anybody can recompute it.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BadInput } from '../errors.ts';
import type { Chance } from './chance.ts';

/** What is published of a fair game. The secret is added when the game is over. */
export interface Seal {
  readonly commitment: string; // SHA-256 of the secret, hex
  readonly nonces: readonly string[]; // one per seat, as the players gave them
  readonly secret?: string; // 32 bytes, hex
}

/** The promise that is shown when a table opens. */
export function commitTo(secret: string): string {
  return bytesToHex(sha256(secretBytes(secret)));
}

export function fairChance(secret: string, nonces: readonly string[]): Chance {
  const key = keyOf(secretBytes(secret), nonces);
  return {
    int: (below, stream, index) => uniform(key, below, `${stream}#${index}`),
  };
}

/** Checks that a revealed secret is the one that was promised. */
export function openSeal(seal: Seal): Chance {
  if (seal.secret === undefined) throw new BadInput('the secret of this game has not been revealed yet');
  if (commitTo(seal.secret) !== seal.commitment)
    throw new BadInput('the revealed secret is not the one that was committed to');
  return fairChance(seal.secret, seal.nonces);
}

function secretBytes(secret: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new BadInput('a secret is 32 bytes, written as 64 hexadecimal digits');
  return hexToBytes(secret);
}

/** Lengths are hashed too, so that no two lists of nonces can be mistaken for each other. */
function keyOf(secret: Uint8Array, nonces: readonly string[]): Uint8Array {
  const hash = sha256.create().update(utf8ToBytes('boardwright fair chance 1\n')).update(secret);
  for (const nonce of nonces) {
    const bytes = utf8ToBytes(nonce);
    hash.update(utf8ToBytes(`${bytes.length}:`)).update(bytes);
  }
  return hash.digest();
}

/** 32-bit words of HMAC(key, label, block 0, 1, …); those that would favour small results are passed over. */
function uniform(key: Uint8Array, below: number, label: string): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${label}#${block}`));
    const words = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < 32; i += 4) {
      const word = words.getUint32(i);
      if (word < limit) return word % below;
    }
  }
}
