// Language, theme and sound: small controls in the top bar, and in a table's menu on a phone.
import { LANGUAGES, type Language } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Segments } from '../kit/segments.tsx';
import { prefer, THEMES, usePreferences } from '../model/settings.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';

/** Each language by its own name, whatever the current language is. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', pl: 'Polski' };

export function LanguageSegments(): ReactNode {
  const text = useText();
  const { language } = usePreferences();
  const values = LANGUAGES.map(each => ({ value: each, label: NAMES[each], lang: each }));
  return (
    <Segments label={text('language')} value={language} values={values} onChange={to => prefer({ language: to })} />
  );
}

export function LanguageSelect(): ReactNode {
  const text = useText();
  const { language } = usePreferences();
  return (
    <label className="tool language">
      <span className="unseen">{text('language')}</span>
      <select value={language} onChange={event => prefer({ language: event.target.value as Language })}>
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {each.toUpperCase()}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeButton(): ReactNode {
  const text = useText();
  const { theme } = usePreferences();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const label = text('theme', { theme });
  return (
    <button type="button" className="tool" aria-label={label} title={label} onClick={() => prefer({ theme: next })}>
      <Icon name={theme === 'light' ? 'sun' : 'theme'} />
    </button>
  );
}

export function SoundButton(): ReactNode {
  const text = useText();
  const { sound } = usePreferences();
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={sound}
      aria-label={text('sound')}
      title={text('sound')}
      onClick={() => prefer({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
    </button>
  );
}

/** The current person: a letter and a name, with a link to the settings. */
export function MeLink({ current }: { readonly current: boolean }): ReactNode {
  const text = useText();
  const { name } = usePreferences();
  if (name === '')
    return (
      <Link className="btn soft small" href="/me" aria-current={current ? 'page' : undefined}>
        {text('me.signIn')}
      </Link>
    );
  const called = name;
  return (
    <Link
      className="me"
      href="/me"
      aria-label={text('nav.me', { name: called })}
      aria-current={current ? 'page' : undefined}
    >
      <i aria-hidden="true" data-initial={called.slice(0, 1).toUpperCase()} />
      <span>{called}</span>
    </Link>
  );
}
