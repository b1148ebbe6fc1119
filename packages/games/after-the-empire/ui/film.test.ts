// Film and table agree: every step of a film is a table that the rules went through, and the last one is the table as it is.
// FILMS=10000 npm test packages/games/after-the-empire/ui/film.test.ts plays whole games until so many answers were filmed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyGame,
  commitTo,
  Engine,
  type Event,
  fairChance,
  fastRandom,
  type Match,
  momentsOf,
  type Open,
  type Random,
  type Seat,
} from '@boardwright/engine';
import { type Audience, eventsFor, Live, type Opening, updateFor } from '@boardwright/host';
import { tablesOf } from '@boardwright/testkit';
import { standard } from '../content/content.ts';
import { gameWith } from '../game.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { filmOf } from './film.ts';

const game = gameWith(standard);
const anyGame = game as unknown as AnyGame;
const FILMS = process.env.FILMS === undefined ? null : Number(process.env.FILMS); // null: a short game at every table
const SHORT = 130; // answers
const SECRET = '5'.repeat(64);

/** What is drawn of a castle in a battle: who stands where, and what they stand on. */
const drawn = ({ units, foes, walls, wallCubes, turrets, turretCubes, farms, wounded, round, fates }: Castle): string =>
  JSON.stringify({ units, foes, walls, wallCubes, turrets, turretCubes, farms, wounded, round, fates });

/** The rules once more, beside the table, with an eye on every step: what they told, and the table at that time. */
class Witness {
  readonly engine = new Engine(game);
  readonly match: Match<G, Tasks>;
  seen: { readonly event: Event; g: string }[] = [];

  constructor(seats: number, options: Match<G, Tasks>['options'], nonces: readonly string[]) {
    this.match = this.engine.start(seats, options, fairChance(SECRET, nonces));
    this.engine.listener = event => this.seen.push({ event, g: JSON.stringify(this.match.g) });
    this.engine.whenTaken = () => {
      const last = this.seen.at(-1)!;
      if (last.event.say === '@answer') last.g = JSON.stringify(this.match.g);
    };
  }

  answer(at: string, pick: (open: Open<Tasks>) => number): void {
    this.seen = [];
    const open = this.engine.open(this.match).find(each => each.at === at)!;
    this.engine.answer(this.match, open, [...open.options, ...open.asides][pick(open)]!);
  }
}

interface Count {
  answers: number;
  filmed: number; // answers with a film of at least one castle
  films: number;
  steps: number;
}

/** What was sent of the last answer, held against what the witness saw. */
function compare(live: Live, witness: Witness, count: Count): void {
  const { seats } = live.play;
  let isFilmed = false;
  for (const audience of [null, ...Array(seats).keys()] as Audience[]) {
    const { view, film } = JSON.parse(JSON.stringify(updateFor(live, audience)));
    const table = view.g as G;
    const moments = momentsOf<G>(table, eventsFor(live, audience, live.play.entries.length)[0]!.events, film);
    const seen = witness.seen.map(({ g }) => JSON.stringify(game.view(JSON.parse(g), audience)));
    const shown = moments.map(({ g }) => JSON.stringify(g));
    // Objectives are drawn in the open and told to one seat with other words for the rest: everybody hears as much.
    assert.deepEqual(shown, seen, 'every moment is a view of a table that the rules went through');
    for (let seat: Seat = 0; seat < seats; seat++) {
      const steps = filmOf(moments, seat);
      const last = steps.at(-1);
      if (last === undefined) continue;
      isFilmed = true;
      count.films++;
      count.steps += steps.length;
      assert.equal(drawn(castleOf(last.g, seat)), drawn(castleOf(table, seat)), 'the film ends with the table');
    }
  }
  count.answers++;
  if (isFilmed) count.filmed++;
}

function playOne(seats: number, options: Match<G, Tasks>['options'], random: Random, count: Count): void {
  const nonces = Array.from({ length: seats }, (_, p) => `${p} ${random(1 << 30)}`);
  const opening: Opening = {
    game: game.id,
    edition: game.edition,
    options,
    seats: nonces.map((_, p) => ({ owner: `${p}`, name: `${p}`, bot: null, left: false })),
    settings: { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' },
    seal: { commitment: commitTo(SECRET), nonces },
  };
  const chance = fairChance(SECRET, nonces);
  const { live } = Live.open(anyGame, opening, chance, 1);
  const witness = new Witness(seats, options, nonces);
  const isEnough = (i: number): boolean => (FILMS === null ? i >= SHORT : count.filmed >= FILMS);
  for (let i = 0; !live.isOver && !isEnough(i); i++) {
    const waiting = live.waiting();
    const { seat, at } = waiting[random(waiting.length)]!;
    const { words, asides } = updateFor(live, seat).open.find(each => each.at === at)!;
    const pick = random(words.length + asides.length);
    const word = [...words, ...asides][pick]!;
    const outcome = live.handle(
      { do: 'answer', by: `${seat}`, id: `${i}`, seat, at, word, position: live.shownPosition },
      2,
      chance,
    );
    assert.ok('row' in outcome, JSON.stringify(outcome));
    witness.answer(at, () => pick);
    compare(live, witness, count);
  }
}

test('every step of a film is what the rules went through, and it ends with the table, with all options', () => {
  const random = fastRandom(7);
  const count: Count = { answers: 0, filmed: 0, films: 0, steps: 0 };
  const tables = tablesOf(anyGame); // in which every two values of options meet, at all player counts
  let games = 0;
  do {
    for (const { seats, options } of tables) {
      playOne(seats, options, random, count);
      games++;
    }
  } while (count.filmed < (FILMS ?? 0));
  const { answers, filmed, films, steps } = count;
  console.log(`${games} games, ${answers} answers, ${filmed} of them filmed: ${films} films, ${steps} steps`);
  assert.ok(filmed > 200 && films > filmed && steps > 2 * films);
});
