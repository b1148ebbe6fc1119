// The same small game on boardgame.io's own server, in the same run, for comparison.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BadInput } from '@boardwright/engine';

const run = promisify(execFile);
const BENCH = path.resolve(import.meta.dirname, '../../../../bench');
const PEERS = path.join(BENCH, 'peers');
const PATIENCE = 60_000;

export const RACE = { game: 'dice-race', seats: 4, gamesModule: path.join(BENCH, 'race-games.ts') } as const;

export interface PeerFigures {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export async function measurePeer(tables: number, seconds: number): Promise<PeerFigures> {
  if (!existsSync(PEERS)) throw new BadInput('--peers needs the folder bench of the project');
  if (!existsSync(path.join(PEERS, 'node_modules')))
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: PEERS });
  const server = spawn(process.execPath, [path.join(PEERS, 'serve.mjs')], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (data: Buffer) => resolve(/http:\S+/.exec(data.toString())?.[0] ?? ''));
      server.once('exit', code => reject(new Error(`the peer's server ended with ${code}`)));
    });
    const timeout = seconds * 1000 + PATIENCE;
    const args = [path.join(PEERS, 'load.mjs'), url, String(tables), String(seconds)];
    const { stdout } = await run(process.execPath, args, { timeout });
    return JSON.parse(stdout) as PeerFigures;
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGKILL');
  }
}
