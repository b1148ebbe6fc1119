// A value that this device keeps and all tabs of the browser share.
import { Observable } from './observable.ts';

export interface Stored<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  readonly keep: (value: T) => void;
}

export function stored<T>(key: string, first: T): Stored<T> {
  const read = (): T => {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? first;
    } catch {
      return first; // storage is blocked, or holds something else
    }
  };
  const value = new Observable<T>(read());
  window.addEventListener('storage', event => {
    if (event.key === key) value.set(read());
  });
  const keep = (wanted: T): void => {
    value.set(wanted);
    try {
      localStorage.setItem(key, JSON.stringify(wanted));
    } catch {
      // then nothing is stored, and everything else works
    }
  };
  return { get: value.get, subscribe: value.subscribe, keep };
}
