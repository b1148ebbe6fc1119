// Passkeys: a guest claims the account with one, and signs in with it on any device.
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { newId } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import * as store from '../store/people.ts';
import type { Db } from '../store/schema.ts';

const LIFE = 5 * 60_000; // of a challenge

/** The site of the browser, which passkeys are bound to. */
export interface Origin {
  readonly origin: string;
  readonly host: string;
}
export interface Challenge {
  readonly id: string; // stored in a cookie
  readonly options: { readonly challenge: string }; // and more: all of it is sent to the browser
}

/** Loaded on first use, so that the server starts faster. */
const webauthn = () => import('@simplewebauthn/server');

export class Passkeys {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async offerNew(person: store.Person, { host }: Origin): Promise<Challenge> {
    const known = await store.passkeysOf(this.db, person.id);
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Boardwright',
      rpID: host,
      userName: person.login ?? person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { id: await this.remember(options.challenge), options };
  }

  async addNew(person: store.Person, where: Origin, challengeId: string, response: unknown): Promise<void> {
    const expectedChallenge = await this.challenge(challengeId);
    const verified = await (await webauthn())
      .verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: where.origin,
        expectedRPID: where.host,
        requireUserVerification: false,
      })
      .catch(() => ({ verified: false as const }));
    if (!verified.verified) throw new Refuse('badPasskey');
    const { credential } = verified.registrationInfo;
    const isNew = await store.addPasskey(this.db, {
      id: credential.id,
      person: person.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      created: Date.now(),
    });
    if (!isNew) throw new Refuse('passkeyTaken');
  }

  async offerSignIn({ host }: Origin): Promise<Challenge> {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'preferred',
    });
    return { id: await this.remember(options.challenge), options };
  }

  /** Returns the owner of the passkey. */
  async signIn(where: Origin, challengeId: string, response: unknown): Promise<string> {
    const expectedChallenge = await this.challenge(challengeId);
    const given = response as AuthenticationResponseJSON;
    const passkey = typeof given.id === 'string' ? await store.passkeyOf(this.db, given.id) : undefined;
    if (passkey === undefined) throw new Refuse('badPasskey');
    const verified = await (await webauthn())
      .verifyAuthenticationResponse({
        response: given,
        expectedChallenge,
        expectedOrigin: where.origin,
        expectedRPID: where.host,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
          transports: transportsOf(passkey.transports),
        },
      })
      .catch(() => null);
    if (verified === null || !verified.verified) throw new Refuse('badPasskey');
    await store.countPasskeyUse(this.db, passkey.id, verified.authenticationInfo.newCounter);
    return passkey.person;
  }

  private async remember(challenge: string): Promise<string> {
    const id = newId();
    await store.addChallenge(this.db, id, challenge, Date.now() + LIFE);
    return id;
  }

  private async challenge(id: string): Promise<string> {
    const challenge = await store.takeChallenge(this.db, id, Date.now());
    if (challenge === null) throw new Refuse('badPasskey');
    return challenge;
  }
}

function transportsOf(text: string): AuthenticatorTransport[] {
  return text === '' ? [] : (text.split(',') as AuthenticatorTransport[]);
}
