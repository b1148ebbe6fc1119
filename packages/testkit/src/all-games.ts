// All games of the project with their folders, for the scripts that go through them.
import { type AnyModule, BadInput } from '@boardwright/engine';
import { games } from '@boardwright/games';

/** The games with these ids, or all of them. */
export async function* gamesAndFolders(ids: readonly string[]): AsyncGenerator<{ module: AnyModule; folder: URL }> {
  for (const id of ids.length > 0 ? ids : Object.keys(games)) {
    const load = games[id];
    if (load === undefined)
      throw new BadInput(`there is no game "${id}"; known are ${Object.keys(games).join(', ') || 'none'}`);
    yield { module: (await load()).default, folder: new URL(`./${id}/`, import.meta.resolve('@boardwright/games')) };
  }
}

/** Runs a script. Bad input becomes one sentence. */
export async function runScript(script: (ids: readonly string[]) => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await script(process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
