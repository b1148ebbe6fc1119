// boardwright load: measures how many answers a server can take. Runs many tables of random players over websockets,
// limited in number and time, and only against this machine.
import { BadInput, fastRandom } from '@boardwright/engine';
import { Person } from '../client/person.ts';
import { ATTACKS } from '../load/attacks/attacks.ts';
import { attack as botTables, type Waited } from '../load/attacks/bot-tables.ts';
import { underAttack } from '../load/attacks/measure.ts';
import { type Progress, provesDurable } from '../load/durability.ts';
import { Load, type LoadWish } from '../load/load.ts';
import { measurePeer, RACE } from '../load/peers.ts';
import { type Spawned, spawnServer } from '../load/spawn.ts';
import { loadGames } from '../rules/games.ts';
import { type Given, numberFlag, readFlags } from './flags.ts';

const FLAGS = {
  tables: { type: 'string' },
  seats: { type: 'string' },
  seconds: { type: 'string' },
  rate: { type: 'string' },
  game: { type: 'string' },
  option: { type: 'string', multiple: true },
  server: { type: 'string' },
  'kill-every': { type: 'string' },
  processes: { type: 'string' },
  database: { type: 'string' },
  redis: { type: 'string' },
  attack: { type: 'string' },
  peers: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;
const MOST_TABLES = 5_000;
const MOST_SECONDS = 600;
const MOST_PROCESSES = 16;
const THINK = 200; // milliseconds per answer if no rate is given
const MOST_RATE = 100_000;
const ATTACK_SECONDS = 20;
const MOST_FELT = 3; // times the p99 of an idle server

export async function load(args: readonly string[]): Promise<number> {
  const given = readFlags(args, FLAGS);
  const wish: LoadWish = {
    tables: numberFlag(given, 'tables', 100, MOST_TABLES),
    seats: numberFlag(given, 'seats', 2, 8),
    seconds: numberFlag(given, 'seconds', 10, MOST_SECONDS),
    rate: given.values.rate === undefined ? null : numberFlag(given, 'rate', 1, MOST_RATE),
    game: typeof given.values.game === 'string' ? given.values.game : null,
    options: optionsOf(given.values.option),
    random: fastRandom(1),
  };
  if (given.values['kill-every'] !== undefined) return crash(given, wish);
  if (typeof given.values.attack === 'string') return attacked(given, given.values.attack, wish);
  if (given.values.peers === true) return compare(wish);
  const { server } = given.values;
  if (typeof server === 'string') return run([onThisMachine(server)], wish, given.values.json === true);
  const own = await servers(given);
  try {
    const bases = own.map(({ base }) => base);
    return await run(bases, wish, given.values.json === true, () => own.reduce((sum, { cpu }) => sum + cpu(), 0));
  } finally {
    for (const each of own) await each.stop();
  }
}

/**
 * With --attack NAME[,NAME], attacks a server with default limits while others play, and measures how much they notice.
 */
async function attacked(given: Given, names: string, { game }: LoadWish): Promise<number> {
  const wanted = names === 'all' ? Object.keys(ATTACKS) : names.split(',');
  const odd = wanted.find(name => ATTACKS[name] === undefined);
  if (odd !== undefined)
    throw new BadInput(`there is no attack "${odd}" (there are: ${Object.keys(ATTACKS).join(', ')}, all)`);
  const seconds = numberFlag(given, 'seconds', ATTACK_SECONDS, MOST_SECONDS);
  const played = game ?? [...(await loadGames('@boardwright/games')).keys()][0] ?? '';
  let isFine = true;
  for (const name of wanted) {
    const { answers, p50, p99, ratio, refused } = await underAttack(name, played, seconds);
    isFine &&= ratio <= MOST_FELT;
    console.log(
      `${name}: quiet ${answers[0]} answers, p50 ${p50[0]} ms, p99 ${p99[0]} ms; ` +
        `during the attack ${answers[1]} answers, p50 ${p50[1]} ms, p99 ${p99[1]} ms, ${refused} refused; ` +
        `p99 is ${ratio} times that of the quiet server${ratio <= MOST_FELT ? '' : `, more than ${MOST_FELT}`}`,
    );
    if (name === 'bots') isFine = (await repliesAreFine(played, seconds)) && isFine;
  }
  return isFine ? 0 : 1;
}

/** Measures what tables full of bots would slow down first: the bot at somebody else's table. */
async function repliesAreFine(game: string, seconds: number): Promise<boolean> {
  const server = await spawnServer({});
  try {
    const { quiet, during } = await botTables(server.base, { game, seconds });
    const told = ({ count, p50, p99 }: Waited): string => `${count} replies, p50 ${p50} ms, p99 ${p99} ms`;
    const ratio = Math.round((during.replies.p99 / quiet.replies.p99) * 100) / 100;
    console.log(
      `bots, what the bot at somebody else's table replies: quiet ${told(quiet.replies)}; ` +
        `during the attack ${told(during.replies)}; p99 is ${ratio} times that of the quiet server`,
    );
    return ratio <= MOST_FELT;
  } finally {
    await server.kill();
  }
}

/** One server with its own file, or several that share a PostgreSQL and a Redis, which keep the data. */
async function servers(given: Given): Promise<Spawned[]> {
  const count = numberFlag(given, 'processes', 1, MOST_PROCESSES);
  const { database, redis } = given.values;
  if (count > 1 && (typeof database !== 'string' || typeof redis !== 'string'))
    throw new BadInput('--processes needs --database postgres://… and --redis redis://…, which they share');
  const env = {
    NO_RATE_LIMITS: '1',
    ...(typeof database === 'string' ? { DATABASE_URL: database } : {}),
    ...(typeof redis === 'string' ? { REDIS_URL: redis } : {}),
  };
  const own: Spawned[] = [];
  try {
    for (let i = 0; i < count; i++) own.push(await spawnServer(env));
    return own;
  } catch (error) {
    for (const each of own) await each.kill();
    throw error;
  }
}

/** With --kill-every SECONDS, kills the server again and again. Nothing that was acknowledged may be lost. */
async function crash(given: Given, wish: LoadWish): Promise<number> {
  const gamesModule = process.env.GAMES_MODULE ?? '@boardwright/games';
  const game = wish.game ?? [...(await loadGames(gamesModule)).keys()][0];
  if (game === undefined) throw new BadInput('there is no game; name one with --game');
  const killEvery = numberFlag(given, 'kill-every', 3, 60);
  const think = wish.rate === null ? THINK : (wish.tables / wish.rate) * 1000;
  const { tables, seats, options } = wish;
  const life = { seconds: killEvery, answers: 1 };
  const isEnough = ({ seconds }: Progress): boolean => seconds >= wish.seconds;
  const figures = await provesDurable({ tables, seats, options, game, life, isEnough, gamesModule, think });
  console.log(
    `${game}: ${figures.tables} tables, killed ${figures.kills} times in ${wish.seconds} s: ` +
      `${figures.acknowledged} answers acknowledged, ${figures.stored} stored, ${figures.lost} lost, ` +
      `${figures.twice} twice, ${figures.retries} sent again; ` +
      `${figures.replayed} matches replay, ${figures.diverged} diverge`,
  );
  return figures.lost + figures.twice + figures.diverged === 0 ? 0 : 1;
}

/** Both servers play the same small game, one after the other, on the same machine. Ours writes to disk. */
async function compare({ tables, seconds, random }: LoadWish): Promise<number> {
  const peer = await measurePeer(tables, seconds);
  const { game, seats, gamesModule } = RACE;
  const own = await spawnServer({ NO_RATE_LIMITS: '1', GAMES_MODULE: gamesModule });
  try {
    const wish = { tables, seats, seconds, rate: null, game, options: {}, random };
    const ours = await new Load([own.base], wish).run();
    console.log(
      `dice race, ${tables} tables of ${seats}, ${seconds} s: ${ours.perSecond} answers/s durable here ` +
        `(p50 ${ours.p50} ms, p99 ${ours.p99} ms), ${peer.perSecond} in memory on boardgame.io ` +
        `(p50 ${peer.p50} ms, p99 ${peer.p99} ms): ${(ours.perSecond / peer.perSecond).toFixed(1)} times`,
    );
    return ours.failures === 0 ? 0 : 1;
  } finally {
    await own.stop();
  }
}

async function run(bases: readonly string[], wish: LoadWish, asJson: boolean, cpu = () => 0): Promise<number> {
  const game = wish.game ?? (await firstGame(bases[0] ?? ''));
  const figures = await new Load(bases, { ...wish, game }, cpu).run();
  if (asJson) console.log(JSON.stringify(figures));
  else
    console.log(
      `${figures.game}: ${figures.tables} tables of ${figures.seats}, ${figures.seconds} s: ` +
        `${figures.answers} answers, ${figures.perSecond}/s; ` +
        `p50 ${figures.p50} ms, p99 ${figures.p99} ms, longest ${figures.longest} ms; ` +
        `${figures.refused} refused, ${figures.games} games ended, ${figures.failures} failures; ` +
        `processor time per answer: server ${figures.serverCpu} ms, load ${figures.ownCpu} ms`,
    );
  return figures.failures === 0 ? 0 : 1;
}

async function firstGame(base: string): Promise<string> {
  const guest = await Person.guest(base, 'load');
  const { games } = await guest.get<{ games: { id: string }[] }>('/api/games');
  const [first] = games;
  if (first === undefined) throw new BadInput('this server has no game; name one with --game');
  return first.id;
}

/** --option length=long, repeatable. */
function optionsOf(texts: Given['values'][string]): Record<string, string> {
  const pairs = (Array.isArray(texts) ? texts : []).map(text => text.split('='));
  for (const pair of pairs)
    if (pair.length !== 2) throw new BadInput(`write --option NAME=VALUE, not "${pair.join('=')}"`);
  return Object.fromEntries(pairs);
}

/** Nobody should aim a load generator at other people's servers. */
function onThisMachine(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname))
    throw new BadInput(`--server must be on this machine (http://127.0.0.1:PORT), not "${text}"`);
  return url.origin;
}
