// The audit of texts: everything that can be said has a text in every language, and no text is for nothing.
import { type AnyGame, type AnyModule, LANGUAGES, type Language, type Messages, splitWord } from '@boardwright/engine';
import { common, createTeller, MissingText } from '@boardwright/text';
import type { Sayings } from './collect.ts';
import { missingPlurals } from './plurals.ts';

type Texts = ReadonlyMap<Language, Messages>;

/** Sentences for everything that is wrong with the texts of a game. `code` is that of its rules, if it is at hand. */
export async function auditTexts({ game, texts }: AnyModule, sayings: Sayings, code = ''): Promise<string[]> {
  const all = new Map<Language, Messages>();
  for (const language of LANGUAGES) all.set(language, await texts[language]());
  const problems = [...all].flatMap(([language, messages]) => [
    ...unsayable(game, sayings, language, messages),
    ...illFormed(language, messages),
    ...unsaid(code, language, messages),
  ]);
  return [...new Set([...differentKeys(all), ...problems, ...unused(game, sayings, all, code)])];
}

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

/** Events and reasons that stand in the code, rare as they may be, and have no text. */
function unsaid(code: string, language: Language, messages: Messages): string[] {
  const named = (field: string) =>
    [...code.matchAll(new RegExp(`\\b${field}: '([\\w-]+)'`, 'g'))].map(found => found[1]);
  const keys = [...named('say').map(say => `tell.${say}`), ...named('why').map(why => `why.${why}`)];
  return keys.filter(key => messages[key] === undefined).map(key => `there is no ${language} text for "${key}"`);
}

function differentKeys(texts: Texts): string[] {
  const all = new Set([...texts.values()].flatMap(messages => Object.keys(messages)));
  return [...texts].flatMap(([language, messages]) =>
    [...all].filter(key => messages[key] === undefined).map(key => `${language} has no "${key}", another language has`),
  );
}

/** Says everything once and notes what cannot be said. */
function unsayable(game: AnyGame, sayings: Sayings, language: Language, messages: Messages): string[] {
  const problems: string[] = [];
  const untold = (term: string): unknown => problems.push(`there is no ${language} text for "term.${term}"`);
  const teller = createTeller(messages, common[language], language, [], untold);
  const say = (speak: () => string): void => {
    try {
      speak();
    } catch (error) {
      problems.push(error instanceof MissingText ? error.message : `${language}: ${(error as Error).message}`);
    }
  };
  for (const key of ['game', 'game.about']) say(() => teller.text(key));
  for (const { id, values } of game.options) {
    say(() => teller.option(id));
    for (const value of values) say(() => teller.option(id, value));
  }
  for (const word of sayings.words) say(() => teller.word(word));
  for (const task of sayings.tasks.values()) say(() => teller.ask(task));
  for (const event of sayings.events.values()) say(() => teller.event(event));
  for (const reason of sayings.reasons.values()) say(() => teller.why(reason));
  for (const source of sayings.scores) {
    say(() => teller.score(source));
    say(() => teller.scores(splitWord(source).kind) ?? '');
  }
  return problems;
}

/**
 * Keys whose whole family was never needed. Single words and terms may be rare, so one word of a kind speaks for all.
 * Events and reasons may be rare too: it is enough that the code names them.
 */
function unused(game: AnyGame, sayings: Sayings, texts: Texts, code: string): string[] {
  const used = usedFamilies(game, sayings);
  const isNamed = (family: string): boolean =>
    /^(tell|why|scores?)\.|:$/.test(family) && code.includes(family.replace(/^(tell|why|scores?)\./, ''));
  const keys = new Set([...texts.values()].flatMap(messages => Object.keys(messages)));
  const unneeded = [...keys].filter(key => !used.has(familyOf(key)) && !isNamed(familyOf(key)));
  return unneeded.map(key => `"${key}" is a text that nothing uses`);
}

/** `feat:hydra` is of the family `feat:`, `term.north` of `term.`; other keys are families of their own. */
function familyOf(key: string): string {
  if (key.startsWith('term.')) return 'term.';
  return key.includes(':') ? key.slice(0, key.indexOf(':') + 1) : key;
}

function usedFamilies(game: AnyGame, sayings: Sayings): Set<string> {
  const questions = Object.entries(game.rules).filter(([, rule]) => typeof rule !== 'function');
  const options = game.options.flatMap(({ id, values }) => [id, ...values.map(value => `${id}.${value}`)]);
  const wordsInside = [...sayings.events.values(), ...sayings.reasons.values(), ...sayings.tasks.values()]
    .flatMap(fields => Object.values(fields).flat())
    .filter(value => typeof value === 'string' && value.includes(':')) as string[];
  return new Set([
    'game',
    'game.about',
    'term.',
    ...questions.map(([name]) => `ask.${name}`),
    ...options.map(option => `option.${option}`),
    ...[...sayings.words, ...wordsInside].map(familyOf),
    ...[...sayings.scores].map(source => familyOf(`score.${source}`)),
    ...[...sayings.scores].map(source => `scores.${splitWord(source).kind}`),
    ...[...sayings.events.values()].map(({ say }) => `tell.${say}`),
    ...[...sayings.reasons.values()].map(({ why }) => `why.${why}`),
  ]);
}
