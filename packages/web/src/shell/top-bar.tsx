// The bar on top of every page: where to go, and in which language and light.
import { LANGUAGES, type Language } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { Icon, Mark } from '../kit/icon.tsx';
import { Segments } from '../kit/segments.tsx';
import { prefer, THEMES, usePreferences } from '../model/settings.ts';
import { Link, useRoute } from '../route.tsx';
import { useText } from '../text/text.tsx';

/** Each language by its own name, whatever the page speaks now. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', pl: 'Polski' };

export function TopBar(): ReactNode {
  const text = useText();
  const { path } = useRoute();
  const { name } = usePreferences();
  const at = (first: string | undefined) => (path[0] === first ? { 'aria-current': 'page' as const } : {});
  return (
    <header className="top">
      <Link className="brand" href="/">
        <Mark />
        <span>Boardwright</span>
      </Link>
      <nav aria-label={text('nav')}>
        <Link href="/" {...at(undefined)}>
          {text('nav.games')}
        </Link>
        <Link href="/new" {...at('new')}>
          {text('nav.new')}
        </Link>
        <Link href="/rules" {...at('rules')}>
          {text('nav.rules')}
        </Link>
      </nav>
      <div className="tools">
        <LanguageChoice />
        <ThemeButton />
        <SoundButton />
        <Link className="me" href="/me" aria-label={text('nav.me', { name: name || text('guest') })} {...at('me')}>
          <i aria-hidden="true" data-initial={(name || text('guest')).slice(0, 1).toUpperCase()} />
          <span className="wide-only">{name || text('guest')}</span>
        </Link>
      </div>
    </header>
  );
}

function LanguageChoice(): ReactNode {
  const text = useText();
  const { language } = usePreferences();
  const values = LANGUAGES.map(each => ({ value: each, label: NAMES[each], lang: each }));
  return (
    <>
      <div className="wide-only">
        <Segments label={text('language')} value={language} values={values} onChange={to => prefer({ language: to })} />
      </div>
      <label className="tool narrow-only language">
        <span className="unseen">{text('language')}</span>
        <select value={language} onChange={event => prefer({ language: event.target.value as Language })}>
          {LANGUAGES.map(each => (
            <option key={each} value={each} lang={each}>
              {each.toUpperCase()}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function ThemeButton(): ReactNode {
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

function SoundButton(): ReactNode {
  const text = useText();
  const { sound } = usePreferences();
  return (
    <button
      type="button"
      className="tool wide-only"
      aria-pressed={sound}
      aria-label={text('sound')}
      title={text('sound')}
      onClick={() => prefer({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
    </button>
  );
}
