// What a person has set on this device: language, look, sound. Kept by the browser; the same in all its tabs.
import { LANGUAGES, type Language } from '@boardwright/engine';
import { useSyncExternalStore } from 'react';
import { Observable } from './observable.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How the moves of others are shown: as they come, one after the other, or slowly. */
export const MOVES = ['off', 'normal', 'slow'] as const;
export type Moves = (typeof MOVES)[number];
/** Milliseconds for which a move is seen before the next one. */
export const HOLD: Readonly<Record<Moves, number>> = { off: 0, normal: 850, slow: 1700 };
/** Milliseconds before a bot of this device answers. */
export const BOT_PAUSE: Readonly<Record<Moves, number>> = { off: 0, normal: 300, slow: 900 };

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly notify: boolean; // by the system, when it is our turn
  readonly shortcuts: boolean; // single keys
  readonly name: string;
  readonly moves: Moves;
}

const KEY = 'boardwright.preferences';

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

function read(): Preferences {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return defaults(); // storage is closed to us, or somebody else wrote there
  }
}

export const preferences = new Observable<Preferences>(read());

export function prefer(wanted: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...wanted });
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // nothing is kept then, and all goes on
  }
}

window.addEventListener('storage', event => {
  if (event.key === KEY) preferences.set(read());
});

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get);

/** The look of the page follows the person, or else the system. */
export function wearTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const wear = (): void => {
    const { theme } = preferences.get();
    const dark = theme === 'dark' || (theme === 'auto' && system.matches);
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  };
  wear();
  system.addEventListener('change', wear);
  preferences.subscribe(wear);
}
