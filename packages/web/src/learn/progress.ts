// Which lessons were learned on this device. All tabs of the browser share it.
import { useSyncExternalStore } from 'react';
import { Observable } from '../model/observable.ts';

const KEY = 'boardwright.lessons';
type Learned = Readonly<Record<string, readonly string[]>>; // by game
const NONE: readonly string[] = [];

function read(): Learned {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Learned;
  } catch {
    return {}; // storage is blocked, or holds something else
  }
}

const learned = new Observable<Learned>(read());

window.addEventListener('storage', event => {
  if (event.key === KEY) learned.set(read());
});

export const useLearned = (game: string): readonly string[] =>
  useSyncExternalStore(learned.subscribe, () => learned.get()[game] ?? NONE);

export function markLearned(game: string, lesson: string): void {
  const before = learned.get()[game] ?? NONE;
  if (before.includes(lesson)) return;
  learned.set({ ...learned.get(), [game]: [...before, lesson] });
  try {
    localStorage.setItem(KEY, JSON.stringify(learned.get()));
  } catch {
    // then nothing is stored, and everything else works
  }
}
