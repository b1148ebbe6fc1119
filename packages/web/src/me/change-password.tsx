// Changes the password. Needs the old password or a passkey.
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { changePassword, type Person } from '../online/person.ts';
import { useText } from '../text/text.tsx';
import type { Try } from './account.tsx';

interface Props {
  readonly person: Person;
  readonly attempt: Try;
  /** Afterwards the other devices are signed out. */
  changed(): void;
}

export function ChangePassword({ person, attempt, changed }: Props): ReactNode {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState(false);
  const hasPassword = person.login !== null;
  const change = (byPasskey: boolean): void => {
    if (form.current === null) return;
    const given = new FormData(form.current);
    const login = given.get('login');
    const wish = { password: String(given.get('password')), ...(login === null ? {} : { login: String(login) }) };
    setDone(false);
    void attempt(async () => {
      const passkey = byPasskey ? await (await import('../online/passkey.ts')).passkeyNow() : null;
      await changePassword(passkey === null ? { ...wish, old: String(given.get('old')) } : { ...wish, passkey });
      form.current?.reset();
      setDone(true);
      changed();
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change(!hasPassword);
  };
  return (
    <details className="change-password">
      <summary>{hasPassword ? text('me.changePassword') : text('me.addPassword')}</summary>
      <form ref={form} onSubmit={submit}>
        {hasPassword ? (
          <label className="field">
            <span>{text('me.oldPassword')}</span>
            <input name="old" type="password" required autoComplete="current-password" />
          </label>
        ) : (
          <label className="field">
            <span>{text('me.login')}</span>
            <input name="login" required minLength={3} maxLength={40} autoComplete="username" />
          </label>
        )}
        <label className="field">
          <span>{text('me.newPassword')}</span>
          <input name="password" type="password" required minLength={10} autoComplete="new-password" />
        </label>
        <p className="muted">{text('me.changeAbout')}</p>
        <div className="acts">
          <button type="submit" className="btn go">
            {hasPassword ? text('me.changePassword') : text('me.passkey.confirm')}
          </button>
          {hasPassword && person.passkeys > 0 && (
            <button type="button" className="btn" onClick={() => change(true)}>
              {text('me.passkey.confirm')}
            </button>
          )}
        </div>
      </form>
      {done && <p role="status">{text('me.passwordChanged')}</p>}
    </details>
  );
}
