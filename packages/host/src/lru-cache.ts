// A cache of the most recently used things, limited by number and by total weight.
export interface LruSettings<V> {
  readonly most: number; // number of things
  readonly heaviest?: number; // total weight
  weigh?(value: V): number;
}

interface Used<V> {
  readonly value: V;
  readonly at: number;
  readonly weight: number;
}

export class LruCache<V> {
  private readonly kept = new Map<string, Used<V>>(); // least recently used first
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

  /** Adds a thing, or marks it as just used and updates its weight. */
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

  /** Drops everything that was not used for this long. */
  sweep(idle: number): void {
    const since = this.now() - idle;
    for (const [key, { at }] of this.kept) {
      if (at > since) return;
      this.delete(key);
    }
  }
}
