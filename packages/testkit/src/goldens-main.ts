// npm run goldens [game…]: plays the goldens of every game anew, after a change of rules that is meant.
import { gamesAndFolders, runScript } from './all-games.ts';
import { makeGoldens } from './goldens.ts';

await runScript(async ids => {
  for await (const { module, folder } of gamesAndFolders(ids))
    console.log(`${module.game.id}: ${makeGoldens(module, folder).join(', ')}`);
  return true;
});
