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

/** How many answers the two worlds go on together. */
const STEPS = 4;

/** How many steps were tried in two worlds, and in how many the same could happen in both. */
export interface Tally {
  tried: number;
  compared: number;
}

export const leaks = (tally: Tally): Check => ({
  id: 'leaks',
  says: 'no seat and no spectator is sent anything that depends on what it may not know',
  when: 'sampled',
  run(position) {
    const random = randomAt(position);
    for (const viewer of viewersOf(position.play.seats)) {
      const guessed = guessedMatch(position, viewer, random);
      if (problemOfGuess(position, viewer, guessed.g) !== null) continue; // the check of guesses says so
      new Worlds(position, viewer, guessed, tally).compare(random);
    }
  },
});

interface Heard {
  readonly told: readonly Told[];
  readonly learned: boolean;
}

/** The true world and a guessed one, side by side. */
class Worlds {
  private readonly position: Position;
  private readonly viewer: Viewer;
  private readonly tally: Tally;
  private readonly one: AnyPlay;
  private readonly two: AnyPlay;

  constructor(position: Position, viewer: Viewer, guessed: AnyPlay['match'], tally: Tally) {
    const { game, play, scenario } = position;
    this.position = position;
    this.viewer = viewer;
    this.tally = tally;
    this.one = Play.resume(game, play.match, play.log, fastChance(scenario.seed));
    this.two = Play.resume(game, guessed, play.log, fastChance(scenario.seed));
  }

  compare(random: Random): void {
    this.mustLookTheSame('');
    this.mustRefuseTheSame();
    for (let step = 0; step < STEPS && this.one.match.scores === null; step++) {
      this.tally.tried++;
      const moves = this.movesIn(random);
      if (moves === null) return;
      this.tally.compared++;
      const [one, two] = [this.answer(this.one, moves[0]), this.answer(this.two, moves[1])];
      const after = `after p${moves[0].seat + 1} ${moves[0].word === moves[1].word ? moves[0].word : 'answered'}, `;
      if (one.learned !== two.learned)
        throw this.wrong(after, 'one world drew or revealed something and the other did not');
      if (one.learned) return; // what became known may differ
      this.mustHearTheSame(after, one, two);
      this.mustLookTheSame(after);
    }
  }

  private mustLookTheSame(when: string): void {
    const sent = (play: AnyPlay) => sentTo(play.engine, play.match, this.viewer);
    const found = difference(sent(this.one), sent(this.two));
    if (found !== null) throw this.wrong(when, found);
  }

  private mustHearTheSame(when: string, one: Heard, two: Heard): void {
    const events = (world: Heard) => world.told.map(told => heard(told, this.viewer)).filter(event => event !== null);
    const found = difference(events(one), events(two), 'heard');
    if (found !== null) throw this.wrong(when, found);
  }

  /** Words that are not offered to the viewer, tried all the same. */
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

  private answer(play: AnyPlay, move: Move): Heard {
    const { watched } = this.position;
    const before = watched.learned;
    const refusal = play.answer(move);
    if (refusal !== null) throw this.wrong('', `p${move.seat + 1} ${move.word} is offered and refused`);
    return { told: play.told.at(-1) as Told[], learned: watched.learned > before };
  }

  private wrong(when: string, what: string): Wrong {
    return new Wrong(`${when}${viewerName(this.viewer)} can tell two possible worlds apart: ${what}`);
  }
}
