// Makes sentences in the reader's language out of words, questions, events and reasons.
import {
  type Event,
  type Json,
  type Language,
  type Messages,
  type Refused,
  type Seat,
  splitWord,
} from '@boardwright/engine';
import { messageIn, once } from './message.ts';

/** There is no text for a key, or a text asks for a parameter that is not there. */
export class MissingText extends Error {
  override readonly name = 'MissingText';
}

export interface Teller {
  readonly language: Language;
  seat(seat: Seat): string;
  word(word: string): string;
  ask(task: object): string;
  event(event: Event): string;
  why(refused: Refused): string;
  score(source: string): string;
  /** What all sources of this kind are called together, if the game brings them together. */
  scores(kind: string): string | null;
  option(id: string, value?: string): string;
  text(key: string, values?: Readonly<Record<string, Json>>): string;
}

type Values = Record<string, string | number | boolean>;
/** Names of the details of a word, in order: the message of `move:north-centre` has the parameters {a} and {b}. */
const DETAILS = 'abcdefghijklmnop';
const lettered = (details: readonly (string | number)[]): Values =>
  Object.fromEntries(details.map((detail, i) => [DETAILS[i] as string, detail]));
const isSeatField = (field: string): boolean => /^[pqr]$|Seats?$|^seats$/.test(field);
/** A word of a game looks like `kind:details`. */
export const isWord = (text: string): boolean => /^[^\s:]+:[^\s:]+$/.test(text);

/** `messages` are the game's own texts, `common` those of all games. Players without a name are called by number. */
export function createTeller(
  messages: Messages,
  common: Messages,
  language: Language,
  names: readonly string[] = [],
  untold: ((term: string) => void) | null = null, // hears of terms without a text that a sentence would show as they are
): Teller {
  const list = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const find = (key: string): string | undefined => messages[key] ?? common[key];

  const format = (key: string, values: Values): string => {
    const text = find(key);
    if (text === undefined) throw new MissingText(`there is no ${language} text for "${key}"`);
    const message = messageIn(language, text);
    try {
      return message.format(values);
    } catch (error) {
      throw new MissingText(`the ${language} text of "${key}" cannot be filled in: ${(error as Error).message}`);
    }
  };

  const seat = (p: Seat): string => names[p] ?? format('seat', { n: p + 1 });

  /** `r3c4` is told by `term.r3c4`, or by `term.r#c#` with its numbers; a term without a message is told as it is. */
  const termOf = (text: string): string => {
    if (find(`term.${text}`) !== undefined) return format(`term.${text}`, {});
    const kind = `term.${text.replace(/\d+/g, '#')}`;
    return find(kind) === undefined ? text : format(kind, lettered(text.match(/\d+/g)?.map(Number) ?? []));
  };

  /** A term without a text may choose a branch of a sentence; to be read itself it needs one, unless it has no letters. */
  const checkTerm = (key: string, parameter: string, term: string): void => {
    if (untold === null) return;
    const text = find(key) ?? '';
    if (!/[a-z]/i.test(term) || !text.includes(`{${parameter}}`) || text.includes(` ${term} {`)) return;
    if (find(`term.${term}`) === undefined && find(`term.${term.replace(/\d+/g, '#')}`) === undefined) untold(term);
  };

  /** A number, a seat (`p2` is its player's name) or a term. */
  const detailOf = (detail: string): string | number => {
    if (/^\d+$/.test(detail)) return Number(detail);
    return /^p[1-9]$/.test(detail) ? seat(Number(detail.slice(1)) - 1) : termOf(detail);
  };

  /** The message of exactly this word, or of all words of its kind with the details filled in. */
  const worded = (prefix: string, word: string): string => {
    if (find(prefix + word) !== undefined) return format(prefix + word, {});
    const { kind, details } = splitWord(word);
    details.forEach((detail, i) => {
      if (/\D/.test(detail) && !/^p[1-9]$/.test(detail)) checkTerm(`${prefix}${kind}:*`, DETAILS[i] as string, detail);
    });
    return format(`${prefix}${kind}:*`, lettered(details.map(detailOf)));
  };

  const readable = (field: string, value: Json): string | number | boolean => {
    if (Array.isArray(value)) return list().format(value.map(each => String(readable(field, each))));
    if (typeof value === 'number') return isSeatField(field) ? seat(value) : value;
    if (typeof value === 'string') return isWord(value) ? worded('', value) : termOf(value);
    return typeof value === 'boolean' ? value : '';
  };

  const fill = (key: string, fields: object): string => {
    const values: Values = {};
    for (const [field, value] of Object.entries(fields)) {
      values[field] = readable(field, value as Json);
      for (const each of [value].flat()) if (typeof each === 'string' && !isWord(each)) checkTerm(key, field, each);
    }
    return format(key, values);
  };

  return {
    language,
    seat,
    word: word => worded('', word),
    ask: task => fill(`ask.${(task as { do: string }).do}`, task),
    event: event => fill(`tell.${event.say === '@answer' ? answerKey(event) : event.say}`, event),
    why: refused => fill(`why.${refused.why}`, refused),
    score: source => worded('score.', source),
    scores: kind => (find(`scores.${kind}`) === undefined ? null : format(`scores.${kind}`, {})),
    option: (id, value) => format(value === undefined ? `option.${id}` : `option.${id}.${value}`, {}),
    text: (key, values = {}) => fill(key, values),
  };
}

function answerKey(event: Event): string {
  if (event.word === '') return 'answered-secretly';
  return event.auto === true ? 'answered-alone' : 'answered';
}
