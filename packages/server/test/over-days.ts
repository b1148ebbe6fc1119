// Games over days between people who look twice a day, for as long as a game takes: with or without answers in advance.
import { makeBot } from '@boardwright/bots';
import { type AnyModule, fairChance, fastRandom, type Random, type Word } from '@boardwright/engine';
import { botWord, foreseen, Live, type Row, updateFor } from '@boardwright/host';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_LEFT = 12; // answers that somebody leaves at one look
const MOST_DAYS = 2000;

export interface Outcome {
  readonly days: number;
  readonly given: number; // answers that were left and given
  readonly dropped: number;
}
export interface Habits {
  readonly leaves: boolean;
  readonly most?: number; // answers that somebody leaves at one look
  readonly answers?: number; // it ends after so many
  /** Called before each command, and with the row that came of it. */
  before?(live: Live): void;
  after?(live: Live, row: Row): void;
}

export function playOverDays(
  module: AnyModule,
  seats: number,
  seed: number,
  { leaves, most = MOST_LEFT, answers = Number.POSITIVE_INFINITY, before, after }: Habits,
): Outcome {
  const random = fastRandom(seed);
  const looks = Array.from({ length: seats }, () => [6 + random(6), 16 + random(7)]); // hours of the day
  const { game } = module;
  const chance = fairChance(String(seed).padStart(64, '0'), []);
  const owners = Array.from({ length: seats }, (_, p) => `person${p}`);
  const opening = {
    game: game.id,
    edition: game.edition,
    options: {},
    seats: owners.map(owner => ({ owner, name: owner, bot: null, left: false })),
    settings: {
      pace: { kind: 'days', perTurn: 30 * DAY, window: null } as const,
      confirmTurns: false,
      substitute: 'random',
    },
    seal: null,
  };
  const { live } = Live.open(game, opening, chance, 0);
  const bots = owners.map(() => makeBot('policy', module, { ms: 1000 }, () => 0));
  let ids = 0;
  let [given, dropped] = [0, 0];
  const say = (command: Parameters<Live['handle']>[0], now: number): boolean => {
    before?.(live);
    const outcome = live.handle(command, now, chance);
    if (!('row' in outcome)) return false;
    after?.(live, outcome.row);
    return true;
  };
  const giveAll = (now: number): void => {
    for (let i = 0; i < 1000; i++) {
      const played = live.play.entries.length;
      const had = live.status.prepared?.length ?? 0;
      if (!say({ do: 'tick' }, now)) return;
      if (live.play.entries.length > played) given++;
      else dropped += had - (live.status.prepared?.length ?? 0);
    }
  };
  const answerAll = (p: number, now: number): void => {
    for (;;) {
      const asked = live.waiting().find(({ seat }) => seat === p);
      if (asked === undefined || live.isOver) return;
      const { view, position } = updateFor(live, p);
      const question = { seat: p, level: 'policy', position, since: 0, era: 0, at: asked.at, view };
      const word = botWord(game, bots[p]!, question, random);
      const id = `i${ids++}`;
      if (!say({ do: 'answer', by: owners[p]!, id, seat: p, at: asked.at, word, position }, now))
        throw new Error(`${game.id}: ${word} was not taken`);
      giveAll(now);
    }
  };
  for (let day = 0; day < MOST_DAYS; day++)
    for (let hour = 0; hour < 24; hour++)
      for (let p = 0; p < seats; p++) {
        if (!looks[p]!.includes(hour)) continue;
        const now = day * DAY + hour * HOUR;
        answerAll(p, now);
        if (live.isOver || live.play.entries.length >= answers) return { days: now / DAY, given, dropped };
        if (leaves) leaveAll(live, p, now, most, random, say, owners[p]!);
      }
  throw new Error(`${game.id} did not end`);
}

type Say = (command: Parameters<Live['handle']>[0], now: number) => boolean;

/** Leaves an answer for whatever may come, the most likely first. */
function leaveAll(live: Live, p: number, now: number, most: number, random: Random, say: Say, by: string): void {
  let left = 0;
  for (;;) {
    const known = new Set(updateFor(live, p).prepared.map(({ question }) => question));
    const next = foreseen(live, p).filter(({ id }) => !known.has(id));
    if (next.length === 0 || left >= most) return;
    for (const { id, words } of next.slice(0, most - left)) {
      const word = words[random(words.length)] as Word;
      if (!say({ do: 'prepare', by, id: `l${left}`, seat: p, question: id, word }, now))
        throw new Error(`${id} was not taken`);
      left++;
    }
  }
}

export function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
