// The thread in which bots think. It gets what a seat sees and answers with a word; its bots stay at their seats.
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyModule, fastRandom, type Word } from '@boardwright/engine';
import { BotSeats, LruCache } from '@boardwright/host';
import { type BotJob, type BotThreadData, UnknownEdition } from './bot-jobs.ts';
import { loadReleases, moduleOf, releaseWith } from './games.ts';
import { READY, type Reply } from './thread.ts';

const SWEEP = 60_000;
const MOST_EDITIONS = 64;

const { gamesModule, oldGamesModules, calledOff } = workerData as BotThreadData;
const releases = await loadReleases(gamesModule, oldGamesModules);
const now = (): number => performance.now();
const editions = new LruCache<AnyModule>({ most: MOST_EDITIONS }, now);
let thinkingAbout = 0;
const clock = (): number => (Atomics.load(calledOff, 0) === thinkingAbout ? Number.POSITIVE_INFINITY : now());
const seats = new BotSeats({ now, clock });
setInterval(() => seats.sweep(), SWEEP).unref();

const JOBS: { readonly [K in BotJob['do']]: (job: BotJob & { do: K }) => Word | null } = {
  think(job) {
    thinkingAbout = job.number;
    return seats.word(moduleFor(job), job.match, job.question, fastRandom(job.seed));
  },
  leave({ match, seat }) {
    seats.leave(match, seat);
    return null;
  },
};

function moduleFor({ match, game, rules, isEdition, content }: BotJob & { do: 'think' }): AnyModule {
  const games = releaseWith(releases, game, rules);
  if (!isEdition) return moduleOf(games, game);
  const module = editions.get(match) ?? (content === undefined ? undefined : moduleOf(games, game, content));
  if (module === undefined) throw new UnknownEdition('the content of this edition is needed');
  editions.use(match, module);
  return module;
}

parentPort?.on('message', (job: BotJob) => {
  let reply: Reply;
  try {
    reply = { result: (JOBS[job.do] as (job: BotJob) => Word | null)(job) };
  } catch (error) {
    const { name, message } = error as Error;
    reply = { error: { kind: name, message } };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage(READY satisfies Reply);
