// Why something was not done: over the websocket, and by HTTP. The client has a sentence for each.
import type { Declined } from '@boardwright/host';
import { z } from 'zod';
import { refused } from './play.ts';

/** Reasons that say it all by their name. */
const PLAIN = [
  'over',
  'notAsked',
  'ambiguous',
  'notOffered',
  'notYourSeat',
  'stale',
  'notConfirmed',
  'nothingToUndo',
  'nothingToConfirm',
  'noProposal',
  'alreadyProposed',
  'notAway',
  'rated',
  'notPlaying',
  'rulesBroke',
  'rulesChanged',
  'noSuchTable',
  'notInvited',
  'notStarted',
  'tooMany',
  'tryAgain',
  'signedOut',
] as const;

export type Reason =
  | Declined
  | { readonly why: 'badMessage'; readonly place: string }
  | { readonly why: 'noSuchTable' | 'notInvited' | 'notStarted' | 'tooMany' | 'tryAgain' | 'signedOut' };

const refusing = { type: z.literal('refused'), id: z.string().max(64).nullable() };
/** A message that was not followed; `id` is the one the client gave it. */
export const refusal = z.discriminatedUnion('why', [
  z.strictObject({ ...refusing, why: z.enum(PLAIN) }),
  z.strictObject({ ...refusing, why: z.literal('badMessage'), place: z.string() }),
  z.strictObject({ ...refusing, why: z.literal('notPossible'), reason: refused }),
]);

/** By HTTP there are some more. */
export const httpWhy = z.enum([
  ...PLAIN,
  'badMessage',
  'notPossible',
  'badRequest',
  'tooManySockets',
  'noSuchGame',
  'noSuchPage',
  'noSuchPerson',
  'seatTaken',
  'alreadyStarted',
  'alreadySeated',
  'tooManyChairs',
  'sealed',
  'notSealed',
  'sentAway',
  'notHost',
  'notOver',
  'notStopped',
  'loginTaken',
  'wrongLogin',
  'badOrigin',
  'badPasskey',
  'passkeyTaken',
  'isGuest',
  'notGuest',
  'wrongPassword',
  'signInAgain',
]);
export type HttpWhy = z.infer<typeof httpWhy>;
export const failure = z.strictObject({ why: httpWhy, message: z.string().exactOptional() });
