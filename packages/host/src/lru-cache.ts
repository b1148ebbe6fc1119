// What was used last, up to a number of things and to a weight of all: the rest is forgotten, that used longest ago first.
export interface LruSettings<V> {
  readonly most: number; // things
  readonly heaviest?: number; // all of them together
  weigh?(value: V): number;
}

interface Used<V> {
  readonly value: V;
  readonly at: number;
  readonly weight: number;
}

export class LruCache<V> {
  private readonly kept = new Map<string, Used<V>>(); // that used longest ago comes first
  private readonly settings: LruSettings<V>;
  private readonly now: () => number;
  private weight = 0;

  constructor(settings: LruSettings<V>, now: () => number) {
    this.settings = settings;
    this.now = now;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: string): V | undefined {
    return this.kept.get(key)?.value;
  }

  /** Keeps a thing, or notes that it was used just now and what it weighs since. */
  use(key: string, value: V): void {
    this.delete(key);
    const weight = this.settings.weigh?.(value) ?? 0;
    this.kept.set(key, { value, at: this.now(), weight });
    this.weight += weight;
    const { most, heaviest = Number.POSITIVE_INFINITY } = this.settings;
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= most && this.weight <= heaviest) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }

  /** Forgets what has not been used for so long. */
  sweep(idle: number): void {
    const since = this.now() - idle;
    for (const [key, { at }] of this.kept) {
      if (at > since) return;
      this.delete(key);
    }
  }
}
