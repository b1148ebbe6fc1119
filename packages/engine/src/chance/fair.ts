// Chance that players can verify (docs/adr/0014-fair-chance.md). The table commits to a secret before anybody joins.
// Every player commits to a contribution before any contribution is revealed. All draws follow from the secret and the
// contributions.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BadInput } from '../errors.ts';
import type { Seat } from '../types.ts';
import type { Chance } from './chance.ts';

/** What is published about a fair game. The secret is added when the game is over. */
export type Seal = FirstSeal | SecondSeal;

/** Used before players committed to their contributions. Still opened and verified, but no longer created. */
export interface FirstSeal {
  readonly version?: never;
  readonly commitment: string; // SHA-256 of the secret, hex
  readonly nonces: readonly string[]; // one per seat, as the players gave them
  readonly secret?: string; // 32 bytes, hex
}
export interface SecondSeal {
  readonly version: 2;
  readonly table: string; // its id
  readonly commitment: string; // to table and secret, in hex
  readonly commitments: readonly string[]; // by seat, to the player's contribution; '': this seat makes none
  readonly nonces: readonly string[]; // by seat, the contribution: 32 bytes in hex; '': none, or not revealed in time
  readonly from?: number; // this many answers, and the setup, were played elsewhere and not drawn from this seal
  readonly secret?: string;
}

const TAGS = {
  secret: 'boardwright fair chance 2: secret',
  part: 'boardwright fair chance 2: part',
  key: 'boardwright fair chance 2: key',
} as const;

/** The table's commitment, shown before any player contributes. */
export function commitToSecret(table: string, secret: string): string {
  return bytesToHex(digest([utf8ToBytes(TAGS.secret), utf8ToBytes(table), bytesOf(secret, 'a secret')]));
}

/** A player's commitment. It is valid only for one seat of one table with one secret. */
export function commitToPart(table: string, commitment: string, seat: Seat, nonce: string): string {
  const fields = [TAGS.part, table].map(utf8ToBytes);
  const own = [bytesOf(commitment, 'a commitment'), utf8ToBytes(`${seat}`), bytesOf(nonce, 'a contribution')];
  return bytesToHex(digest([...fields, ...own]));
}

/** The seal of a table on a single device, which knows everything from the start. */
export function sealAlone(table: string, secret: string, nonces: readonly string[]): SecondSeal {
  const commitment = commitToSecret(table, secret);
  const commitments = nonces.map((nonce, seat) => (nonce === '' ? '' : commitToPart(table, commitment, seat, nonce)));
  return { version: 2, table, commitment, commitments, nonces };
}

/** The draws of a game with this seal. Does not check the secret against the commitment. */
export function chanceOf(seal: Seal, secret: string): Chance {
  return seal.version === 2 ? drawing(keyOf(seal, secret)) : fairChance(secret, seal.nonces);
}

/** Checks that the secret is revealed and matches the commitment. */
export function openSecret(seal: Seal): string {
  if (seal.secret === undefined) throw new BadInput('the secret of this game has not been revealed yet');
  const promised = seal.version === 2 ? commitToSecret(seal.table, seal.secret) : commitTo(seal.secret);
  if (promised !== seal.commitment) throw new BadInput('the revealed secret is not the one that was committed to');
  return seal.secret;
}

/** Checks that everything in the seal matches the commitments. */
export function openSeal(seal: Seal): Chance {
  const secret = openSecret(seal);
  if (seal.version === 2) for (const [seat] of seal.nonces.entries()) checkPart(seal, seat);
  return chanceOf(seal, secret);
}

function checkPart({ table, commitment, commitments, nonces }: SecondSeal, seat: Seat): void {
  const nonce = nonces[seat] ?? '';
  if (nonce !== '' && commitToPart(table, commitment, seat, nonce) !== commitments[seat])
    throw new BadInput(`the contribution of seat ${seat} is not the one that was committed to`);
}

/** The commitment of a first seal. */
export function commitTo(secret: string): string {
  return bytesToHex(sha256(bytesOf(secret, 'a secret')));
}

/** The draws of a game with a first seal. */
export function fairChance(secret: string, nonces: readonly string[]): Chance {
  const hash = sha256.create().update(utf8ToBytes('boardwright fair chance 1\n')).update(bytesOf(secret, 'a secret'));
  for (const nonce of nonces) addField(hash, utf8ToBytes(nonce));
  return drawing(hash.digest());
}

function keyOf({ table, commitments, nonces }: SecondSeal, secret: string): Uint8Array {
  const parts = nonces.flatMap((nonce, seat) => [optionalBytes(commitments[seat] ?? ''), optionalBytes(nonce)]);
  return digest([utf8ToBytes(TAGS.key), utf8ToBytes(table), bytesOf(secret, 'a secret'), ...parts]);
}

const optionalBytes = (hex: string): Uint8Array => (hex === '' ? new Uint8Array() : bytesOf(hex, 'a contribution'));

function bytesOf(hex: string, what: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new BadInput(`${what} is 32 bytes, written as 64 hexadecimal digits`);
  return hexToBytes(hex);
}

/** Hashes each field with its length, so that different lists of fields never give the same input. */
function digest(fields: readonly Uint8Array[]): Uint8Array {
  const hash = sha256.create();
  for (const field of fields) addField(hash, field);
  return hash.digest();
}

function addField(hash: ReturnType<typeof sha256.create>, bytes: Uint8Array): void {
  hash.update(utf8ToBytes(`${bytes.length}:`)).update(bytes);
}

function drawing(key: Uint8Array): Chance {
  return { int: (below, stream, index) => uniform(key, below, `${stream}#${index}`) };
}

/** Takes 32-bit words of HMAC(key, label, block 0, 1, …). Skips those that would favour small results. */
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
