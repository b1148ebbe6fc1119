// How the weights of each game were made: docs/learned/GAME.json, a picture of the last calibration, and docs/learned.md
// with all games.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorOf } from '@boardwright/bots';
import { makeFolder, readJson, writeText } from '../input/files.ts';
import { percent } from '../output/numbers.ts';
import type { Course } from './course.ts';
import type { Generation, Trained } from './generations.ts';
import { pictureOf } from './picture.ts';

const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));

type Record = Omit<Trained, 'weights'>;

export function writeLearned({ course, generations }: Trained, docs = DOCS): void {
  const folder = path.join(docs, 'learned');
  makeFolder(folder);
  const record: Record = { course, generations };
  writeText(path.join(folder, `${course.game}.json`), `${JSON.stringify(record, rounded)}\n`);
  writeText(path.join(folder, `${course.game}.svg`), pictureOf(bestOf(record).calibration));
  const names = readdirSync(folder).filter(name => name.endsWith('.json'));
  const records = names.sort().map(name => readJson(path.join(folder, name)) as Record);
  writeText(path.join(docs, 'learned.md'), pageOf(records));
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(4)) : value;

const bestOf = ({ generations }: Record): Generation => {
  const best = generations.findLast(({ isBest }) => isBest);
  if (best === undefined) throw new Error('no generation was taken');
  return best;
};

const pageOf = (records: readonly Record[]): string => `# How the weights were made

\`npm run train -- GAME\` writes this page, the weights (\`learned.json\` in the game's folder) and the records in
[learned](learned). [bots.md](bots.md) says how the training works and how strong the bots are that use it. The loss is the
cross-entropy of who wins, in games that were held back; wins are those of a generation alone against the best one before it, each
looking one turn ahead. A generation with less than its share is not taken, but its games still teach the next one.
${records.map(sectionOf).join('')}`;

function sectionOf(record: Record): string {
  const { course, generations } = record;
  const best = bestOf(record);
  const heads = course.players.map(seats => ` wins at ${seats} |`).join('');
  const rows = generations.map(generation => rowOf(course, generation)).join('\n');
  return `
## ${course.game}

    ${commandOf(course)}

${course.games} games of each player count in each generation. Taken: generation ${best.number}.

| generation | positions | loss | calibration error |${heads}
|---|--:|--:|--:|${course.players.map(() => '--:|').join('')}
${rows}

![Chances of generation ${best.number} and what came of them](learned/${course.game}.svg)
`;
}

function rowOf({ players, duels }: Course, { number, positions, fit, calibration, wins, isBest }: Generation): string {
  const won = players.map((_, i) => (wins[i] === undefined ? ' |' : ` ${percent(wins[i] / duels)} |`)).join('');
  const name = isBest ? `${number}` : `${number}, not taken`;
  return `| ${name} | ${positions} | ${fit.win.toFixed(4)} | ${percent(errorOf(calibration))} |${won}`;
}

function commandOf({ game, players, games, generations, hidden, epochs, duels, seed }: Course): string {
  const flags = { players: players.join(','), games, generations, hidden, epochs, duels, seed };
  const words = Object.entries(flags).map(([flag, value]) => `--${flag} ${value}`);
  return `npm run train -- ${game} ${words.join(' ')}`;
}
