// The text audit: everything the game can say has a text in every language, and no text is unused.
import {
  type AnyGame,
  type AnyModule,
  LANGUAGES,
  type Language,
  type Messages,
  splitWord,
  type TextValues,
} from '@boardwright/engine';
import { common, createTeller, MissingText } from '@boardwright/text';
import { type Ids, keysOf } from './by-id.ts';
import type { Sayings } from './collect.ts';
import { namesIn, withoutComments } from './names-in-code.ts';
import { differentParts } from './parts.ts';
import { missingPlurals } from './plurals.ts';

type Texts = ReadonlyMap<Language, Messages>;

/** What is known about a game besides its random games. */
export interface AuditOptions {
  readonly code?: string; // of its rules, for events and reasons too rare for random games
  readonly ids?: Ids; // what its content can ask for, seen or not
  readonly noughts?: readonly string[]; // texts in which a nought is a value like any other, such as that of a token
}

/** Sentences for everything that is wrong with the texts of a game. */
export async function auditTexts(
  { game, texts, textValues }: AnyModule,
  sayings: Sayings,
  { code = '', ids = {}, noughts = [] }: AuditOptions = {},
): Promise<string[]> {
  const all = new Map<Language, Messages>();
  for (const language of LANGUAGES) all.set(language, await texts[language]());
  const asked = new Set(keysOf(ids));
  const bare = withoutComments(code);
  const sayable = keysIn(bare, game);
  const problems = [...all].flatMap(([language, messages]) => [
    ...unsayable(game, sayings, language, noting(messages, asked), noughts, textValues),
    ...illFormed(language, messages),
    ...unsaid(sayable, language, messages),
  ]);
  return [
    ...new Set([...differentKeys(all), ...differentParts(all), ...problems, ...unused(all, asked, sayable, bare)]),
  ];
}

/** The same texts, but every key that is used is added to the set. */
const noting = (messages: Messages, asked: Set<string>): Messages =>
  new Proxy(messages, {
    get(target, key) {
      asked.add(String(key));
      return target[String(key)];
    },
  });

/** Texts that are not ICU messages, or lack a plural of their language. */
function illFormed(language: Language, messages: Messages): string[] {
  const teller = createTeller(messages, common[language], language);
  return Object.entries(messages).flatMap(([key, message]) => {
    try {
      teller.text(key);
    } catch (error) {
      if (!(error instanceof MissingText)) return [`${language}, "${key}": ${(error as Error).message}`];
    }
    return missingPlurals(message, language).map(what => `${language}, "${key}": ${what}`);
  });
}

/** Events, reasons and questions in the code without a text. */
function unsaid(sayable: ReadonlySet<string>, language: Language, messages: Messages): string[] {
  return [...sayable]
    .filter(key => messages[key] === undefined)
    .map(key => `there is no ${language} text for "${key}"`);
}

/** The keys of what the code names, however rare: events, reasons, and questions that a rule schedules. */
function keysIn(code: string, game: AnyGame): Set<string> {
  const isQuestion = (name: string): boolean => typeof game.rules[name] === 'object';
  return new Set([
    ...[...namesIn(code, 'say')].map(name => `tell.${name}`),
    ...[...namesIn(code, 'why')].map(name => `why.${name}`),
    ...[...namesIn(code, 'do')].filter(isQuestion).map(name => `ask.${name}`),
  ]);
}

function differentKeys(texts: Texts): string[] {
  const all = new Set([...texts.values()].flatMap(messages => Object.keys(messages)));
  return [...texts].flatMap(([language, messages]) =>
    [...all].filter(key => messages[key] === undefined).map(key => `${language} has no "${key}", another language has`),
  );
}

/** "0 gold": a sentence leaves out what there is nothing of, or says so in words. */
const NOUGHT = /(^|[\s(])0 \p{L}/u;

/** What a game may say of itself beside its name: how long it takes, how heavy it is from 1 to 5, and what one does in it. */
const ABOUT_GAME = ['game.minutes', 'game.weight', 'game.mechanics'];

/** Formats everything once and records what is missing. */
function unsayable(
  game: AnyGame,
  sayings: Sayings,
  language: Language,
  messages: Messages,
  noughts: readonly string[],
  values: TextValues = { all: {} },
): string[] {
  const problems: string[] = [];
  const teller = createTeller(messages, common[language], language, { values });
  const say = (speak: () => string): void => {
    try {
      speak();
    } catch (error) {
      problems.push(error instanceof MissingText ? error.message : `${language}: ${(error as Error).message}`);
    }
  };
  for (const key of ['game', 'game.about']) say(() => teller.text(key));
  for (const key of ABOUT_GAME) if (key in messages) say(() => teller.text(key));
  for (const option of game.options) {
    say(() => teller.option(option));
    for (const value of option.values) say(() => teller.option(option, value));
  }
  for (const name of Object.keys(values.all)) say(() => teller.message(`{${name}}`));
  for (const word of [...sayings.words, ...Object.keys(values.words ?? {})]) say(() => teller.word(word));
  const free = new Set(['tell.@answer', ...noughts]); // an answer is a word, and may well be "0 coins"
  const sentence = (key: string, speak: () => string): void =>
    say(() => {
      const told = speak();
      if (NOUGHT.test(told) && !free.has(key)) problems.push(`${language}, "${key}" counts nothing: ${told}`);
      return told;
    });
  for (const task of sayings.tasks.values()) sentence(`ask.${(task as { do: string }).do}`, () => teller.ask(task));
  for (const event of sayings.events.values()) sentence(`tell.${event.say}`, () => teller.event(event));
  for (const reason of sayings.reasons.values()) sentence(`why.${reason.why}`, () => teller.why(reason));
  for (const source of sayings.scores) {
    say(() => teller.score(source));
    say(() => teller.scores(splitWord(source).kind) ?? '');
  }
  return problems;
}

/**
 * Texts that no game, no case and no content asked for. Events, reasons and questions may be rare, so it is enough that
 * the code names them as such. For the sources of a score, a word of that kind is enough.
 */
function unused(texts: Texts, asked: ReadonlySet<string>, sayable: ReadonlySet<string>, code: string): string[] {
  const isScored = (key: string): boolean => {
    const [, kind] = /^scores?\.([\w-]+)/.exec(key) ?? [];
    return kind !== undefined && new RegExp(`['"\`]${kind}[:'"\`]`).test(code);
  };
  const keys = new Set([...texts.values()].flatMap(messages => Object.keys(messages)));
  const unneeded = [...keys].filter(key => !asked.has(key) && !sayable.has(key) && !isScored(key));
  return unneeded.map(
    key => `"${key}" is a text that nothing used; if the game can ask for it, list its id in conform({ ids })`,
  );
}
