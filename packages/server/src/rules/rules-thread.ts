// The thread in which rules run: it holds live matches and runs one job after the other.
import { workerData } from 'node:worker_threads';
import {
  type Chance,
  chanceOf,
  changesBetween,
  ENGINE_VERSION,
  fairChance,
  hashOf,
  type Json,
  noChance,
  replay,
  type Seal,
  type Seat,
} from '@boardwright/engine';
import {
  type Audience,
  botQuestions,
  botSeats,
  consentNeeded,
  exportGame,
  feedFor,
  foreseen,
  hiddenFor,
  historyOf,
  isHidden,
  isUnattended,
  Live,
  lookBack,
  type Outcome,
  type Player,
  preparedDue,
  type Row,
  resultOf,
} from '@boardwright/host';
import { newSecret } from '../ids.ts';
import type { Waits } from '../store/journal.ts';
import { dryRun } from './dry-run.ts';
import { gameOf, loadReleases, releaseWith } from './games.ts';
import type { Handled, Job, MatchSummary, Outgoing } from './jobs.ts';
import { JobFailed } from './thread.ts';
import { type Jobs, work } from './work.ts';

const SNAPSHOT_EVERY = 64; // rows
const HURRY = 1 / 4; // of the time for a turn
const BOT_GRACE = 15_000; // a bot that has not answered by then is asked again

interface LoadedMatch {
  readonly live: Live;
  readonly chance: Chance;
  readonly shown: Map<Audience, { readonly position: number; readonly view: unknown; readonly seal: Seal | null }>;
  snapshotAt: number;
  playsAgain: boolean | null; // null: not tested yet
}

const { gamesModule, oldGamesModules } = workerData as { gamesModule: string; oldGamesModules: readonly string[] };
const releases = await loadReleases(gamesModule, oldGamesModules);
const matches = new Map<string, LoadedMatch>();

function addMatch(match: string, live: Live, secret: string | null, snapshotAt: number): LoadedMatch {
  const added = { live, chance: chanceFor(live.status.seal, secret), shown: new Map(), snapshotAt, playsAgain: null };
  matches.set(match, added);
  return added;
}

/** Games imported by earlier versions have no seal of ours: their chance is just as random, but cannot be verified. */
function chanceFor(seal: Seal | null, secret: string | null): Chance {
  return seal !== null && secret !== null ? chanceOf(seal, secret) : fairChance(newSecret(), []);
}

function loaded(match: string): LoadedMatch {
  const found = matches.get(match);
  if (found === undefined) throw new JobFailed('NotLoaded', match);
  return found;
}

/** A match that the installed rules can play. */
function replayable(match: string): Live {
  const found = loaded(match);
  found.playsAgain ??= playsAgain(found.live);
  if (!found.playsAgain)
    throw new JobFailed('OtherRules', 'this match was played with rules that are not installed here');
  return found.live;
}

const JOBS: Jobs<Job> = {
  begin({ match, opening, rules, content, log, secret, now }) {
    const game = gameOf(releaseWith(releases, opening.game, rules), opening.game, content);
    const chance = chanceFor(opening.seal, secret);
    const { live, row } = Live.open(game, { ...opening, edition: game.edition }, chance, now, log);
    addMatch(match, live, secret, 0);
    return {
      summary: summaryOf(live),
      row,
      snapshot: null,
      hash: live.hash(),
      declined: null,
      outbox: [],
    } satisfies Handled;
  },
  load({ match, game, content, rules, stored, secret }) {
    const live = Live.restore(gameOf(releaseWith(releases, game, rules), game, content), stored.snapshot, stored.rows);
    if (stored.hash !== null && stored.hash !== live.hash())
      throw new JobFailed('RulesChanged', 'the stored match is not the same with these rules');
    addMatch(match, live, secret, stored.snapshot?.seq ?? 0);
    return summaryOf(live);
  },
  drop: ({ match }) => matches.delete(match),
  handle({ match, command, now, audiences }) {
    const found = loaded(match);
    const { live } = found;
    const before = entriesBefore(live, command.do === 'answer');
    let outcome: Outcome;
    try {
      outcome = live.handle(command, now, found.chance);
    } catch (error) {
      matches.delete(match); // a rule failed half-way, so the match in memory is unusable
      throw error;
    }
    const row = 'row' in outcome ? outcome.row : null;
    const declined = 'declined' in outcome ? outcome.declined : null;
    const outbox = row === null ? [] : outgoing(match, found, whoHears(row, audiences), before(live) + 1);
    const [snapshot, hash] = row === null ? [null, 0] : [snapshotOf(found), live.hash()];
    return { summary: summaryOf(live), row, snapshot, hash, declined, outbox } satisfies Handled;
  },
  apply({ match, row, audiences }) {
    const found = loaded(match);
    const before = entriesBefore(
      found.live,
      row.facts.every(fact => fact.do === 'answer'),
    );
    found.live.apply(row);
    const outbox = outgoing(match, found, whoHears(row, audiences), before(found.live) + 1);
    return { summary: summaryOf(found.live), row, snapshot: null, hash: 0, declined: null, outbox } satisfies Handled;
  },
  feed({ match, audiences, have }) {
    const found = loaded(match);
    for (const audience of audiences) found.shown.delete(audience);
    const from = have !== null && have.era === found.live.status.era ? have.seen : 0;
    return outgoing(match, found, audiences, Math.min(from, found.live.play.told.length));
  },
  lookBack: ({ match, answers, as }) => lookBack(replayable(match), answers, as),
  foreseen: ({ match, seat }) => foreseen(loaded(match).live, seat),
  history: ({ match }) => historyOf(replayable(match)),
  export: ({ match, content }) =>
    exportGame(loaded(match).live, content === undefined ? undefined : (JSON.parse(content) as Json)),
  dryRun: ({ game, content, rules, snapshot, rows, hashes }) =>
    dryRun(gameOf(releaseWith(releases, game, rules), game, content), snapshot, rows, hashes),
};

function summaryOf(live: Live): MatchSummary {
  const over = resultOf(live);
  const bots = botQuestions(live);
  const due = live.dueAt();
  const { seal, clocks, era } = live.status;
  const wakeForBots = bots.length === 0 || isUnattended(live) ? null : clocks.at + BOT_GRACE;
  const wakeForAnswer = preparedDue(live) === null ? null : clocks.at;
  const wake = [due, wakeForBots, wakeForAnswer].filter(time => time !== null);
  return {
    position: live.position,
    shown: live.shownPosition,
    era,
    seen: live.play.told.length,
    wake: over === null ? (wake.length === 0 ? null : Math.min(...wake)) : clocks.at,
    waits: waitsOf(live),
    bots,
    botSeats: botSeats(live),
    people: live.status.seats.map(({ owner, bot, left }) => (bot === null && !left ? owner : null)),
    hurry: live.status.seats.map((_, seat) => live.leftAt(seat, HURRY)),
    away: live.rests(),
    isUnattended: isUnattended(live),
    over,
    sealed: over !== null && seal !== null && seal.secret === undefined,
  };
}

function waitsOf(live: Live): Waits {
  const { seats, movedAt, proposal, clocks } = live.status;
  const toAnswer = live.toAnswer();
  const waiting = live.waiting();
  const asks = toAnswer.flatMap(seat => {
    const asked = seats[seat]?.bot === null ? waiting.find(each => each.seat === seat) : undefined;
    return asked === undefined ? [] : [{ seat, task: asked.task }];
  });
  const which = (is: (player: Player) => boolean): Seat[] =>
    seats.flatMap((player, seat) => (is(player) ? [seat] : []));
  const left = which(player => player.left);
  const overdue = which(player => player.overdue === true);
  const consent = proposal === null ? [] : consentNeeded(proposal, seats);
  const away = seats.flatMap(({ awayUntil = 0 }, seat) => (awayUntil > clocks.at ? [{ seat, until: awayUntil }] : []));
  return { toAnswer, since: movedAt, due: live.dueAt(), asks, left, overdue, away, consent };
}

function snapshotOf(found: LoadedMatch): string | null {
  const { live } = found;
  if (live.position - found.snapshotAt < SNAPSHOT_EVERY && !live.isOver) return null;
  found.snapshotAt = live.position;
  return JSON.stringify(live.snapshot());
}

/** Whether the installed rules lead to this match. If it was played with them, they do. */
function playsAgain({ game, play }: Live): boolean {
  const { version, engine } = play.match;
  if (version === game.version && engine === ENGINE_VERSION) return true;
  try {
    const again = replay(game, play.log, noChance).match;
    return hashOf({ ...again, version, engine }) === hashOf(play.match);
  } catch {
    return false;
  }
}

function outgoing(match: string, found: LoadedMatch, audiences: readonly Audience[], from: number): Outgoing[] {
  return audiences.map(audience => ({ audience, text: textFor(match, found, audience, from) }));
}

/** Nobody else is sent anything about an answer that a seat holds or releases, not even that it happened. */
function whoHears(row: Row, audiences: readonly Audience[]): readonly Audience[] {
  if (!isHidden(row)) return audiences;
  const own = hiddenFor(row);
  return audiences.filter(audience => audience !== null && own.includes(audience));
}

function textFor(match: string, { live, shown }: LoadedMatch, audience: Audience, from: number): string {
  const { update: whole, events } = feedFor(live, audience, from);
  const { view, seal, ...update } = whole;
  const before = shown.get(audience);
  shown.set(audience, { position: live.shownPosition, view, seal });
  const changes = before === undefined ? null : changesBetween(before.view, view);
  const seen = changes === null ? { view } : { base: before?.position, changes };
  const sealed = changes !== null && before?.seal === seal ? {} : { seal };
  return JSON.stringify({ type: 'update', table: match, ...update, ...seen, ...sealed, events });
}

/** How many answers will stay the same. An answer adds to them; anything else may undo some. */
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

work(JOBS);
