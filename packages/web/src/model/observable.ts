// A value that can be observed. Pages read it through useSyncExternalStore.

export class Observable<V> {
  private value: V;
  private readonly listeners = new Set<() => void>();

  constructor(value: V) {
    this.value = value;
  }

  readonly get = (): V => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly set = (value: V): void => {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of [...this.listeners]) listener();
  };
}
