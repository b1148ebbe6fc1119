// The catalogue of games as a small module: what the front page needs without loading any rules.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { botNames } from '@boardwright/bots';
import { LANGUAGES, type Language, type Option, type TextValues } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { lessonId } from '@boardwright/testkit/lessons';
import { common, createTeller, valueKey } from '@boardwright/text';
import type { Plugin } from 'vite';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;
const GAMES = path.resolve(import.meta.dirname, '../../games');
/** Texts that are needed before a game is opened: its name, options and description. */
const isEarly = (key: string): boolean =>
  ['game', 'game.about', 'game.minutes'].includes(key) || key.startsWith('option.');

type Texts = Readonly<Record<string, string>>;

const messagesOf = async (game: string, language: Language): Promise<Texts> =>
  JSON.parse(await readFile(path.join(GAMES, game, 'locale', `${language}.json`), 'utf8')) as Texts;

/** With the numbers of the standard edition. */
async function textsOf(id: string, { game, textValues }: CatalogueModule, language: Language): Promise<Texts> {
  const all = await messagesOf(id, language);
  const tell = createTeller(all, common[language], language, { values: textValues });
  const told = Object.keys(early(all)).map(key => [key, tell.text(key)]);
  return { ...Object.fromEntries(told), ...namesOf(game.options, all) };
}

/** The texts that say something of the content: an owner's edition tells them otherwise. */
const isOfContent = (message: string): boolean => message.includes('{');

const early = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([key]) => isEarly(key)));
/** Values named after things in the game: copies their names to where the page looks up the texts of options. */
const namesOf = (options: readonly Option[], all: Texts): Texts =>
  Object.fromEntries(
    options.flatMap(option =>
      Object.keys(option.terms ?? {}).map(value => [
        `option.${option.id}.${value}`,
        all[valueKey(option, value)] ?? '',
      ]),
    ),
  );
/** The texts of options that all games have. */
const shared = Object.fromEntries(LANGUAGES.map(language => [language, early(common[language])]));

/** The lessons of a game, in the order of their file names. */
async function lessonsOf(game: string): Promise<{ id: string; file: string }[]> {
  const files = await readdir(path.join(GAMES, game, 'lessons')).catch(() => []);
  return files
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => ({ id: lessonId(file), file }));
}

async function entryOf(id: string, load: () => Promise<{ default: CatalogueModule }>) {
  const module = (await load()).default;
  const { game, advice, withContent } = module;
  const { seats, version } = game;
  const texts = LANGUAGES.map(async language => [language, await textsOf(id, module, language)] as const);
  const messages = Object.entries(early(await messagesOf(id, 'en')));
  const ofContent = messages.flatMap(([key, message]) => (isOfContent(message) ? [key] : []));
  const options = game.options.map(({ terms, ...option }) => option); // the texts already contain these names
  const hasEditions = withContent !== undefined;
  const hasGuide = module.guide !== undefined;
  const hasMaster = (advice.learned?.weights ?? null) !== null;
  const lessons = await lessonsOf(id);
  const told = Object.fromEntries(await Promise.all(texts));
  return { id, seats, options, version, hasMaster, hasEditions, hasGuide, ofContent, lessons, texts: told };
}

interface CatalogueModule {
  readonly game: CatalogueGame;
  readonly advice: { readonly learned?: { readonly weights: unknown } };
  readonly textValues?: TextValues;
  readonly withContent?: unknown;
  readonly guide?: unknown;
}
interface CatalogueGame {
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  readonly version: number;
}

export function catalogue(): Plugin {
  return {
    name: 'boardwright-catalogue',
    resolveId: id => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const entries = await Promise.all(Object.entries(games).map(([game, load]) => entryOf(game, load)));
      const exported = { games: entries, bots: botNames, shared };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
    },
  };
}
