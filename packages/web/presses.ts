// npm run presses: does every press at a table count exactly once? On the built page, in real games with real mouse
// events: presses of 0.1 s on the board while others answer, for each kind of question that several players are asked
// at once, and double clicks on options and pieces of every game. Exits with 1 if anything was lost or done twice.
// [--presses 200] [--doubles 100] [--game ID] [--ask KIND,KIND: of questions] [--seed 1]
import { parseArgs } from 'node:util';
import { games } from '@boardwright/games';
import { openWorld } from './test/browser.ts';
import { randomFrom } from './test/playing.ts';
import { type Count, doublesAt, type Pressing, pressesAt, twoHands } from './test/pressing.ts';
import { situationsOf } from './test/situations.ts';

const { values } = parseArgs({
  options: {
    presses: { type: 'string', default: '200' },
    doubles: { type: 'string', default: '100' },
    game: { type: 'string' },
    ask: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [presses, doubles, seed] = [Number(values.presses), Number(values.doubles), Number(values.seed)];
const asks = values.ask?.split(',');

function print(what: string, count: Count): void {
  const { presses: n, answers, lost, twice, missed, failures } = count;
  console.log(`${what.padEnd(48)} ${n} (${answers} answers), ${lost} lost, ${twice} twice; ${missed} repeated`);
  for (const failure of failures) console.log(`  ${failure}`);
  if (lost + twice + failures.length > 0) process.exitCode = 1;
}

async function pressAll(hands: readonly Pressing[], game: string): Promise<void> {
  const all = await situationsOf(game);
  const kinds = Map.groupBy(
    all.filter(({ isTogether, ask }) => isTogether && (asks?.includes(ask) ?? true)),
    ({ ask }) => ask,
  );
  if (presses > 0)
    for (const [ask, situations] of kinds)
      print(`${game}, ${ask}, while others answer`, await pressesAt(hands, situations, presses, randomFrom(seed)));
  if (doubles > 0) print(`${game}, double clicks`, await doublesAt(hands, all, doubles, randomFrom(seed)));
}

const world = await openWorld();
try {
  const hands = await twoHands(world);
  for (const game of values.game === undefined ? Object.keys(games) : [values.game]) await pressAll(hands, game);
} finally {
  await world.close();
}
