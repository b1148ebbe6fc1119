// A server in its own process, on loopback, with temporary data: for load, durability and tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Spawned {
  readonly base: string;
  readonly child: ChildProcess;
  /** Processor time used so far, in seconds; 0 if the system does not report it. */
  cpu(): number;
  /** Stops it gracefully and deletes its data. */
  stop(): Promise<void>;
  /** Kills it at once, like a power cut. The data stays. */
  kill(): Promise<void>;
}

const MAIN = path.resolve(import.meta.dirname, '../main.ts');
const PATIENCE = 60_000;

export async function spawnServer(env: Readonly<Record<string, string>>): Promise<Spawned> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwright-load-'));
  const variables = { DATABASE_FILE: path.join(folder, 'load.db'), PORT: '0', LOG_LEVEL: 'error', ...env };
  // A database or address configured for the real server must not receive this server's data.
  const { DATABASE_URL: _database, REDIS_URL: _redis, PUBLIC_URL: _address, HOST: _host, ...around } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...around, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const base = await address(child).catch(error => {
    child.kill('SIGKILL');
    throw error;
  });
  const throwAway = (): void => rmSync(folder, { recursive: true, force: true });
  return {
    base,
    child,
    cpu: () => processorTime(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      throwAway();
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      throwAway();
    },
  };
}

const TICKS = 100; // of Linux, per second

function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** The server prints its address when it is ready. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start')), PATIENCE);
    let text = '';
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const found = /at (http:\S+)/.exec(text);
      if (found === null) return;
      clearTimeout(timer);
      resolve(found[1] as string);
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
}
