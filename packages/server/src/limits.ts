// Rate limits: each person and each address has a token bucket that refills over time. Uses a monotonic clock, so
// changing the system time has no effect.
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
  private readonly clock: () => number; // milliseconds
  private readonly buckets = new Map<string, Bucket>();

  constructor(limit: Limit, clock: () => number = () => performance.now()) {
    this.limit = limit;
    this.clock = clock;
  }

  /** True if there were enough tokens. */
  take(key: string, cost = 1): boolean {
    const { burst, perSecond } = this.limit;
    const now = this.clock();
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

  /** Refunds tokens that turned out not to count. */
  give(key: string, tokens = 1): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(this.limit.burst, bucket.tokens + tokens);
  }

  /** Drops buckets that are full again. */
  private sweep(now: number): void {
    const { burst, perSecond } = this.limit;
    const full = (burst / perSecond) * 1000;
    for (const [key, { at }] of this.buckets) if (now - at > full) this.buckets.delete(key);
    if (this.buckets.size >= MOST_BUCKETS) this.buckets.clear();
  }
}
