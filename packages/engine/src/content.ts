// What holds for the content of every owner's edition: its name fits on a line, and nothing stands there that nobody reads.
import { BadInput } from './errors.ts';

const LONGEST_NAME = 60;
const LONGEST_WRITTEN = 80;

/** The name of an edition; it stands in lists of tables. */
export function editionName(given: unknown, place: string): string {
  if (
    typeof given === 'string' &&
    given.length <= LONGEST_NAME &&
    /^[\p{L}\p{N}][\p{L}\p{N} _.,'’()&+:–-]*$/u.test(given)
  )
    return given;
  throw new BadInput(`${place}: a name of at most ${LONGEST_NAME} letters and digits is needed, not ${written(given)}`);
}

/** What was found in a place, as a sentence can quote it. */
export function written(given: unknown): string {
  if (given === undefined) return 'nothing';
  const text = JSON.stringify(given);
  return text.length > LONGEST_WRITTEN ? `${text.slice(0, LONGEST_WRITTEN)}…` : text;
}

/** Refuses the first entry that is not among the known ones. */
export function onlyKeys(given: Readonly<Record<string, unknown>>, place: string, known: readonly string[]): void {
  for (const key in given)
    if (!known.includes(key)) {
      const where = place === '' ? shortened(key) : `${place}.${shortened(key)}`;
      throw new BadInput(`${where}: is not known (known: ${known.join(', ')})`);
    }
}

const shortened = (key: string): string => (key.length > LONGEST_WRITTEN ? `${key.slice(0, LONGEST_WRITTEN)}…` : key);

const MOST_NOTES = 100;
const LONGEST_NOTE = 200;

/** Remarks that the rules do not read, such as where a value is from: short texts, or lists or tables of such. */
export function onlyNotes(given: unknown, place: string, levels = 2): void {
  if (typeof given === 'string' && given.length > LONGEST_NOTE)
    throw new BadInput(`${place}: a remark has at most ${LONGEST_NOTE} letters`);
  if (typeof given !== 'object' || given === null) return;
  const notes = Object.entries(given);
  if (levels === 0 || notes.length > MOST_NOTES)
    throw new BadInput(`${place}: remarks are short: at most ${MOST_NOTES}, in lists or tables`);
  for (const [key, note] of notes) onlyNotes(note, `${place}.${shortened(key)}`, levels - 1);
}
