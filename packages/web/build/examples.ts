// The rule cases of each game as a module: what a page needs to let people try them. Each game is fetched when it is wanted.
import path from 'node:path';
import type { AnyModule } from '@boardwright/engine';
import { games } from '@boardwright/games';
import type { AnyVocabulary } from '@boardwright/host';
import { exampleBook } from '@boardwright/testkit/examples';
import type { Plugin } from 'vite';

const NAME = 'virtual:examples';
const GAMES = path.resolve(import.meta.dirname, '../../games');

async function bookOf(game: string): Promise<string> {
  const load = games[game];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  const folder = path.join(GAMES, game);
  const { vocabulary } = (await import(path.join(folder, 'cases/vocabulary.ts'))) as { vocabulary: AnyVocabulary };
  const module = (await load()).default as AnyModule;
  return `export default ${JSON.stringify(exampleBook(module, vocabulary, folder))};\n`;
}

const list = (): string => {
  const lines = Object.keys(games).map(game => `  '${game}': () => import('${NAME}/${game}'),\n`);
  return `export const books = {\n${lines.join('')}};\n`;
};

export function examples(): Plugin {
  return {
    name: 'boardwright-examples',
    resolveId: id => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${NAME}`) return list();
      return id.startsWith(`\0${NAME}/`) ? bookOf(id.slice(`\0${NAME}/`.length)) : null;
    },
  };
}
