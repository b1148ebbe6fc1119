// A refused request, with a typed reason that the client can show.
import type { HttpWhy } from './protocol/index.ts';

export type { HttpWhy };

const STATUS: Readonly<Partial<Record<HttpWhy, number>>> = {
  noSuchTable: 404,
  noSuchGame: 404,
  noSuchPage: 404,
  noSuchPerson: 404,
  noSuchEdition: 404,
  noSuchClub: 404,
  notOwner: 403,
  noSuchWay: 404,
  noSuchLink: 404,
  notWelcome: 403,
  cannotInvite: 403,
  badAddress: 400,
  notInvited: 403,
  notHost: 403,
  sentAway: 403,
  notYourSeat: 403,
  badOrigin: 403,
  signedOut: 401,
  wrongLogin: 401,
  wrongPassword: 403,
  signInAgain: 403,
  badPasskey: 401,
  tooMany: 429,
  tooManySockets: 429,
  tooManyChairs: 429,
  tooManyEditions: 429,
  tooManyWays: 429,
  tooManyClubs: 429,
  tryAgain: 503,
  badRequest: 400,
};
const CONFLICT = 409;

export class Refuse extends Error {
  override readonly name = 'Refuse';
  readonly why: HttpWhy;
  readonly status: number;

  constructor(why: HttpWhy, message: string = why) {
    super(message);
    this.why = why;
    this.status = STATUS[why] ?? CONFLICT;
  }
}
