// Whether the texts of a game follow its content: what they say of a value changes with the value, in every language.
import { type Edition, markAt, placeOf, type Reader } from '@boardwright/content';
import { type AnyModule, type Json, LANGUAGES, type Language, type TextValues } from '@boardwright/engine';
import { common, createTeller, partsOf, type Teller } from '@boardwright/text';
import type { FolderPath } from '../../folder/folder.ts';
import { missingPlurals } from '../plurals.ts';
import { type Allowed, bareProblems, type Written } from './bare.ts';
import { type Changed, changedEditions } from './changed.ts';
import { messagesIn, writtenIn } from './written.ts';

export interface NumbersOptions {
  readonly folder: FolderPath;
  readonly bare: Allowed;
  /** Editions that change several values at once, where one alone cannot be changed. */
  readonly editions?: readonly object[];
  /** Values of our own design that no text names, by place, and where people see them instead. */
  readonly shown: Readonly<Record<string, string>>;
}

/** Sentences for everything that the texts say of the content by themselves, or say no longer when it changes. */
export function numberProblems(module: AnyModule, reader: Reader<Edition>, options: NumbersOptions): string[] {
  const { textValues, withContent } = module;
  if (textValues === undefined || withContent === undefined) return ['the game has no values for its texts'];
  const texts = writtenIn(options.folder).map(text => new NamingText(text, textValues));
  return [
    ...bareProblems(
      texts.map(({ written }) => written),
      options.bare,
    ),
    ...namingProblems(texts, textValues),
    ...followingProblems(texts, module, reader, options),
  ];
}

/** A text, and the values of the content that it names. */
class NamingText {
  readonly written: Written;
  readonly names: readonly string[];
  private readonly others: Readonly<Record<string, Json>>; // what else is filled in

  constructor(written: Written, values: TextValues) {
    this.written = written;
    const parameters = [...partsOf(written.message)].flatMap(part => /^\{(\w+)\}$/.exec(part)?.[1] ?? []);
    this.names = parameters.filter(name => name in values.all);
    this.others = Object.fromEntries(parameters.filter(name => !(name in values.all)).map(name => [name, 3]));
  }

  told(tellers: Tellers, values: TextValues): string {
    const { language, message } = this.written;
    return tellers.with(language, { ...values, all: { ...this.others, ...values.all } }).message(message);
  }
}

class Tellers {
  private readonly messages;

  constructor(folder: FolderPath) {
    this.messages = new Map(LANGUAGES.map(language => [language, messagesIn(folder, language)]));
  }

  with(language: Language, values: TextValues): Teller {
    const messages = this.messages.get(language) ?? {};
    return createTeller(messages, common[language], language, { nameless: term => term, values });
  }
}

/** The languages name the same values, and have all the plurals they need. Every value is named somewhere. */
function namingProblems(texts: readonly NamingText[], { all }: TextValues): string[] {
  const english = new Map(
    texts.flatMap(({ written, names }) => (written.language === 'en' ? [[written.key, names]] : [])),
  );
  const named = new Set(texts.flatMap(({ names }) => names));
  return [
    ...texts.flatMap(({ written: { key, language, message }, names }) => {
      const wanted = english.get(key) ?? [];
      const different = [
        ...wanted.filter(name => !names.includes(name)),
        ...names.filter(name => !wanted.includes(name)),
      ];
      return [
        ...different.map(name => `${language}, ${key}: {${name}} is in one language only`),
        ...missingPlurals(message, language).map(what => `${language}, ${key}: ${what}`),
      ];
    }),
    ...Object.keys(all).flatMap(name => (named.has(name) ? [] : [`no text names the value {${name}}`])),
  ];
}

/** Every value of the content is changed, one by one. */
function followingProblems(
  texts: readonly NamingText[],
  { textValues, withContent }: AnyModule,
  reader: Reader<Edition>,
  { folder, shown, editions = [] }: NumbersOptions,
): string[] {
  const standard = textValues as TextValues;
  const tellers = new Tellers(folder);
  const moving = new Set<string>();
  const ours = new Set<string>();
  const told = new Set<string>();
  const valuesIn = (edition: object): TextValues => withContent?.(edition).textValues as TextValues;
  const all: Changed<TextValues>[] = [
    ...changedEditions(reader, valuesIn),
    ...editions.map(each => ({ path: [], place: 'several', made: valuesIn({ name: 'changed', ...each }) })),
  ];
  const problems = all.flatMap(({ path, place, made: values }) => {
    if (markAt(reader.standard.marks, path) === 'ours') ours.add(place);
    const changed = Object.keys(standard.all).filter(name => isDifferent(standard, values, name));
    for (const name of changed) moving.add(name);
    if (changed.length > 0 || isDifferentWord(standard, values)) told.add(place);
    return texts
      .filter(({ names }) => names.some(name => changed.includes(name)))
      .filter(text => text.told(tellers, values) === text.told(tellers, standard))
      .map(({ written: { key, language } }) => `${language}, ${key} does not follow ${placeOf(path)}`);
  });
  const untold = [...ours].filter(place => !told.has(place));
  const excuses = Object.keys(shown);
  return [
    ...problems,
    ...Object.keys(standard.all).flatMap(name => (moving.has(name) ? [] : [`{${name}} is the same in every edition`])),
    ...untold.flatMap(place => (excuses.some(of => isIn(place, of)) ? [] : [`${place} is ours, and no text names it`])),
    ...excuses.flatMap(of => (untold.some(place => isIn(place, of)) ? [] : [`${of} needs no excuse`])),
  ];
}

const isIn = (place: string, whole: string): boolean => place === whole || place.startsWith(`${whole}.`);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A value that is a word is also told by what its word says. */
function isDifferent(standard: TextValues, values: TextValues, name: string): boolean {
  const before = standard.all[name];
  return (
    !same(before, values.all[name]) ||
    (typeof before === 'string' && !same(saidBy(standard, before), saidBy(values, before)))
  );
}

/** What stands behind a word, and behind the words that it is told with; or the name of an id. */
function saidBy(values: TextValues, word: string): Json {
  const own = values.words?.[word];
  if (own === undefined) return values.names?.[word] ?? word;
  return Object.values(own).map(value => (typeof value === 'string' ? saidBy(values, value) : value));
}

const isDifferentWord = (standard: TextValues, values: TextValues): boolean =>
  !same(standard.words, values.words) || !same(standard.names, values.names);
