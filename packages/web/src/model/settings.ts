// A person's settings on this device: language, theme, sound. Stored in the browser and shared by all its tabs.
import { useSyncExternalStore } from 'react';
import { Observable } from './observable.ts';
import { KEY, type Preferences, readPreferences, systemDark, wear } from './preferences.ts';

export * from './preferences.ts';

export const preferences = new Observable<Preferences>(readPreferences());

export function prefer(wanted: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...wanted });
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // then nothing is stored, and everything else works
  }
}

window.addEventListener('storage', event => {
  if (event.key === KEY) preferences.set(readPreferences());
});

export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);

/** The theme follows the person's choice, or else the system. */
export function wearTheme(): void {
  const system = systemDark();
  const follow = (): void => wear(preferences.get(), system);
  follow();
  system.addEventListener('change', follow);
  preferences.subscribe(follow);
}
