// Finds the game a case file belongs to: the folder it is in, <game>/cases/x.yaml, unless another game is named.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyModule, BadInput } from '@boardwright/engine';
import { type AnyVocabulary, parseCases, type RuleCase } from '@boardwright/testkit';
import { oneLine, readText } from './files.ts';
import { loadGame, loadModule } from './game.ts';

export interface CaseFile {
  readonly file: string;
  readonly cases: readonly RuleCase[];
  readonly module: AnyModule;
  readonly vocabulary: AnyVocabulary;
}

export async function readCaseFile(file: string, gameId: string | undefined): Promise<CaseFile> {
  const cases = parseCases(readText(file), file);
  const folder = gameId === undefined ? folderAround(file) : folderOf(gameId);
  const module = gameId === undefined ? await loadModule(path.join(folder, 'index.ts')) : await gameNamed(gameId);
  return { file, cases, module, vocabulary: await vocabularyIn(folder) };
}

const gameNamed = (id: string): Promise<AnyModule> => loadGame({ id, modules: [] });
const folderOf = (id: string): string => fileURLToPath(new URL(`./${id}/`, import.meta.resolve('@boardwright/games')));

/** The game's folder: the parent of the nearest folder called `cases`. */
function folderAround(file: string): string {
  const whole = path.resolve(file);
  for (let here = path.dirname(whole); here !== path.dirname(here); here = path.dirname(here)) {
    const folder = path.dirname(here);
    if (path.basename(here) === 'cases' && existsSync(path.join(folder, 'index.ts'))) return folder;
  }
  throw new BadInput(`${file} is not in the cases folder of a game; name the game with --game ID`);
}

async function vocabularyIn(folder: string): Promise<AnyVocabulary> {
  const file = path.join(folder, 'cases', 'vocabulary.ts');
  readText(file);
  const loaded: { vocabulary?: AnyVocabulary } = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new BadInput(`${file} cannot be loaded: ${oneLine(error.message)}`);
  });
  if (loaded.vocabulary === undefined) throw new BadInput(`${file} does not export a vocabulary`);
  return loaded.vocabulary;
}
