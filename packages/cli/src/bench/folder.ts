// The project's bench folder: the last committed figures, and the comparison with other engines.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BadInput } from '@boardwright/engine';
import { readJson, writeText } from '../input/files.ts';
import type { Figures } from './measure.ts';

const FOLDER = fileURLToPath(new URL('../../../../bench/', import.meta.url));
const FIGURES_FILE = path.join(FOLDER, 'figures.json');

export interface PeerFigures {
  readonly answersPerSecond: number;
  readonly peerAnswersPerSecond: number;
  readonly ratio: number;
  readonly sameScores: number;
  readonly bytes: number;
}
export interface Kept {
  readonly games: Readonly<Record<string, Figures>>;
  readonly peers: PeerFigures | null;
}

export function readFigures(): Kept {
  return existsSync(FIGURES_FILE) ? (readJson(FIGURES_FILE) as Kept) : { games: {}, peers: null };
}

/** Games that were not measured keep their figures. */
export function writeFigures(measured: Kept): string {
  const before = readFigures();
  const kept: Kept = { games: { ...before.games, ...measured.games }, peers: measured.peers ?? before.peers };
  const rounded = JSON.stringify(
    kept,
    (_, value: unknown) => (typeof value === 'number' ? significant(value) : value),
    2,
  );
  writeText(FIGURES_FILE, `${rounded}\n`);
  return FIGURES_FILE;
}

const significant = (n: number): number => Number(n.toPrecision(4));

/** Measures the dice race on this engine and on boardgame.io, which is installed on first use. */
export async function comparePeers(seconds: number): Promise<PeerFigures> {
  const peers = path.join(FOLDER, 'peers');
  if (!existsSync(path.join(peers, 'node_modules', 'boardgame.io'))) install(peers);
  process.env.NODE_ENV = 'production'; // as its users run it: without development checks
  const load = (file: string) => import(pathToFileURL(path.join(FOLDER, file)).href);
  const { compare } = (await load('compare.ts')) as { compare(peer: unknown, seconds: number): Promise<PeerFigures> };
  return compare(await load('peers/dice-race.mjs'), seconds);
}

function install(folder: string): void {
  process.stderr.write('Installing boardgame.io into bench/peers …\n');
  const shell = process.platform === 'win32';
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell });
  if (status !== 0) throw new BadInput('npm could not install boardgame.io into bench/peers, which --peers needs');
}
