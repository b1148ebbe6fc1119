// The thread in which rules run: it keeps live matches and does what it is asked, one job after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { type Chance, chanceOf, fairChance, loadFile, parseFile, type Seal } from '@boardwright/engine';
import {
  type Audience,
  botQuestions,
  eventsFor,
  exportGame,
  Live,
  lookBack,
  type Outcome,
  updateFor,
} from '@boardwright/host';
import { newSecret } from '../ids.ts';
import { changesBetween } from '../protocol/changes.ts';
import { dryRun } from './dry-run.ts';
import { gameOf, loadGames } from './games.ts';
import type { CheckedFile, Handled, Job, Outgoing, State } from './jobs.ts';
import { NotLoaded, READY, type Reply } from './thread.ts';

const SNAPSHOT_EVERY = 64; // rows
const BOT_GRACE = 15_000; // a bot that has not answered by then is asked again

interface Kept {
  readonly live: Live;
  readonly chance: Chance;
  readonly shown: Map<Audience, { readonly position: number; readonly view: unknown }>;
  snapshotAt: number;
}

const { gamesModule } = workerData as { gamesModule: string };
const games = await loadGames(gamesModule);
const matches = new Map<string, Kept>();

function keep(match: string, live: Live, secret: string | null, snapshotAt: number): Kept {
  const kept = { live, chance: chanceFor(live.affairs.seal, secret), shown: new Map(), snapshotAt };
  matches.set(match, kept);
  return kept;
}

/** Games that were imported by earlier versions have no seal of ours: their chance is as good, but cannot be verified. */
function chanceFor(seal: Seal | null, secret: string | null): Chance {
  return seal !== null && secret !== null ? chanceOf(seal, secret) : fairChance(newSecret(), []);
}

function kept(match: string): Kept {
  const found = matches.get(match);
  if (found === undefined) throw new NotLoaded(match);
  return found;
}

const JOBS: { readonly [K in Job['do']]: (job: Job & { do: K }) => unknown } = {
  begin({ match, opening, content, log, secret, now }) {
    const game = gameOf(games, opening.game, content);
    const chance = chanceFor(opening.seal, secret);
    const { live, row } = Live.open(game, { ...opening, edition: game.edition }, chance, now, log);
    keep(match, live, secret, 0);
    return { ...stateOf(live), row, snapshot: null, declined: null, outbox: [] } satisfies Handled;
  },
  load({ match, game, content, stored, secret }) {
    const live = Live.restore(gameOf(games, game, content), stored.snapshot, stored.rows);
    keep(match, live, secret, stored.snapshot?.seq ?? 0);
    return stateOf(live);
  },
  drop: ({ match }) => matches.delete(match),
  state: ({ match }) => stateOf(kept(match).live),
  handle({ match, command, now, audiences }) {
    const found = kept(match);
    const { live } = found;
    const before = entriesBefore(live, command.do === 'answer');
    let outcome: Outcome;
    try {
      outcome = live.handle(command, now, found.chance);
    } catch (error) {
      matches.delete(match); // a rule broke half-way: what is in memory is worth nothing now
      throw error;
    }
    const row = 'row' in outcome ? outcome.row : null;
    const declined = 'declined' in outcome ? outcome.declined : null;
    const outbox = row === null ? [] : outgoing(match, found, audiences, before(live) + 1);
    return { ...stateOf(live), row, snapshot: row && snapshotOf(found), declined, outbox } satisfies Handled;
  },
  apply({ match, row, audiences }) {
    const found = kept(match);
    const before = entriesBefore(
      found.live,
      row.facts.every(fact => fact.do === 'answer'),
    );
    found.live.apply(row);
    const outbox = outgoing(match, found, audiences, before(found.live) + 1);
    return { ...stateOf(found.live), row, snapshot: null, declined: null, outbox } satisfies Handled;
  },
  feed({ match, audiences, have }) {
    const found = kept(match);
    for (const audience of audiences) found.shown.delete(audience);
    const from = have !== null && have.era === found.live.affairs.era ? have.seen : 0;
    return outgoing(match, found, audiences, Math.min(from, found.live.play.told.length));
  },
  lookBack: ({ match, answers, as }) => lookBack(kept(match).live, answers, as),
  export: ({ match, content }) => exportGame(kept(match).live, content),
  dryRun: ({ game, content, snapshot, rows }) => dryRun(gameOf(games, game, content), snapshot, rows),
  check({ game, content, file }) {
    const parsed = parseFile(file, 'the file');
    const { log, match } = loadFile(gameOf(games, game, content), parsed);
    const over = match.scores !== null;
    const seal = over ? (parsed.seal ?? null) : null;
    return { log, edition: match.edition, over, seal } satisfies CheckedFile;
  },
};

function stateOf(live: Live): State {
  const { scores, places } = live.play.match;
  const bots = botQuestions(live);
  const due = live.dueAt();
  const { seal, clocks, era, movedAt } = live.affairs;
  const wakeForBots = bots.length === 0 ? null : clocks.at + BOT_GRACE;
  const wake = [due, wakeForBots].filter(time => time !== null);
  return {
    position: live.position,
    era,
    seen: live.play.told.length,
    wake: scores === null ? (wake.length === 0 ? null : Math.min(...wake)) : clocks.at,
    waits: { toAnswer: live.toAnswer(), since: movedAt },
    bots,
    over: scores === null || places === null ? null : { scores, places },
    sealed: scores !== null && seal !== null && seal.secret === undefined,
  };
}

function snapshotOf(found: Kept): string | null {
  const { live } = found;
  if (live.position - found.snapshotAt < SNAPSHOT_EVERY && !live.isOver) return null;
  const snapshot = live.snapshot();
  if (snapshot === null) return null;
  found.snapshotAt = live.position;
  return JSON.stringify(snapshot);
}

function outgoing(match: string, found: Kept, audiences: readonly Audience[], from: number): Outgoing[] {
  return audiences.map(audience => ({ audience, text: textFor(match, found, audience, from) }));
}

function textFor(match: string, { live, shown }: Kept, audience: Audience, from: number): string {
  const { view, ...update } = updateFor(live, audience);
  const before = shown.get(audience);
  shown.set(audience, { position: live.position, view });
  const changes = before === undefined ? null : changesBetween(before.view, view);
  const seen = changes === null ? { view } : { base: before?.position, changes };
  const events = { from, list: eventsFor(live, audience, from) };
  return JSON.stringify({ type: 'update', table: match, ...update, ...seen, events });
}

/** How many answers will be the same afterwards. An answer adds to them; anything else may take some back. */
function entriesBefore(live: Live, onlyAdds: boolean): (after: Live) => number {
  const { length } = live.play.entries;
  if (onlyAdds) return () => length;
  const before = [...live.play.entries];
  return after => {
    const { entries } = after.play;
    let i = 0;
    while (i < length && i < entries.length && sameEntry(before[i], entries[i])) i++;
    return i;
  };
}

function sameEntry(a: Live['play']['entries'][number] | undefined, b: typeof a): boolean {
  return a === b || (a?.seat === b?.seat && a?.word === b?.word && a?.at === b?.at);
}

parentPort?.on('message', (job: Job) => {
  let reply: Reply;
  try {
    reply = { result: (JOBS[job.do] as (job: Job) => unknown)(job) };
  } catch (error) {
    const { name, message } = error as Error;
    reply = { error: { kind: name, message } };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage(READY satisfies Reply);
