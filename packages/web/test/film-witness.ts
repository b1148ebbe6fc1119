// An independent witness of what the host films: the same answers through the engine alone, with a note of the table at each event.
// It shares nothing with the making of films but the rules and their views.
import assert from 'node:assert/strict';
import {
  type AnyGame,
  type AnyTasks,
  type Chance,
  Engine,
  type Event,
  type Match,
  momentsOf,
  pointsOf,
  type Seat,
  type Settings,
  splitWord,
  wordOf,
} from '@boardwright/engine';
import { type Audience, eventsFor, lookBack, updateFor } from '@boardwright/host';
import { tablesOf } from '@boardwright/testkit';
import { type Chosen, RandomTable } from './random-table.ts';

/** What was told, to whom, and the whole table at that time. */
interface Noted {
  readonly event: Event;
  readonly to: Seat | null;
  readonly others: Event | null;
  table: string;
}

class Witness {
  noted: Noted[] = [];
  readonly match: Match<unknown, AnyTasks>;
  private readonly engine: Engine<unknown, AnyTasks>;

  constructor(game: AnyGame, seats: number, options: Settings, chance: Chance) {
    this.engine = new Engine(game);
    this.match = this.engine.start(seats, options, chance);
    this.engine.listener = (event, to, others) => this.noted.push({ event, to, others, table: this.table() });
    this.engine.whenTaken = () => {
      const last = this.noted.at(-1);
      if (last?.event.say === '@answer') last.table = this.table(); // an answer is told before its rule runs
    };
  }

  answer({ at, word }: Chosen): void {
    const open = this.engine.open(this.match).find(each => each.at === at);
    assert.ok(open !== undefined, `nothing is asked in lane "${at}"`);
    const answer = [...open.options, ...open.asides].find(each => wordOf(this.engine, open, each) === word);
    assert.ok(answer !== undefined, `${word} is not offered`);
    this.noted = [];
    this.engine.answer(this.match, open, answer);
  }

  /** What an audience heard of the last answer, with the table and the points as it might see them then. */
  seenBy(
    audience: Audience | 'all',
  ): { readonly event: Event; readonly g: unknown; readonly points: readonly number[] }[] {
    return this.noted.flatMap(({ event, to, others, table }) => {
      const heard = to === null || to === audience || audience === 'all' ? event : others;
      return heard === null ? [] : [{ event: heard, ...this.sight(JSON.parse(table), audience) }];
    });
  }

  /** The table and the points after the last answer. */
  nowFor(audience: Audience | 'all'): { readonly g: unknown; readonly points: readonly number[] } {
    const { g, points } = this.sight(this.match.g, audience);
    return { g, points: this.match.scores ?? points };
  }

  private table(): string {
    return JSON.stringify(this.match.g);
  }

  private sight(table: unknown, audience: Audience | 'all') {
    const { game } = this.engine;
    const g = audience === 'all' ? table : game.view(table, audience);
    return { g, points: pointsOf(game.score?.(g) ?? []) };
  }
}

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export interface Witnessed {
  games: number;
  answers: number;
  films: number; // one for each answer and audience
  moments: number;
  readonly kinds: Map<string, number>; // answers by kind of word
}

/** What was sent to an audience after the last answer is what the witness saw. */
function compareUpdate({ live }: RandomTable, witness: Witness, audience: Audience): number {
  const { view, film, sheets } = asSent(updateFor(live, audience));
  const heard = asSent(eventsFor(live, audience, live.play.entries.length));
  const points = view.scores ?? pointsOf(sheets);
  const who = `seen by ${audience}`;
  const moments = momentsOf(view.g, points, heard[0]?.events ?? [], film);
  assert.deepEqual(moments, asSent(witness.seenBy(audience)), `${who}: each moment is what the rules went through`);
  assert.deepEqual({ g: view.g, points }, asSent(witness.nowFor(audience)), `${who}: the table after the answer`);
  return moments.length;
}

/** Looking back at the last answer shows the same film. */
function comparePast({ live }: RandomTable, witness: Witness, as: Audience | 'all'): void {
  const past = asSent(lookBack(live, live.play.entries.length, as));
  assert.ok(past !== null);
  const moments = momentsOf(past.view.g, past.points, past.events, past.film);
  assert.deepEqual(moments, asSent(witness.seenBy(as)), `looking back as ${as}`);
  assert.deepEqual({ g: past.view.g, points: past.points }, asSent(witness.nowFor(as)));
}

const FIRST_SEED = 11;
const LOOKS_BACK = 97; // after how many answers: each replays the whole game

function playOne(table: RandomTable, witness: Witness, most: number, seen: Witnessed): void {
  const { live } = table;
  const audiences: Audience[] = [null, ...Array(live.play.seats).keys()];
  for (let i = 0; !live.isOver && i < most; i++) {
    const chosen = table.choose();
    table.answer(chosen);
    witness.answer(chosen);
    for (const audience of audiences) {
      seen.moments += compareUpdate(table, witness, audience);
      seen.films++;
      if (i % LOOKS_BACK === LOOKS_BACK - 1) comparePast(table, witness, audience);
    }
    const { kind } = splitWord(chosen.word);
    seen.kinds.set(kind, (seen.kinds.get(kind) ?? 0) + 1);
    seen.answers++;
  }
  if (live.isOver) comparePast(table, witness, 'all');
  seen.games++;
}

interface Wanted {
  readonly answers?: number; // at least so many in all
  readonly tables?: number; // so many of the game's tables, default: all
  readonly perTable?: number; // at most so many answers of one game
}

/** Random games at tables in which every two values of options meet, at least one at each. */
export function witnessFilms(game: AnyGame, { answers = 0, tables: most, perTable }: Wanted): Witnessed {
  const seen: Witnessed = { games: 0, answers: 0, films: 0, moments: 0, kinds: new Map() };
  const all = tablesOf(game);
  const apart = Math.max(1, Math.floor(all.length / (most ?? all.length)));
  const tables = all.filter((_, i) => i % apart === 0).slice(0, most);
  for (let i = 0; i < tables.length || seen.answers < answers; i++) {
    const { seats, options } = tables[i % tables.length] as (typeof tables)[number];
    const table = new RandomTable(game, seats, options, FIRST_SEED + i);
    const witness = new Witness(game, seats, table.live.play.options, table.sameChance());
    try {
      playOne(table, witness, perTable ?? Number.POSITIVE_INFINITY, seen);
    } catch (cause) {
      throw new Error(`${game.id}, seed ${FIRST_SEED + i}, ${seats} seats, ${JSON.stringify(options)}`, { cause });
    }
  }
  return seen;
}

export const inFigures = ({ games, answers, films, moments, kinds }: Witnessed): string =>
  `${answers} answers of ${kinds.size} kinds in ${games} games: ${films} films, ${moments} moments`;
