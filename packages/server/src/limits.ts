// Rate limits: every person and every address has a bucket of tokens that fills up again with time.
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}
interface Bucket {
  tokens: number;
  at: number;
}
const MOST_BUCKETS = 100_000;

export class Limits {
  private readonly limit: Limit;
  private readonly buckets = new Map<string, Bucket>();

  constructor(limit: Limit) {
    this.limit = limit;
  }

  /** True if there were enough tokens. */
  take(key: string, now: number, cost = 1): boolean {
    const { burst, perSecond } = this.limit;
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= MOST_BUCKETS) this.sweep(now);
      bucket = { tokens: burst, at: now };
      this.buckets.set(key, bucket);
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.tokens < cost) return false;
    bucket.tokens -= cost;
    return true;
  }

  /** A bucket that is full again need not be remembered. */
  sweep(now: number): void {
    const { burst, perSecond } = this.limit;
    const full = (burst / perSecond) * 1000;
    for (const [key, { at }] of this.buckets) if (now - at > full) this.buckets.delete(key);
    if (this.buckets.size >= MOST_BUCKETS) this.buckets.clear();
  }
}
