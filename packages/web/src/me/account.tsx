// An account that also keeps my games on other devices: with a password, a passkey, or both.

import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { Refused } from '../kit/refused.tsx';
import { reasonOf } from '../online/api.ts';
import { GUEST } from '../online/lobby.ts';
import { claim, hasSignedOut, type Person, signedIn, signInAs, signOut, usePerson } from '../online/person.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { GuestHere } from './guest-here.tsx';

export type Try = (deed: () => Promise<void>) => Promise<void>;

/** `isAlone`: the server was asked who we are, and could not be reached. */
export function Account({ isAlone }: { readonly isAlone: boolean }): ReactNode {
  const text = useText();
  const reason = useReason();
  const person = usePerson();
  const [said, setSaid] = useState<string | null>(null);
  const attempt: Try = async deed => {
    setSaid(null);
    try {
      await deed();
    } catch (error) {
      setSaid(isCancelled(error) ? text('me.passkey.cancelled') : reason(reasonOf(error)));
    }
  };
  return (
    <section className="panel part">
      <h2>{text('me.account')}</h2>
      {person === null ? (
        <SignedOut attempt={attempt} isAlone={isAlone} />
      ) : person.guest ? (
        <AsGuest attempt={attempt} />
      ) : (
        <SignedIn person={person} attempt={attempt} />
      )}
      <Refused why={said} />
    </section>
  );
}

interface SignedOutProps {
  readonly attempt: Try;
  readonly isAlone: boolean;
}
/** Nobody is signed in: the person has signed out, there is no server, or it has not said yet who we are. */
function SignedOut({ attempt, isAlone }: SignedOutProps): ReactNode {
  const text = useText();
  const isOut = useSyncExternalStore(hasSignedOut.subscribe, hasSignedOut.get);
  if (!isOut) return isAlone ? <p className="muted">{text('me.noServer')}</p> : <Progress label={text('loading')} />;
  return (
    <>
      <p role="status">{text('me.signedOut')}</p>
      <AsGuest attempt={attempt} isReturning />
    </>
  );
}

/** The browser asked for the passkey, but the person cancelled. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);

interface AsGuestProps {
  readonly attempt: Try;
  readonly isReturning?: boolean;
}
function AsGuest({ attempt, isReturning = false }: AsGuestProps): ReactNode {
  const text = useText();
  const [returning, setReturning] = useState(isReturning);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [login, password] = [String(form.get('login')), String(form.get('password'))];
    void attempt(async () => {
      if (!returning) await signedIn(GUEST); // who has signed out begins anew
      await (returning ? signInAs : claim)(login, password);
    });
  };
  return (
    <form className="account" onSubmit={submit}>
      <p className="muted">{returning ? text('me.signInAbout') : text('me.claimAbout')}</p>
      <label className="field">
        <span>{text('me.login')}</span>
        <input name="login" required minLength={3} maxLength={40} autoComplete="username" />
      </label>
      <label className="field">
        <span>{text('me.password')}</span>
        <input
          name="password"
          type="password"
          required
          minLength={10}
          autoComplete={returning ? 'current-password' : 'new-password'}
        />
      </label>
      <div className="acts">
        <button type="submit" className="btn go">
          {returning ? text('me.signIn') : text('me.claim')}
        </button>
        <button type="button" className="btn" onClick={() => setReturning(!returning)}>
          {returning ? text('me.claim') : text('me.signIn')}
        </button>
      </div>
      <div className="passkeys">
        <p className="muted">{returning ? text('me.passkey.useAbout') : text('me.passkey.about')}</p>
        <button type="button" className="btn soft" onClick={() => void attempt(returning ? givePasskey : addPasskey)}>
          <Icon name="lock" />
          {returning ? text('me.passkey.use') : text('me.passkey.add')}
        </button>
      </div>
    </form>
  );
}

/** The code for passkeys is loaded when it is needed. */
const addPasskey = async (): Promise<void> => (await import('../online/passkey.ts')).addPasskey();
const givePasskey = async (): Promise<void> => (await import('../online/passkey.ts')).signInByPasskey();

function SignedIn({ person, attempt }: { readonly person: Person; readonly attempt: Try }): ReactNode {
  const text = useText();
  const [changes, setChanges] = useState(0);
  return (
    <>
      {person.guestHere !== null && <GuestHere guest={person.guestHere} attempt={attempt} />}
      <p>{text('me.signedInAs', { login: person.login ?? person.name })}</p>
      <p className="muted">{text('me.passkey.count', { n: person.passkeys })}</p>
      <div className="acts">
        <button type="button" className="btn soft" onClick={() => void attempt(addPasskey)}>
          <Icon name="lock" />
          {text('me.passkey.add')}
        </button>
        <button type="button" className="btn" onClick={() => void attempt(signOut)}>
          {text('me.signOut')}
        </button>
      </div>
      <ChangePassword person={person} attempt={attempt} changed={() => setChanges(changes + 1)} />
      <Devices key={changes} attempt={attempt} />
    </>
  );
}
