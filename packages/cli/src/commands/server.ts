// boardwright serve, backup, restore, load: the commands of the server, which parse their own flags.
import type { Command, ExitCode, Flags, Typed } from '../command.ts';

type Run = (args: readonly string[]) => Promise<number>;
type Named = 'serve' | 'backup' | 'restore' | 'load';

const DATABASE = { database: { value: 'FILE|URL', about: 'the database (DATABASE_URL, DATABASE_FILE)' } };

const SERVE: Flags = {
  port: { value: 'PORT', about: 'port to listen on (PORT); default: the first free one from 8420' },
  host: { value: 'ADDRESS', about: 'address to listen on (HOST); default: this machine only' },
  ...DATABASE,
  redis: { value: 'URL', about: 'required if several servers share one database (REDIS_URL)' },
  'public-url': { value: 'URL', about: 'the address browsers use, if it is behind a proxy (PUBLIC_URL)' },
  'log-level': { value: 'LEVEL', about: 'fatal, error, warn, info, debug or silent (LOG_LEVEL)' },
};
const LOAD: Flags = {
  tables: { value: 'N', about: 'number of tables' },
  seats: { value: 'N', about: 'players per table' },
  seconds: { value: 'N', about: 'duration' },
  rate: { value: 'N', about: 'answers per second over all tables; default: as many as possible' },
  game: { value: 'GAME', about: 'the game; default: the first one' },
  option: { value: 'NAME=VALUE', about: 'an option of the game', many: true },
  server: { value: 'URL', about: 'a server that runs on this machine; default: starts its own' },
  attack: {
    value: 'NAME[,NAME]',
    about: 'attack a server while others play: bodies, contents, editions, bots, or all',
  },
  'kill-every': { value: 'SECONDS', about: 'kill the server again and again: no acknowledged answer may be lost' },
  processes: { value: 'N', about: 'start this many servers; needs --database and --redis' },
  database: { value: 'FILE|URL', about: 'database of the servers it starts; default: a temporary file' },
  redis: { value: 'URL', about: 'Redis for --processes' },
  peers: { about: 'also measure boardgame.io’s server with the same small game (installs it into bench/peers once)' },
  json: { about: 'print JSON' },
};

export const serverCommands: readonly Command[] = [
  command('serve', 'run a server', '', SERVE),
  command('backup', 'write a server’s whole database into one file', 'FILE', DATABASE),
  command('restore', 'fill an empty database from a backup', 'FILE', DATABASE),
  command('load', 'measure how many answers a server can handle', '', LOAD),
];

function command(name: Named, about: string, words: string, flags: Flags): Command {
  return {
    name,
    about,
    words,
    most: words === '' ? 0 : 1,
    flags,
    async run(typed) {
      process.removeAllListeners('SIGINT'); // the server finishes its work before it exits
      const run: Run = (await import('@boardwright/server/commands'))[name];
      return (await run(argsOf(typed, flags))) as ExitCode;
    },
  };
}

function argsOf(typed: Typed, flags: Flags): string[] {
  const given = Object.entries(flags).flatMap(([name, { value }]) =>
    value === undefined
      ? typed.has(name)
        ? [`--${name}`]
        : []
      : typed.many(name).flatMap(text => [`--${name}`, text]),
  );
  return [...given, ...typed.words];
}
