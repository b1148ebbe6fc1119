// Makes sentences in the reader's language out of words, questions, events and reasons.
import {
  type Event,
  type Json,
  type Language,
  type Messages,
  type Option,
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
  option(option: Named, value?: string): string;
  text(key: string, values?: Readonly<Record<string, Json>>): string;
}

/** What the texts of an option depend on. */
type Named = Pick<Option, 'id' | 'terms'>;
/** Where the text of an option's value stands: among the options, or it is the name of a thing of the game. */
export function valueKey({ id, terms }: Named, value: string): string {
  const term = terms?.[value];
  return term === undefined ? `option.${id}.${value}` : `term.${term}`;
}

type Values = Record<string, string | number | boolean>;
/** Names of the details of a word, in order: the message of `move:north-centre` has the parameters {a} and {b}. */
const DETAILS = 'abcdefghijklmnop';
const lettered = (details: readonly (string | number)[]): Values =>
  Object.fromEntries(details.map((detail, i) => [DETAILS[i] as string, detail]));
const isSeatField = (field: string): boolean => /^[pqr]$|Seats?$|^seats$/.test(field);
/** A word of a game looks like `kind:details`. */
export const isWord = (text: string): boolean => /^[^\s:]+:[^\s:]+$/.test(text);

/** A detail can be a list of words: `take.wood.2+take.iron.1` is the list of `take:wood-2` and `take:iron-1`. */
const wordsIn = (detail: string): string[] =>
  detail.split('+').map(each => each.replace('.', ':').replaceAll('.', '-'));

/** What a sentence shows for an id that has no text: nothing, it is an error. */
const refuse = (term: string, language: Language): never => {
  throw new MissingText(`there is no ${language} text for "term.${term}"`);
};

/**
 * `messages` are the game's own texts, `common` those of all games. Players without a name are called by number. Ids without a
 * text are an error, unless `nameless` says what to show instead.
 */
export function createTeller(
  messages: Messages,
  common: Messages,
  language: Language,
  names: readonly string[] = [],
  nameless: (term: string, language: Language) => string = refuse,
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

  /** The text of an id: `r3c4` has `term.r3c4`, or `term.r#c#` with its numbers filled in. */
  const termOf = (term: string): string | undefined => {
    if (find(`term.${term}`) !== undefined) return format(`term.${term}`, {});
    const kind = `term.${term.replace(/\d+/g, '#')}`;
    return find(kind) === undefined ? undefined : format(kind, lettered(term.match(/\d+/g)?.map(Number) ?? []));
  };

  /** Whether a message shows this parameter to people. An id may also just choose one of the message's branches. */
  const isShown = (key: string, parameter: string, term: string): boolean => {
    const text = find(key) ?? '';
    return /[a-z]/i.test(term) && text.includes(`{${parameter}}`) && !text.includes(` ${term} {`);
  };

  const named = (key: string, parameter: string, term: string): string =>
    termOf(term) ?? (isShown(key, parameter, term) ? nameless(term, language) : term);

  /** The message of exactly this word, or of all words of its kind with the details filled in. */
  const worded = (prefix: string, word: string): string => {
    if (find(prefix + word) !== undefined) return format(prefix + word, {});
    const { kind, details } = splitWord(word);
    const key = `${prefix}${kind}:*`;
    const detailOf = (detail: string, i: number): string | number => {
      if (detail.includes('.')) return list().format(wordsIn(detail).map(each => worded('', each)));
      if (/^\d+$/.test(detail)) return Number(detail);
      return /^p[1-9]$/.test(detail) ? seat(Number(detail.slice(1)) - 1) : named(key, DETAILS[i] as string, detail);
    };
    return format(key, lettered(details.map(detailOf)));
  };

  /** How an id is told in a sentence. */
  type Naming = (parameter: string, term: string) => string;

  const readable = (field: string, value: Json, naming: Naming): string | number | boolean => {
    if (Array.isArray(value)) return list().format(value.map(each => String(readable(field, each, naming))));
    if (typeof value === 'number') return isSeatField(field) ? seat(value) : value;
    if (typeof value === 'string') return isWord(value) ? worded('', value) : naming(field, value);
    return typeof value === 'boolean' ? value : '';
  };

  const fill = (key: string, fields: object, naming: Naming = (field, term) => named(key, field, term)): string => {
    const values = Object.entries(fields).map(([field, value]) => [field, readable(field, value as Json, naming)]);
    return format(key, Object.fromEntries(values));
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
    option: (option, value) => format(value === undefined ? `option.${option.id}` : valueKey(option, value), {}),
    // A drawing fills in ids, but also texts that are ready: those stay as they are.
    text: (key, values = {}) =>
      key.startsWith('term.') && find(key) === undefined
        ? nameless(key.slice('term.'.length), language)
        : fill(key, values, (_, term) => termOf(term) ?? term),
  };
}

function answerKey(event: Event): string {
  if (event.word === '') return 'answered-secretly';
  return event.auto === true ? 'answered-alone' : 'answered';
}
