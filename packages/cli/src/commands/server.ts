// boardwright serve, backup, restore, load: the commands of the server, which read their flags themselves.
import type { Command, ExitCode, Flags, Typed } from '../command.ts';

type Run = (args: readonly string[]) => Promise<number>;
type Named = 'serve' | 'backup' | 'restore' | 'load';

const DATABASE = { database: { value: 'FILE|URL', about: 'where the data is (DATABASE_URL, DATABASE_FILE)' } };

const SERVE: Flags = {
  port: { value: 'PORT', about: 'where to listen (PORT); else the first free one from 8420 on' },
  host: { value: 'ADDRESS', about: 'for whom to listen (HOST); else this machine alone' },
  ...DATABASE,
  redis: { value: 'URL', about: 'for several servers over one database (REDIS_URL)' },
  'public-url': { value: 'URL', about: 'where browsers find it, behind a proxy (PUBLIC_URL)' },
  'log-level': { value: 'LEVEL', about: 'fatal, error, warn, info, debug or silent (LOG_LEVEL)' },
};
const LOAD: Flags = {
  tables: { value: 'N', about: 'how many tables at once' },
  seats: { value: 'N', about: 'players at each' },
  seconds: { value: 'N', about: 'how long' },
  rate: { value: 'N', about: 'answers per second over all tables; else as many as are taken' },
  game: { value: 'GAME', about: 'which game; else the first' },
  option: { value: 'NAME=VALUE', about: 'an option of the game', many: true },
  server: { value: 'URL', about: 'a server on this machine; else one of its own' },
  attack: {
    value: 'NAME[,NAME]',
    about: 'attacks a server while others play: bodies, contents, editions, bots, or all',
  },
  'kill-every': { value: 'SECONDS', about: 'kills the server again and again: nothing acknowledged may be lost' },
  processes: { value: 'N', about: 'several servers of its own; needs --database and --redis' },
  database: { value: 'FILE|URL', about: 'where its own servers keep their data; else a file that is thrown away' },
  redis: { value: 'URL', about: 'for several servers of its own' },
  peers: { about: 'the same small game on boardgame.io’s server too (installs it into bench/peers once)' },
  json: { about: 'prints JSON' },
};

export const serverCommands: readonly Command[] = [
  command('serve', 'runs a server', '', SERVE),
  command('backup', 'writes everything a server knows into one file', 'FILE', DATABASE),
  command('restore', 'fills an empty database from a backup', 'FILE', DATABASE),
  command('load', 'measures how many answers a server takes', '', LOAD),
];

function command(name: Named, about: string, words: string, flags: Flags): Command {
  return {
    name,
    about,
    words,
    most: words === '' ? 0 : 1,
    flags,
    async run(typed) {
      process.removeAllListeners('SIGINT'); // the server ends what is under way before it goes
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
