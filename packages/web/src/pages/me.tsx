// What I have set: my name, look and sound, and an account that keeps my games on other devices too.
import '../style/new-table.css';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Segments } from '../kit/segments.tsx';
import { MOVES, prefer, THEMES, usePreferences } from '../model/settings.ts';
import { Toggle } from '../new-table/parts.tsx';
import { reasonOf } from '../online/api.ts';
import { GUEST } from '../online/lobby.ts';
import { claim, rename, signedIn, signInAs, signOut, usePerson } from '../online/person.ts';
import { Link } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

export function MePage(): ReactNode {
  const text = useText();
  const { name, theme, sound, notify, shortcuts, moves } = usePreferences();
  const person = usePerson();
  useEffect(() => {
    void signedIn(GUEST).catch(() => {}); // without a server everything else on this page works
  }, []);
  const askToNotify = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    prefer({ notify: allowed });
  };
  return (
    <>
      <h1>{text('me.title')}</h1>
      <div className="me-page">
        <section className="panel part">
          <h2>{text('me.name')}</h2>
          <label className="field">
            <span>{text('me.nameAbout')}</span>
            <input
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={event => prefer({ name: event.target.value })}
              onBlur={() => {
                if (name.trim() !== '') void rename(name.trim()).catch(() => {});
              }}
            />
          </label>
          {person !== null && <Link href={`/player/${person.id}`}>{text('me.page')}</Link>}
        </section>
        <section className="panel part">
          <h2>{text('me.look')}</h2>
          <Segments
            label={text('me.theme')}
            showLabel
            value={theme}
            values={THEMES.map(each => ({ value: each, label: text(`me.theme.${each}`) }))}
            onChange={to => prefer({ theme: to })}
          />
          <Segments
            label={text('me.moves')}
            showLabel
            value={moves}
            values={MOVES.map(each => ({ value: each, label: text(`me.moves.${each}`) }))}
            onChange={to => prefer({ moves: to })}
          />
          <Toggle
            label={text('sound')}
            about={text('me.soundAbout')}
            on={sound}
            onChange={to => prefer({ sound: to })}
          />
          <Toggle label={text('me.notify')} about={text('me.notifyAbout')} on={notify} onChange={askToNotify} />
          <Toggle
            label={text('me.shortcuts')}
            about={text('me.shortcutsAbout')}
            on={shortcuts}
            onChange={to => prefer({ shortcuts: to })}
          />
        </section>
        <Account />
      </div>
    </>
  );
}

function Account(): ReactNode {
  const text = useText();
  const reason = useReason();
  const person = usePerson();
  const [said, setSaid] = useState<string | null>(null);
  const [returning, setReturning] = useState(false);
  if (person === null)
    return (
      <section className="panel part">
        <h2>{text('me.account')}</h2>
        <p className="muted">{text('me.noServer')}</p>
      </section>
    );
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [login, password] = [String(form.get('login')), String(form.get('password'))];
    try {
      await (returning ? signInAs : claim)(login, password);
      setSaid(null);
    } catch (error) {
      setSaid(reason(reasonOf(error)));
    }
  };
  return (
    <section className="panel part">
      <h2>{text('me.account')}</h2>
      {person.guest ? (
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
          {said !== null && (
            <p className="refusal" role="alert">
              {said}
            </p>
          )}
        </form>
      ) : (
        <>
          <p>{text('me.signedInAs', { login: person.login ?? person.name })}</p>
          <button type="button" className="btn" onClick={() => void signOut()}>
            {text('me.signOut')}
          </button>
        </>
      )}
    </section>
  );
}
