// npm run goldens [game…]: records the golden games again, after an intended change of rules.
// npm run goldens -- GAME --as NAME --option ID=VALUE … [--players N]: records one more, with chosen options, as goldens/NAME.json.
import { parseArgs } from 'node:util';
import { BadInput } from '@boardwright/engine';
import { gamesAndFolders, runScript } from './all-games.ts';
import { addGolden, makeGoldens } from './goldens.ts';

await runScript(async args => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      players: { type: 'string' },
    },
  });
  const { as, option, players } = values;
  if (as === undefined && (option.length > 0 || players !== undefined))
    throw new BadInput('a game with chosen options needs a name: --as NAME');
  if (as !== undefined && positionals.length !== 1)
    throw new BadInput('--as is for one game: npm run goldens -- GAME --as NAME');
  const options = Object.fromEntries(option.map(each => each.split('=', 2) as [string, string]));
  for await (const { module, folder } of gamesAndFolders(positionals)) {
    const seats = players === undefined ? Math.min(...module.game.seats) : Number(players);
    const made = as === undefined ? makeGoldens(module, folder) : [addGolden(module, folder, as, { seats, options })];
    console.log(`${module.game.id}: ${made.join(', ')}`);
  }
  return true;
});
