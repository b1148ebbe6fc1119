// Non-interference: two worlds that differ only in what a viewer may not know look the same to it, byte for byte.
import {
  fastChance,
  heard,
  type Move,
  Play,
  type Random,
  type Refusal,
  type Told,
  type Word,
  wordsOf,
} from '@boardwright/engine';
import { difference } from '../compare.ts';
import { type AnyPlay, type Position, pick, randomAt, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { guessedMatch, problemOfGuess } from './guess.ts';
import { type AnyOpen, sentTo, type Viewer, viewerName, viewersOf } from './sent.ts';

/** How many answers the two worlds are played in parallel. */
const STEPS = 4;

/** How many guessed worlds to try to find one in which the other seat's answer is possible too. */
const GUESSES = 12;

/** How often another seat should have given the same answer in both worlds, and how often it could. */
export interface Tally {
  tried: number;
  possible: number;
}

export const leaks = (tally: Tally): Check => ({
  id: 'leaks',
  says: 'no seat and no spectator is sent anything that depends on what it may not know',
  when: 'sampled',
  run(position) {
    const random = randomAt(position);
    for (const viewer of viewersOf(position.play.seats)) {
      const worlds = worldsFor(position, viewer, random, tally);
      worlds?.compare(random); // null: guessing failed, which the check of guesses reports
    }
  },
});

/** Two worlds in which the same answer can be given, if a few guesses find them. */
function worldsFor(position: Position, viewer: Viewer, random: Random, tally: Tally): Worlds | null {
  for (let left = GUESSES; ; left--) {
    const guessed = guessedMatch(position, viewer, random);
    if (problemOfGuess(position, viewer, guessed.g) !== null) return null;
    const worlds = new Worlds(position, viewer, guessed, tally);
    if (left === 0 || worlds.canGoOn(random)) return worlds;
  }
}

/** What happened in one world: the events, and which hidden things were revealed or drawn. */
interface Step {
  readonly told: readonly Told[];
  readonly moments: readonly unknown[]; // the table at each thing told
  readonly draws: number;
  readonly reveals: number;
}

/** The true world and a guessed one, side by side. */
class Worlds {
  private readonly position: Position;
  private readonly viewer: Viewer;
  private readonly tally: Tally;
  private moves: readonly [Move, Move] | null = null; // what is answered next
  private readonly one: AnyPlay;
  private readonly two: AnyPlay;

  constructor(position: Position, viewer: Viewer, guessed: AnyPlay['match'], tally: Tally) {
    const { game, play, scenario } = position;
    this.position = position;
    this.viewer = viewer;
    this.tally = tally;
    this.one = Play.resume(game, play.match, play.log, fastChance(scenario.seed));
    this.two = Play.resume(game, guessed, play.log, fastChance(scenario.seed));
    this.one.moments = [];
    this.two.moments = [];
  }

  /** Finds the next answer. False: no answer is possible in both worlds, although the game is not over. */
  canGoOn(random: Random): boolean {
    if (this.one.match.scores !== null) return true;
    this.moves = this.movesIn(random);
    return this.moves !== null;
  }

  compare(random: Random): void {
    this.mustLookTheSame('');
    this.mustRefuseTheSame();
    for (let step = 0; step < STEPS; step++) {
      if (this.one.match.scores !== null || this.moves === null) return;
      const [first, second] = this.moves;
      const [one, two] = [this.answer(this.one, first), this.answer(this.two, second)];
      const after = `after p${first.seat + 1} ${first.word === second.word ? first.word : 'answered'}, `;
      if (this.mayHaveLearned(after, one, two)) return;
      this.mustHearTheSame(after, one, two);
      this.mustLookTheSame(after);
      this.canGoOn(random);
    }
  }

  /**
   * Dice and shuffles are the same in both worlds, so they do not explain a difference. Revealed things may differ from here on.
   * Drawn things may differ too, if the viewer can see them. A viewer who sees no difference may not hear one either.
   */
  private mayHaveLearned(after: string, one: Step, two: Step): boolean {
    if (one.draws > 0 !== two.draws > 0 || one.reveals > 0 !== two.reveals > 0)
      throw this.wrong(after, 'one world drew or revealed something and the other did not');
    if (one.reveals > 0) return true;
    const view = ({ engine, match }: AnyPlay) => engine.view(match, this.viewer);
    return one.draws > 0 && difference(view(this.one), view(this.two)) !== null;
  }

  private mustLookTheSame(when: string): void {
    const sent = (play: AnyPlay) => sentTo(play.engine, play.match, this.viewer);
    const found = difference(sent(this.one), sent(this.two));
    if (found !== null) throw this.wrong(when, found);
  }

  private mustHearTheSame(when: string, one: Step, two: Step): void {
    const { game } = this.position;
    const seen = ({ told, moments }: Step) =>
      moments.filter((_, i) => heard(told[i] as Told, this.viewer) !== null).map(g => game.view(g, this.viewer));
    const events = ({ told }: Step) => told.map(each => heard(each, this.viewer)).filter(event => event !== null);
    const found = difference(events(one), events(two), 'heard') ?? difference(seen(one), seen(two), 'seen meanwhile');
    if (found !== null) throw this.wrong(when, found);
  }

  /** Tries words that are not offered to the viewer. */
  private mustRefuseTheSame(): void {
    const { viewer, one, two } = this;
    if (viewer === null) return;
    const offered = one.open().map(open => ({ seat: open.seat, words: wordsOf(one.engine, open) }));
    const own = offered.flatMap(each => (each.seat === viewer ? each.words : []));
    const others = offered.flatMap(each => (each.seat === viewer ? [] : each.words));
    const probes: Word[] = ['nothing:here', ...others.filter(word => !own.includes(word)).slice(0, 8)];
    for (const word of probes) {
      const refusals: (Refusal | null)[] = [one, two].map(play => play.answer({ seat: viewer, word }));
      const found = difference(refusals[0], refusals[1], `the refusal of ${word}`);
      if (found !== null) throw this.wrong('', found);
    }
  }

  /** One answer for each world: the same, or any two if the viewer never learns which; null if there is none. */
  private movesIn(random: Random): readonly [Move, Move] | null {
    const asked = pick(random, this.one.open());
    const twin = this.two.open().find(open => open.at === asked.at);
    if (twin === undefined) return null;
    const [mine, theirs] = [wordsOf(this.one.engine, asked), wordsOf(this.two.engine, twin)];
    const move = (word: Word): Move => ({ seat: asked.seat, at: asked.at, word });
    if (this.isSecret(asked))
      return theirs.length === 0 ? null : [move(pick(random, mine)), move(pick(random, theirs))];
    const both = mine.filter(word => theirs.includes(word));
    if (asked.seat !== this.viewer) {
      this.tally.tried++;
      if (both.length > 0) this.tally.possible++;
    }
    if (both.length === 0) return null;
    const word = move(pick(random, both));
    return [word, word];
  }

  /** Asides are public even when the question is not, so only its own options may differ. */
  private isSecret(asked: AnyOpen): boolean {
    return (
      asked.seat !== this.viewer && this.one.engine.question(asked.task).secret === true && asked.asides.length === 0
    );
  }

  private answer(play: AnyPlay, move: Move): Step {
    const { watched } = this.position;
    const before = watched.learned();
    const refusal = play.answer(move);
    if (refusal !== null) throw this.wrong('', `p${move.seat + 1} ${move.word} is offered and refused`);
    const { draws, reveals } = watched.learned();
    const [told, moments] = [play.told.at(-1) ?? [], play.moments ?? []];
    return { told, moments, draws: draws - before.draws, reveals: reveals - before.reveals };
  }

  private wrong(when: string, what: string): Wrong {
    return new Wrong(`${when}${viewerName(this.viewer)} can tell two possible worlds apart: ${what}`);
  }
}
