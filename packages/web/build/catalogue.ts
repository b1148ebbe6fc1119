// The catalogue of games as a small module of its own: what the front page must know without loading any rules.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { botNames } from '@boardwright/bots';
import { LANGUAGES, type Option } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { common, valueKey } from '@boardwright/text';
import type { Plugin } from 'vite';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;
const GAMES = path.resolve(import.meta.dirname, '../../games');
/** Texts that are needed before a game is opened: its name, its options, and what it is about. */
const isEarly = (key: string): boolean => key === 'game' || key === 'game.about' || key.startsWith('option.');

type Texts = Readonly<Record<string, string>>;

async function textsOf(game: string, options: readonly Option[], language: string): Promise<Texts> {
  const all = JSON.parse(await readFile(path.join(GAMES, game, 'locale', `${language}.json`), 'utf8')) as Texts;
  return { ...early(all), ...namesOf(options, all) };
}

const early = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([key]) => isEarly(key)));
/** Values that are called like things of the game: the page finds these names as it finds all texts of options. */
const namesOf = (options: readonly Option[], all: Texts): Texts =>
  Object.fromEntries(
    options.flatMap(option =>
      Object.keys(option.terms ?? {}).map(value => [
        `option.${option.id}.${value}`,
        all[valueKey(option, value)] ?? '',
      ]),
    ),
  );
/** What options are called that all games have. */
const shared = Object.fromEntries(LANGUAGES.map(language => [language, early(common[language])]));

async function entryOf(id: string, load: () => Promise<{ default: CatalogueModule }>) {
  const { game, withContent } = (await load()).default;
  const { seats, version } = game;
  const texts = LANGUAGES.map(async language => [language, await textsOf(id, game.options, language)] as const);
  const options = game.options.map(({ terms, ...option }) => option); // the texts have these names already
  const hasEditions = withContent !== undefined;
  return { id, seats, options, version, hasEditions, texts: Object.fromEntries(await Promise.all(texts)) };
}

interface CatalogueModule {
  readonly game: CatalogueGame;
  readonly withContent?: unknown;
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
