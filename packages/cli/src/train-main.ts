// npm run train -- GAME: learns an evaluation by self-play and writes the weights into the game's folder, and how they
// were made into docs/learned. It may be stopped at any time and continues where it was. What decides the weights:
// --players 2,3 (all), --games K (of each generation and player count), --generations N, --hidden N (units of the hidden
// layer; 0: linear), --epochs N, --duels K (games against the best generation so far), --seed S. The rest: --workers N
// (number of cores), --folder DIR (where games are kept).
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@boardwright/engine';
import { writeText } from './input/files.ts';
import { loadGame } from './input/game.ts';
import { print } from './output/print.ts';
import { readWish, type Wish } from './train/course.ts';
import { train } from './train/generations.ts';
import { writeLearned } from './train/page.ts';

/** Runs with low priority, so that other work on the machine comes first. */
const NICENESS = 10;
const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

async function run({ course, workers, folder }: Wish): Promise<void> {
  const module = await loadGame({ id: course.game, modules: [] });
  const possible = module.game.seats.filter(seats => seats > 1);
  const players = course.players ?? possible;
  for (const seats of players)
    if (!possible.includes(seats)) throw new BadInput(`${course.game} cannot be learned with ${seats} players`);
  setPriority(Math.max(NICENESS, getPriority()));
  const trained = await train(module, { ...course, players }, path.join(folder, course.game), workers);
  const file = path.join(GAMES, course.game, 'learned.json');
  writeText(file, `${JSON.stringify(trained.weights)}\n`);
  print(`written to ${file}`);
  writeLearned(trained);
}

try {
  await run(readWish(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`train: ${error.message}\n`);
  process.exitCode = 2;
}
