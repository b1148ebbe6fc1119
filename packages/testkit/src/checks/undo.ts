// Undo: it never takes back a draw, a reveal or anything another seat has reacted to, and it leaves no trace.
import { type Entry, linesOf, type Seat, type Told, writeMove } from '@boardwright/engine';
import { difference } from '../compare.ts';
import { type AnyPlay, type Position, reach, start, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import type { AnyMatch } from './sent.ts';

/** How many answers to undo from one position. */
const FAR = 5;

export const undo: Check = {
  id: 'undo',
  says: 'undo never crosses a draw, a reveal or an answer of another seat, and can be answered again',
  when: 'sampled',
  run(position) {
    for (let seat = 0; seat < position.play.seats; seat++) if (position.play.canUndo(seat)) undoFrom(position, seat);
  },
};

/** What we know about an answer without asking the engine: what it revealed, and on which line it was given. */
interface Answered {
  readonly entry: Entry;
  readonly learned: boolean;
  readonly stream: string;
}
/** The game so far, replayed in order to undo it. */
interface Noted {
  readonly play: AnyPlay;
  readonly answered: Answered[];
  readonly told: readonly Told[][];
  readonly before: ReadonlyMap<number, AnyMatch>; // each of the last answers
}

/** Undoes what the seat may undo, checks each step, and gives the same answers again. */
function undoFrom(position: Position, seat: Seat): void {
  const noted = playNoting(position);
  const { play, answered } = noted;
  const taken: { entry: Entry; last: boolean }[] = [];
  while (play.canUndo(seat) && taken.length < FAR) {
    const before = [...play.entries];
    const streams = new Set([...linesOf(play.match)].map(({ line }) => line.stream));
    if (!play.undo(seat)) throw new Wrong(`p${seat + 1} may undo, but undo is refused`);
    const index = before.findIndex((entry, i) => difference(entry, play.entries[i]) !== null);
    mayTakeBack(answered, index, seat, streams);
    taken.push({ entry: (answered.splice(index, 1)[0] as Answered).entry, last: index === answered.length });
    const never = taken.every(({ last }) => last) ? earlier(noted) : without(position, answered);
    mustBeAsIfNeverAnswered(play, never);
  }
  answerAgain(position, play, taken.reverse());
}

function playNoting({ watched, scenario }: Position): Noted {
  const play = start(watched.game, scenario);
  const matches = new Map<number, AnyMatch>();
  const answered = scenario.moves.map((move, i) => {
    if (i >= scenario.moves.length - FAR) matches.set(i, play.engine.copy(play.match));
    const before = watched.learned();
    const stream = [...linesOf(play.match)].find(({ at }) => at === (move.at ?? ''))?.line.stream ?? '';
    play.answer(move);
    return { entry: play.entries.at(-1) as Entry, learned: difference(before, watched.learned()) !== null, stream };
  });
  return { play, answered, told: [...play.told], before: matches };
}

/** Judges independently of the engine whether answer `index` could be undone while these lines were open. */
function mayTakeBack(answered: readonly Answered[], index: number, seat: Seat, open: ReadonlySet<string>): void {
  const { entry, learned, stream } = answered[index] as Answered;
  const what = `undo of p${seat + 1} took back ${writeMove(entry)}`;
  if (entry.seat !== seat) throw new Wrong(`${what}, an answer of another seat`);
  if (learned || entry.drew !== undefined) throw new Wrong(`${what}, after which something was drawn or revealed`);
  for (const later of answered.slice(index + 1))
    if (!open.has(stream) || !apart(entry.at ?? '', later.entry.at ?? ''))
      throw new Wrong(`${what}, although ${writeMove(later.entry)} came after it on the same line`);
}

/** Two lanes of which neither is inside the other. */
function apart(a: string, b: string): boolean {
  const inside = (inner: string, outer: string): boolean =>
    outer === '' || inner === outer || inner.startsWith(`${outer}.`);
  return !inside(a, b) && !inside(b, a);
}

type Never = Pick<AnyPlay, 'match' | 'told'>;

/** The game before the undone answers, which are the last ones. */
const earlier = ({ answered, told, before }: Noted): Never => ({
  match: before.get(answered.length) as AnyMatch,
  told: told.slice(0, answered.length + 1),
});

/** The game with only the remaining answers. */
function without({ watched, scenario }: Position, left: readonly Answered[]): Never {
  const never = reach(watched, { ...scenario, moves: left.map(({ entry }) => entry) });
  if (never === null) throw new Wrong('after undo, the answers that are left cannot be played');
  return never.play;
}

function mustBeAsIfNeverAnswered(play: AnyPlay, never: Never): void {
  const found = difference(play.match, never.match) ?? difference(play.told, never.told, 'told');
  if (found !== null) throw new Wrong(`undo leaves a trace: with it and without the answer, ${found}`);
}

function answerAgain({ play: original }: Position, play: AnyPlay, taken: readonly { entry: Entry; last: boolean }[]) {
  for (const { entry } of taken)
    if (play.answer({ seat: entry.seat, word: entry.word, at: entry.at ?? '' }) !== null)
      throw new Wrong(`${writeMove(entry)} was taken back and cannot be answered again`);
  const told = taken.every(({ last }) => last) ? difference(original.told, play.told, 'told') : null;
  const found = difference(original.match, play.match) ?? told;
  if (found !== null) throw new Wrong(`undo and the same answers again give another match: ${found}`);
}
