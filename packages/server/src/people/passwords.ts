// Passwords, stored as argon2id hashes.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }; // 19 MiB: the OWASP recommendation for argon2id

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce: salt, ...COST });
  return ['argon2id', COST.memory, COST.passes, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, memory, passes, salt, tag] = hash.split('$');
  if (kind !== 'argon2id' || salt === undefined || tag === undefined) return false;
  const cost = { ...COST, memory: Number(memory), passes: Number(passes) };
  const found = await derive('argon2id', { message: password, nonce: Buffer.from(salt, 'base64url'), ...cost });
  return timingSafeEqual(found, Buffer.from(tag, 'base64url'));
}

/** Takes as long as a real comparison, so that nobody can find out which logins exist. */
export async function wastePassword(password: string): Promise<false> {
  await derive('argon2id', { message: password, nonce: randomBytes(16), ...COST });
  return false;
}
