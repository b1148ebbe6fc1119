// Turns words, questions, events and reasons into sentences in the reader's language.
import {
  type Area,
  type Event,
  type Json,
  type Language,
  type Messages,
  type Option,
  type Phrase,
  type Refused,
  type Seat,
  splitWord,
  type TextValues,
} from '@boardwright/engine';
import { messageIn, once } from './message.ts';

/** A key has no text, or a text has a parameter without a value. */
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
  /** A sentence of a survey, if the surveyor's texts are among the messages. */
  phrase(phrase: Phrase): string;
  /** The name of an area of a survey. */
  area(area: Pick<Area, 'id' | 'seat'>): string;
  score(source: string): string;
  /** The common name of all sources of this kind, if the game groups them. */
  scores(kind: string): string | null;
  option(option: Named, value?: string): string;
  text(key: string, values?: Readonly<Record<string, Json>>): string;
  /** A message that has no key, such as a paragraph of a rule book. */
  message(text: string): string;
}

export interface TellerOptions {
  readonly names?: readonly string[] | undefined; // of the players; those without one are called by number
  readonly nameless?: (term: string, language: Language) => string; // shown for an id without a text; else that is an error
  readonly values?: TextValues | undefined; // of the content in use
}

/** What the texts of an option depend on. */
type Named = Pick<Option, 'id' | 'terms'>;
/** The key of an option's value: among the options, or the name of a thing in the game. */
export function valueKey({ id, terms }: Named, value: string): string {
  const term = terms?.[value];
  return term === undefined ? `option.${id}.${value}` : `term.${term}`;
}

type Value = string | number | boolean;
type Values = Record<string, Value>;
/** Names for the details of a word, in order: the message of `move:north-centre` has the parameters {a} and {b}. */
const DETAILS = 'abcdefghijklmnop';
const lettered = (details: readonly (string | number)[]): Values =>
  Object.fromEntries(details.map((detail, i) => [DETAILS[i] as string, detail]));
const isSeatField = (field: string): boolean => /^[pqr]$|Seats?$|^seats$/.test(field);
/** A word of a game looks like `kind:details`. */
export const isWord = (text: string): boolean => /^[^\s:]+:[^\s:]+$/.test(text);

/** A detail can be a list of words: `take.wood.2+take.iron.1` is the list of `take:wood-2` and `take:iron-1`. */
const wordsIn = (detail: string): string[] =>
  detail.split('+').map(each => each.replace('.', ':').replaceAll('.', '-'));

/** Without a `nameless` function, an id without a text is an error. */
const refuse = (term: string, language: Language): never => {
  throw new MissingText(`there is no ${language} text for "term.${term}"`);
};

const NO_VALUES: TextValues = { all: {} };

/** `messages` are the game's texts, `common` those of all games. */
export function createTeller(
  messages: Messages,
  common: Messages,
  language: Language,
  { names = [], nameless = refuse, values: ofContent = NO_VALUES }: TellerOptions = {},
): Teller {
  const list = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const alternatives = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const find = (key: string): string | undefined => messages[key] ?? common[key];

  const formatText = (text: string, key: string, values: Values): string => {
    const message = messageIn(language, text); // a syntax error is not a missing text
    try {
      return message.format({ __proto__: shared(), ...values } as unknown as Values);
    } catch (error) {
      throw new MissingText(`the ${language} text of "${key}" cannot be filled in: ${(error as Error).message}`);
    }
  };

  const format = (key: string, values: Values): string => {
    const text = find(key);
    if (text === undefined) throw new MissingText(`there is no ${language} text for "${key}"`);
    return formatText(text, key, values);
  };

  const seat = (p: Seat): string => names[p] ?? format('seat', { n: p + 1 });

  /** The text of an id: `r3c4` has `term.r3c4`, or `term.r#c#` with its numbers filled in. */
  const termOf = (term: string): string | undefined => {
    const own = ofContent.names?.[term];
    if (own !== undefined) return own;
    if (find(`term.${term}`) !== undefined) return format(`term.${term}`, {});
    const kind = `term.${term.replace(/\d+/g, '#')}`;
    return find(kind) === undefined ? undefined : format(kind, lettered(term.match(/\d+/g)?.map(Number) ?? []));
  };

  /** Whether a message shows this parameter. An id may also only choose one of the message's branches. */
  const isShown = (key: string, parameter: string, term: string): boolean => {
    const text = find(key) ?? '';
    return /[a-z]/i.test(term) && text.includes(`{${parameter}}`) && !text.includes(` ${term} {`);
  };

  const named = (key: string, parameter: string, term: string): string =>
    termOf(term) ?? (isShown(key, parameter, term) ? nameless(term, language) : term);

  /** The message for exactly this word, or for all words of its kind with the details filled in. */
  const worded = (prefix: string, word: string): string => {
    if (find(prefix + word) !== undefined) return format(prefix + word, ofWord(prefix + word, word));
    const { kind, details } = splitWord(word);
    const key = `${prefix}${kind}:*`;
    const detailOf = (detail: string, i: number): string | number => {
      if (detail.includes('.')) return list().format(wordsIn(detail).map(each => worded('', each)));
      if (/^\d+$/.test(detail)) return Number(detail);
      return /^p[1-9]$/.test(detail) ? seat(Number(detail.slice(1)) - 1) : named(key, DETAILS[i] as string, detail);
    };
    return format(key, { ...lettered(details.map(detailOf)), ...ofWord(key, word) });
  };

  /** How an id is shown in a sentence. */
  type Naming = (parameter: string, term: string) => string;

  const readable = (field: string, value: Json, naming: Naming): Value => {
    const each = (all: readonly Json[]): string[] => all.map(one => String(readable(field, one, naming)));
    if (Array.isArray(value)) return list().format(each(value));
    if (isAlternatives(value)) return clearly(alternatives(), each(value.or));
    if (typeof value === 'number') return isSeatField(field) ? seat(value) : value;
    if (typeof value === 'string') return isWord(value) ? worded('', value) : naming(field, value);
    return typeof value === 'boolean' ? value : '';
  };

  const readableAll = (fields: object, naming: Naming): Values =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, readable(field, value as Json, naming)]));

  const fill = (key: string, fields: object, naming: Naming = (field, term) => named(key, field, term)): string =>
    format(key, readableAll(fields, naming));

  /** The name of a thing that an owner has named, or that has no text. */
  const otherName = (term: string): string | undefined =>
    ofContent.names?.[term] ?? (find(`term.${term}`) === undefined ? nameless(term, language) : undefined);

  /** An id of the content; one that only chooses a branch has no text. */
  const idOfContent: Naming = (_, term) => termOf(term) ?? term;

  /** A list of the content may have entries with commas. */
  const valueOfContent = (field: string, value: Json, naming: Naming): Value =>
    Array.isArray(value)
      ? clearly(
          list(),
          value.map(each => String(readable(field, each, naming))),
        )
      : readable(field, value, naming);

  const ofWord = (key: string, word: string): Values =>
    Object.fromEntries(
      Object.entries(ofContent.words?.[word] ?? {}).map(([field, value]) => [
        field,
        valueOfContent(field, value, (parameter, term) => named(key, parameter, term)),
      ]),
    );

  /** What every message may name. Told only when one does: most messages name nothing. */
  const shared = once(() =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(ofContent.all).map(([field, value]) => [
          field,
          { get: () => valueOfContent(field, value, idOfContent) },
        ]),
      ),
    ),
  );

  return {
    language,
    seat,
    word: word => worded('', word),
    ask: task => fill(`ask.${(task as { do: string }).do}`, task),
    event: event => fill(`tell.${event.say === '@answer' ? answerKey(event) : event.say}`, event),
    why: refused => fill(`why.${refused.why}`, refused),
    area: ({ id, seat: p }) => fill(`area.${id}`, p === undefined ? {} : { p }),
    phrase: phrase => capital(fill(`survey.${phrase.say}`, phrase), language),
    score: source => worded('score.', source),
    scores: kind => (find(`scores.${kind}`) === undefined ? null : format(`scores.${kind}`, {})),
    option: (option, value) => format(value === undefined ? `option.${option.id}` : valueKey(option, value), {}),
    // A drawing passes ids, but also finished texts, which stay as they are.
    text: (key, values = {}) =>
      (key.startsWith('term.') ? otherName(key.slice('term.'.length)) : undefined) ??
      fill(key, values, (_, term) => termOf(term) ?? term),
    message: text => formatText(text, text, {}),
  };
}

/** "4 gold, 1 mercenary; or 5 food": entries with commas in them are parted by semicolons. */
function clearly(format: Intl.ListFormat, entries: readonly string[]): string {
  const parts = format.formatToParts(entries);
  if (!entries.some(entry => entry.includes(','))) return parts.map(({ value }) => value).join('');
  return parts.map(({ type, value }) => (type === 'literal' ? value.replace(/^,? /, '; ') : value)).join('');
}

/** A sentence may begin with the name of a thing. */
const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const isAlternatives = (value: Json): value is { readonly or: readonly Json[] } =>
  typeof value === 'object' && value !== null && 'or' in value;

function answerKey(event: Event): string {
  if (event.word === '') return 'answered-secretly';
  return event.auto === true ? 'answered-alone' : 'answered';
}
