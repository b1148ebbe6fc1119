// Formats numbers for people.

/** 1234567.8 → 1,234,568 */
export const whole = (n: number): string => Math.round(n).toLocaleString('en');
/** About three significant digits; integers have no decimals. */
export const short = (n: number): string =>
  Number.isInteger(n) ? whole(n) : n.toLocaleString('en', { maximumFractionDigits: Math.abs(n) < 10 ? 2 : 1 });
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
