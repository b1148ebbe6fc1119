// Reads a content file: the game's own, or an owner's, which may be partial. Errors are one sentence that begins with
// the place.
import { BadInput } from '@boardwright/engine';
import * as z from 'zod/mini';
import { type Schema, shapeOf } from './blocks.ts';
import { tooMuchIn } from './bounds.ts';
import { laidOver } from './over.ts';
import { isPlace, type Path, placeOf, type Shape } from './shape.ts';
import { written } from './written.ts';

const STANDARD = 'standard';

/** What every content has besides its own fields. */
export interface Edition {
  readonly name: string; // `standard`, or the name of an owner's edition
  readonly marks: Readonly<Record<string, string>>;
}
export interface Description<C extends Edition> {
  readonly schema: Schema<C>;
  readonly standard: unknown; // the file that comes with the game
  readonly checks?: (content: C) => void; // checks across values; call `wrong` with the place
  readonly older?: (file: Named) => Named; // converts an old file to the current shape
}
export interface Reader<C extends Edition> {
  readonly shape: Shape;
  readonly standard: C;
  /** An owner's file, completed from the standard. Throws BadContent. */
  read(file: unknown): C;
  /** Everything wrong with an owner's file. Checks across values run only if each value is valid. */
  problems(file: unknown): readonly Problem[];
}
/**
 * What is wrong at a place. The sentence is for people who write files. A page words it in the reader's language, from
 * the shape that is expected at the place, or from the cause.
 */
export interface Problem {
  readonly place: string;
  readonly sentence: string;
  readonly cause: Cause | null; // null: the shape is wrong
}
/** Why values do not go together: the key of a text, and its parameters. */
export type Cause = { readonly text: string } & Readonly<Record<string, string | number>>;
type Named = Readonly<Record<string, unknown>>;

/** Refused content: one sentence that begins with its place. */
export class BadContent extends BadInput {
  readonly problems: readonly [Problem, ...Problem[]];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(`${problems[0].place}: ${problems[0].sentence}`);
    this.problems = problems;
  }
}

/** Refuses content because of several values together. */
export function wrong(place: string, sentence: string, cause: Cause): never {
  throw new BadContent([{ place, sentence, cause }]);
}

export function reader<C extends Edition>({ schema, standard, checks, older }: Description<C>): Reader<C> {
  const shape = shapeOf(schema);
  const checked = (file: unknown, given: unknown): C => {
    const content = parsed(schema, file);
    for (const place of Object.keys(content.marks))
      if (!isPlace(shape, place))
        wrong(placeOf(['marks', place]), 'there is no such place in the content', { text: 'unknown' });
    withHint(given, standard, () => checks?.(content));
    return content;
  };
  const own = checked(standard, standard);
  const read = (file: unknown): C => {
    const problem = tooMuchIn(file);
    if (problem !== null) throw new BadContent([problem]);
    if (!isNamed(file))
      return wrong('content', `named values in { } are needed, not ${written(file)}`, { text: 'missing' });
    const given = older === undefined ? file : older(file);
    const content = checked({ ...(laidOver(shape, standard, given) as Named), name: given.name }, given);
    if (content.name === STANDARD)
      wrong('name', `"${STANDARD}" is taken; give the edition a name of its own`, { text: 'taken' });
    return content;
  };
  return { shape, standard: own, read, problems: file => problemsOf(() => read(file)) };
}

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof BadContent) return error.problems;
    throw error;
  }
}

/**
 * Somebody who writes only some entries of a list may think that the others stay. The error says that a list is
 * replaced as a whole.
 */
function withHint(given: unknown, standard: unknown, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof BadContent)) throw error;
    const [{ place, sentence, cause }] = error.problems;
    const [list, whole] = [listAt(given, place), listAt(standard, place)];
    if (list === null || whole === null || list.length >= whole.length) throw error;
    throw new BadContent([{ place, sentence: `${sentence} (a list in a file replaces the whole list)`, cause }]);
  }
}

/** The first list on the way to a place such as `cards[2].worth`, or null. */
function listAt(content: unknown, place: string): readonly unknown[] | null {
  let at = content;
  for (const step of place.split(/[.[]/)) {
    at = isNamed(at) ? at[step] : undefined;
    if (Array.isArray(at)) return at;
  }
  return null;
}

function parsed<C>(schema: Schema<C>, file: unknown): C {
  const { success, data, error } = z.safeParse(schema, file);
  if (success) return data;
  const [first, ...more] = error.issues.map(problemFrom);
  throw new BadContent([first as Problem, ...more]);
}

function problemFrom(issue: z.core.$ZodIssue): Problem {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { place: placeOf([...(issue.path as Path), ...unknown]), sentence: issue.message, cause: null };
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks that fit many games. */
export function mustRise(list: readonly number[], place: string): void {
  for (const [i, n] of list.entries())
    if (i > 0) mustNotBeLess(`${place}[${i}]`, n, `${place}[${i - 1}]`, list[i - 1] as number);
}

export function mustNotBeLess(place: string, n: number, other: string, least: number): void {
  if (n < least) wrong(place, `must not be less than ${other}, but is ${n}`, { text: 'less', least });
}

export function mustNotBeMore(place: string, n: number, other: string, most: number): void {
  if (n > most) wrong(place, `must not be more than ${other}, but is ${n}`, { text: 'more', most });
}

export function mustDiffer(values: readonly (string | number)[], placeAt: (i: number) => string): void {
  for (const [i, value] of values.entries()) {
    const first = values.indexOf(value);
    if (first !== i) wrong(placeAt(i), `${written(value)} is at ${placeAt(first)} already`, { text: 'twice' });
  }
}
