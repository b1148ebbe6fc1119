// Passkeys: the browser creates one for this account, or signs in with an existing one.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { post } from './api.ts';
import { askAgain, type Person, remember } from './person.ts';

export async function addPasskey(): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/offer');
  await post('/api/me/passkeys', { response: await startRegistration({ optionsJSON }) });
  await askAgain();
}

/** The response of a passkey that is used now. */
export async function passkeyNow(): Promise<object> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/passkey/offer');
  return startAuthentication({ optionsJSON });
}

export async function signInByPasskey(): Promise<void> {
  remember(await post<Person>('/api/sign-in/passkey', { response: await passkeyNow() }));
}
