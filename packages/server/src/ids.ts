// Ids and tokens that cannot be guessed.
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');
/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('hex');
/** Only the hash of a token is stored, so a stolen database gives access to no session. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
