// The settings of a person, as stored in the browser. Imports almost nothing, because it runs before the app has loaded.
import { LANGUAGES, type Language } from '@boardwright/engine';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How what happens is shown: step by step, each when the person says so or after a while, or all at once. */
export const MOVES = ['hand', 'slow', 'normal', 'quick', 'off'] as const;
export type Moves = (typeof MOVES)[number];
/** How long a step is shown, compared with the usual time. 0: not at all; Infinity: until the person goes on. */
export const SPEED: Readonly<Record<Moves, number>> = {
  hand: Number.POSITIVE_INFINITY,
  slow: 2,
  normal: 1,
  quick: 0.45,
  off: 0,
};
/** Milliseconds before a bot of this device answers. */
export const BOT_PAUSE: Readonly<Record<Moves, number>> = { hand: 300, slow: 900, normal: 300, quick: 100, off: 0 };

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly notify: boolean; // system notification when it is our turn
  readonly shortcuts: boolean; // single keys
  readonly name: string;
  readonly moves: Moves;
  readonly stages: 'alone' | 'hand'; // whether stages, such as a scoring, go on by themselves
  readonly gains: boolean; // those that cannot hurt are taken by themselves
  readonly tapTwice: boolean; // on a touch screen the first tap shows, the second chooses
}

export const KEY = 'boardwright.preferences';

/** That of an invitation, or of the browser. */
function preferredLanguage(): Language {
  const invited = new URLSearchParams(window.location.search).get('lang');
  const known = LANGUAGES.find(language => language === invited);
  if (known !== undefined) return known;
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
    stages: 'alone',
    gains: true,
    tapTwice: false,
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
