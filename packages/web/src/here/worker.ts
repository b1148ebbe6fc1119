// The worker of the page. Matches on this device run here, so that a thinking bot never blocks the page.
import { BadInput } from '@boardwright/engine';
import { type Audience, feedFor, historyOf, lookBack } from '@boardwright/host';
import { advise } from '../guide/in-worker.ts';
import { Practices } from '../learn/in-worker.ts';
import { check } from './check.ts';
import { Host, type Hosted } from './host.ts';
import type { Call, Calls, Said } from './messages.ts';
import { ME } from './owner.ts';
import { Store } from './store.ts';

/** How far a watched table has been shown. Events of another era are dropped. */
interface Watched {
  era: number;
  seen: number;
}
const NOTHING_SHOWN: Watched = { era: -1, seen: 0 };
const watched = new Map<string, Watched>();
const say = (said: Said): void => self.postMessage(said);

function eyesOf({ live }: Hosted): Audience[] {
  const mine = live.status.seats.flatMap(({ owner }, seat) => (owner === ME ? [seat] : []));
  return mine.length === 0 ? [null] : mine;
}

function show(hosted: Hosted): void {
  const { live, kept, content } = hosted;
  const shown = watched.get(kept.table.id);
  if (shown === undefined) return;
  const from = shown.era === live.status.era ? shown.seen : 0;
  const feeds = eyesOf(hosted).map(audience => feedFor(live, audience, from));
  watched.set(kept.table.id, { era: live.status.era, seen: live.play.told.length });
  say({ table: kept.table, feeds, ...(shown === NOTHING_SHOWN ? { content: content ?? null } : {}) });
}

const practices = new Practices();
const store = Store.open();
const host = store.then(opened => new Host(opened, show, id => watched.has(id)));

async function hostedAt(id: string): Promise<{ host: Host; hosted: Hosted }> {
  const found = await (await host).match(id);
  if (found === null) throw new BadInput('there is no such table on this device');
  return { host: await host, hosted: found };
}

const calls: Calls = {
  async list() {
    const tables = (await (await store).all()).map(({ table }) => table);
    return tables.sort((a, b) => b.updated - a.updated);
  },
  async open(wish) {
    return (await (await host).open(wish)).kept.table;
  },
  async watch(id) {
    const hosted = await (await host).match(id);
    if (hosted === null) return null;
    watched.set(id, NOTHING_SHOWN);
    show(hosted);
    (await host).seeToBots(hosted);
    return hosted.kept.table;
  },
  async unwatch(id) {
    watched.delete(id);
  },
  async command(id, command) {
    const at = await hostedAt(id);
    return at.host.command(at.hosted, command);
  },
  async lookBack(id, answers, as) {
    return lookBack((await hostedAt(id)).hosted.live, answers, as);
  },
  async history(id) {
    return historyOf((await hostedAt(id)).hosted.live);
  },
  async file(id) {
    return (await host).file(id);
  },
  async remove(id) {
    (await host).forget(id);
    await (await store).remove(id);
  },
  check,
  async botPause(milliseconds) {
    (await host).pause = milliseconds;
  },
  advise,
  openPractice: (id, game, practice) => practices.open(id, game, practice),
  playPractice: async (id, deed) => practices.play(id, deed),
  async closePractice(id) {
    practices.close(id);
  },
};

self.onmessage = async ({ data: { n, call, args } }: MessageEvent<Call>) => {
  try {
    const run = calls[call] as (...given: readonly unknown[]) => Promise<unknown>;
    say({ n, result: await run(...args) });
  } catch (error) {
    say({ n, error: (error as Error).message, bad: error instanceof BadInput });
  }
};
