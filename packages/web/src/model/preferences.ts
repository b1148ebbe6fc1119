// The settings of a person, as stored in the browser. Imports almost nothing, because it runs before the app has loaded.
import { LANGUAGES, type Language } from '@boardwright/engine';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How the moves of others are shown: as they come, one after the other, or slowly. */
export const MOVES = ['off', 'normal', 'slow'] as const;
export type Moves = (typeof MOVES)[number];
/** Milliseconds for which a move is shown. */
export const HOLD: Readonly<Record<Moves, number>> = { off: 0, normal: 850, slow: 1700 };
/** Milliseconds before a bot of this device answers. */
export const BOT_PAUSE: Readonly<Record<Moves, number>> = { off: 0, normal: 300, slow: 900 };

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly notify: boolean; // system notification when it is our turn
  readonly shortcuts: boolean; // single keys
  readonly name: string;
  readonly moves: Moves;
}

export const KEY = 'boardwright.preferences';

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find(language => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

function defaults(): Preferences {
  return {
    language: preferredLanguage(),
    theme: 'auto',
    sound: false,
    notify: false,
    shortcuts: true,
    name: '',
    moves: 'normal',
  };
}

export function readPreferences(): Preferences {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return defaults(); // storage is blocked, or holds something else
  }
}

/** Light or dark, as the person wants it, or else the system. */
export function wear({ theme }: Preferences, system: { readonly matches: boolean }): void {
  const dark = theme === 'dark' || (theme === 'auto' && system.matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
}

export const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
