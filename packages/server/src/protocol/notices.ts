// Notices: of what people are told while they are away, and how.
import { z } from 'zod';

export const CALL_KINDS = [
  'turn',
  'hurry',
  'began',
  'invited',
  'rematch',
  'undo',
  'substitute',
  'end',
  'over',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];
export const WAYS = ['push', 'mail', 'hook'] as const;
export type WayKind = (typeof WAYS)[number];

const minute = z.int().min(0).max(1439);
const wish = z.array(z.enum(WAYS)).max(WAYS.length);

/** By which ways a person wants to be told of what. In quiet hours nothing is sent; afterwards, what still matters. */
export const wishes = z.strictObject({
  about: z.strictObject({
    turn: wish,
    hurry: wish,
    began: wish,
    invited: wish,
    rematch: wish,
    undo: wish,
    substitute: wish,
    end: wish.default(['push', 'mail']), // earlier clients do not know it
    over: wish,
  } satisfies Record<CallKind, z.ZodType>),
  quiet: z.strictObject({ from: minute, to: minute, zone: z.string().max(64) }).nullable(),
});
export type Wishes = z.infer<typeof wishes>;

/** Until somebody says otherwise. */
export const USUAL_WISHES: Wishes = {
  about: {
    turn: ['push', 'mail', 'hook'],
    hurry: ['push', 'mail', 'hook'],
    began: ['push'],
    invited: ['push', 'mail'],
    rematch: ['push', 'mail'],
    undo: ['push', 'mail'],
    substitute: ['push', 'mail'],
    end: ['push', 'mail'],
    over: ['push'],
  },
  quiet: null,
};
