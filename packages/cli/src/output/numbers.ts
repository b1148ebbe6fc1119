// Numbers for people.

/** 1234567.8 → 1,234,568 */
export const whole = (n: number): string => Math.round(n).toLocaleString('en');
/** One decimal, or none for whole numbers. */
export const short = (n: number): string =>
  Number.isInteger(n) ? whole(n) : n.toLocaleString('en', { maximumFractionDigits: 1 });
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
