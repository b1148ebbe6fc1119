// The thread in which bots think. It gets what a seat sees and answers with a word. Its bots keep their memory.
import { workerData } from 'node:worker_threads';
import { type AnyModule, fastRandom } from '@boardwright/engine';
import { BotSeats, LruCache } from '@boardwright/host';
import type { BotJob, BotThreadData } from './bot-jobs.ts';
import { loadReleases, moduleOf, releaseWith } from './games.ts';
import { JobFailed } from './thread.ts';
import { work } from './work.ts';

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

function moduleFor({ game, rules, contentHash, content }: BotJob & { do: 'think' }): AnyModule {
  const games = releaseWith(releases, game, rules);
  if (contentHash === undefined) return moduleOf(games, game);
  const key = `${game} ${rules} ${contentHash}`;
  const module = editions.get(key) ?? (content === undefined ? undefined : moduleOf(games, game, content));
  if (module === undefined) throw new JobFailed('UnknownEdition', 'the content of this edition is needed');
  editions.use(key, module);
  return module;
}

work<BotJob>({
  think(job) {
    thinkingAbout = job.number;
    return seats.word(moduleFor(job), job.match, job.question, fastRandom(job.seed));
  },
  leave({ match, seat }) {
    seats.leave(match, seat);
    return null;
  },
});
