// Reasons for refusals, over the websocket and by HTTP. The client has a sentence for each.
import type { Declined } from '@boardwright/host';
import { z } from 'zod';
import { refused } from './play.ts';

/** Reasons without further data. */
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
/** A message was refused; `id` is the id that the client gave it. */
export const refusal = z.discriminatedUnion('why', [
  z.strictObject({ ...refusing, why: z.enum(PLAIN) }),
  z.strictObject({ ...refusing, why: z.literal('badMessage'), place: z.string() }),
  z.strictObject({ ...refusing, why: z.literal('notPossible'), reason: refused }),
]);

/** Additional reasons by HTTP. */
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
  'tooManyEditions',
  'noSuchEdition',
  'noSuchClub',
  'notOwner',
  'lastOwner',
  'tooManyClubs',
  'clubIsFull',
  'tooManyWays',
  'noSuchWay',
  'badAddress',
  'noMail',
  'noVacationLeft',
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
  'noGuest',
  'wrongPassword',
  'signInAgain',
  'notWelcome',
  'cannotInvite',
  'noSuchLink',
]);
export type HttpWhy = z.infer<typeof httpWhy>;
export const failure = z.strictObject({ why: httpWhy, message: z.string().exactOptional() });
