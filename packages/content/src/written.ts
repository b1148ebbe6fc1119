// Formats a value so that an error message can quote it.
const LONGEST = 80;

export function written(given: unknown): string {
  if (given === undefined) return 'nothing';
  const text = typeof given === 'number' ? String(given) : (JSON.stringify(given) ?? typeof given);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
