// boardwright serve: runs a server until it is told to stop.
import { configOf } from '../config.ts';
import { startServer } from '../server.ts';
import { readFlags } from './flags.ts';

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  database: { type: 'string' },
  redis: { type: 'string' },
  'public-url': { type: 'string' },
  'log-level': { type: 'string' },
} as const;
/** The environment variable of each flag. */
const VARIABLES: Readonly<Record<string, string>> = {
  port: 'PORT',
  host: 'HOST',
  database: 'DATABASE_URL',
  redis: 'REDIS_URL',
  'public-url': 'PUBLIC_URL',
  'log-level': 'LOG_LEVEL',
};

/** Ends the process explicitly, because Redis clients would keep trying to reconnect forever. */
export async function serve(args: readonly string[]): Promise<never> {
  const { values } = readFlags(args, FLAGS);
  const env: Record<string, string | undefined> = { LOG_LEVEL: 'warn', ...process.env };
  for (const [flag, value] of Object.entries(values)) env[VARIABLES[flag] ?? ''] = String(value);
  const config = configOf(env);
  const server = await startServer(config);
  const where = config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${server.port}`;
  console.log(`Boardwright is running at ${where}`);
  await toldToStop();
  await server.stop();
  process.exit(0);
}

function toldToStop(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
