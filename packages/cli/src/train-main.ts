// npm run train -- GAME: learns an evaluation by self-play and writes the weights into the game's folder. It may be stopped at any
// time and continues where it was. --workers N: number of cores; --games K: of each generation and player count; --generations N;
// --hidden N: units of the hidden layer (0: linear); --players 2,3: player counts; --folder DIR: where games are kept.
import { writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fitOf, learn, learnedOf, type Model, newModel, packed, type Samples } from '@boardwright/bots';
import { loadGame } from './input/game.ts';
import { print } from './output/print.ts';
import { gamesOf } from './train/games.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: String(availableParallelism()) },
    games: { type: 'string', default: '4000' },
    generations: { type: 'string', default: '3' },
    hidden: { type: 'string', default: '0' },
    players: { type: 'string', default: '2,3,4' },
    epochs: { type: 'string', default: '4' },
    folder: { type: 'string', default: '.training' },
    out: { type: 'string', default: '' },
  },
});
const [id = ''] = positionals;
setPriority(10);
const module = await loadGame({ id, modules: [] });
const { own, all } = learnedOf(module);
const counts = values.players.split(',').map(Number);
const folder = path.join(values.folder, id);
const shape = { own, all, hidden: Number(values.hidden) };
let model: Model | null = null;
const before: Samples[] = [];
for (let generation = 0; generation <= Number(values.generations); generation++) {
  const samples: Samples[] = [];
  for (const seats of counts) {
    const series = {
      game: id,
      seats,
      seed: 1000 + generation * 10 + seats,
      model: model && { shape, weights: model.weights },
    };
    print(`generation ${generation}, ${seats} players`);
    samples.push(await gamesOf(series, Number(values.games), Number(values.workers), folder, `${generation}-${seats}`));
  }
  before.push(...samples);
  // The games of the advice teach the beginning; later they would only hold the model back.
  const course = generation < 2 ? samples : before.slice(counts.length);
  const next = newModel(shape, 1);
  learn(next, course, { epochs: Number(values.epochs), rate: 0.003, decay: 0.01, seed: generation + 1 }, epoch => {
    const { win, points } = fitOf(next, samples);
    print(`  epoch ${epoch}: win ${win.toFixed(4)}, points ${points.toFixed(4)}`);
  });
  model = next;
  const file = values.out === '' ? path.join(folder, `${generation}.json`) : values.out;
  writeFileSync(file, `${JSON.stringify(packed(model))}\n`);
  print(`  written to ${file}`);
}
