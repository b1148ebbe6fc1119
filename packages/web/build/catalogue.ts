// The catalogue of games as a small module of its own: what the front page must know without loading any rules.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { botNames } from '@boardwright/bots';
import { LANGUAGES } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { common } from '@boardwright/text';
import type { Plugin } from 'vite';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;
const GAMES = path.resolve(import.meta.dirname, '../../games');
/** Texts that are needed before a game is opened: its name, its options, and what it is about. */
const isEarly = (key: string): boolean => key === 'game' || key === 'game.about' || key.startsWith('option.');

async function textsOf(game: string, language: string): Promise<Record<string, string>> {
  const all = JSON.parse(await readFile(path.join(GAMES, game, 'locale', `${language}.json`), 'utf8')) as object;
  return early(all);
}

const early = (texts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isEarly(key)));
/** What options are called that all games have. */
const shared = Object.fromEntries(LANGUAGES.map(language => [language, early(common[language])]));

async function entryOf(id: string, load: () => Promise<{ default: { game: CatalogueGame } }>) {
  const { game } = (await load()).default;
  const texts = await Promise.all(LANGUAGES.map(async language => [language, await textsOf(id, language)] as const));
  const { seats, options, version } = game;
  return { id, seats, options, version, texts: Object.fromEntries(texts) };
}

interface CatalogueGame {
  readonly seats: readonly number[];
  readonly options: readonly unknown[];
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
