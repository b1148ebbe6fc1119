// The building blocks of messages and requests.
import { z } from 'zod';

/** One of our random ids: table, person, invitation. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
/** An id that the client chooses for a message, so that a retry is harmless. */
export const messageId = z.string().min(1).max(64);
export const seat = z.int().min(0).max(15);
export const lane = z.string().regex(/^(\d{1,3}(\.\d{1,3}){0,7})?$/);
export const word = z
  .templateLiteral([z.string(), ':', z.string()])
  .refine(text => text.length <= 200 && /^\S+:\S+$/.test(text), 'a word is two parts with a colon between');
export const count = z.int().min(0).max(1_000_000);
const JOINED = '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})';
const PICTURE = '(?<=\\p{Emoji})\\uFE0F';
const HIDDEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]';
/**
 * Invisible characters that change how text is shown: controls, direction marks, fillers. Joiners between emoji and the
 * emoji variation selector are allowed.
 */
const UNSEEN = new RegExp(`(?:(?!${JOINED}|${PICTURE})${HIDDEN})+`, 'gu');

export const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine(text => text.search(UNSEEN) < 0, 'a name has no control characters')
  .regex(/[^\s\u2800]/u, 'a name must not be blank');
/** A chat line. Invisible characters become spaces. */
export const said = z
  .string()
  .overwrite(text => text.replace(UNSEEN, ' '))
  .trim()
  .max(500);
export const gameId = z.string().regex(/^[a-z0-9-]{1,60}$/);
/** 32 bytes: a contribution to the chance, or a commitment to one. */
export const bytes32 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 32 bytes, written as 64 hexadecimal digits');
const minute = z.int().min(0).max(1439);

export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(1_000).max(86_400_000),
    increment: z.int().min(0).max(600_000),
  }),
  z.strictObject({
    kind: z.literal('days'),
    perTurn: z
      .int()
      .min(1_000)
      .max(30 * 86_400_000),
    window: z.strictObject({ from: minute, to: minute, zone: z.string().max(64) }).nullable(),
  }),
]);
