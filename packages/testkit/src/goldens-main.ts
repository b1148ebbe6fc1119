// npm run goldens [game…]: records the golden games again, after an intended change of rules.
import { gamesAndFolders, runScript } from './all-games.ts';
import { makeGoldens } from './goldens.ts';

await runScript(async ids => {
  for await (const { module, folder } of gamesAndFolders(ids))
    console.log(`${module.game.id}: ${makeGoldens(module, folder).join(', ')}`);
  return true;
});
