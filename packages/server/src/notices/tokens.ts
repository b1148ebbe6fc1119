// Links in mails that work without signing in: to confirm an address, and to end its mails. A token is the id of the
// way and a proof that this server made it, so nothing has to be stored.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../ids.ts';
import type { Db } from '../store/schema.ts';
import { serverKey } from '../store/ways.ts';

type Use = 'confirm' | 'stop';

export async function tokenFor(db: Db, use: Use, way: string): Promise<string> {
  return `${way}.${await proof(db, use, way)}`;
}

/** The way that a token is for; null: this server did not make it. */
export async function wayOfToken(db: Db, use: Use, token: string): Promise<string | null> {
  const [way = '', given = ''] = token.split('.');
  const right = Buffer.from(await proof(db, use, way));
  const offered = Buffer.from(given);
  return offered.length === right.length && timingSafeEqual(offered, right) ? way : null;
}

async function proof(db: Db, use: Use, way: string): Promise<string> {
  const key = await serverKey(db, 'links', newSecret);
  return createHmac('sha256', key).update(`${use} ${way}`).digest('base64url');
}
