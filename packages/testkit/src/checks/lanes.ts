// Lanes: in any order of arrival, every lane is offered the same and the match ends up the same.
import { linesOf, type Move, wordsOf } from '@boardwright/engine';
import { difference } from '../compare.ts';
import { randomMove } from '../fuzz/random-game.ts';
import { type AnyPlay, fork, type Position, randomAt, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';

/** More answers than lanes usually take until all are done. */
const ENOUGH = 40;

export const lanes: Check = {
  id: 'lanes',
  says: 'lanes commute: any order of arrival gives the same words and the same match',
  when: 'everywhere',
  run(position) {
    const open = position.play.open();
    if (open.length < 2) return;
    const inside = commonPath(open.map(each => each.at));
    if (!areFresh(position.play, inside)) return; // seen when they were opened
    const first = throughLanes(position, inside);
    const order = [...new Set(first.answers.map(({ lane }) => lane))];
    for (const lanesInOrder of new Set([order, order.toReversed()])) {
      const again = fork(position);
      for (const lane of lanesInOrder)
        for (const answer of first.answers) if (answer.lane === lane) giveAgain(again, answer);
      const found = difference(first.play.match, again.match);
      if (found !== null) throw new Wrong(`lanes in another order give another match: ${found}`);
    }
  },
};

/** Nobody has answered in these lanes yet. */
function areFresh(play: AnyPlay, inside: string): boolean {
  return [...linesOf(play.match)].every(
    ({ line, at }) => line.answers === 0 || inside === at || !at.startsWith(inside),
  );
}

interface InLane {
  readonly lane: string;
  readonly move: Move;
  readonly words: readonly string[];
}

/** Answers at random, in random lanes, until the lanes that are open now have closed. */
function throughLanes(position: Position, inside: string): { play: AnyPlay; answers: InLane[] } {
  const play = fork(position);
  const random = randomAt(position);
  const here = streamIn(play, inside);
  const answers: InLane[] = [];
  while (answers.length < ENOUGH && play.match.scores === null && streamIn(play, inside) === here) {
    const move = randomMove(play, random);
    if (move === null) break;
    answers.push({ lane: laneIn(move.at ?? '', inside), move, words: wordsAt(play, move) });
    play.answer(move);
  }
  return { play, answers };
}

function giveAgain(play: AnyPlay, { lane, move, words }: InLane): void {
  const found = difference(words, wordsAt(play, move), 'the words');
  if (found !== null) throw new Wrong(`lane ${lane} is offered something else after another lane's answer: ${found}`);
  play.answer(move);
}

function wordsAt(play: AnyPlay, move: Move): readonly string[] {
  const open = play.open().find(each => each.at === move.at);
  return open === undefined ? [] : [`${open.task.do} p${open.seat + 1}`, ...wordsOf(play.engine, open)];
}

/** The longest path that contains all of these: '0.1' and '0.2' are in '0'. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...rest] = paths.map(path => path.split('.'));
  let length = 0;
  while (length < first.length - 1 && rest.every(path => path[length] === first[length])) length++;
  return first.slice(0, length).join('.');
}

/** '0.2.1' is in lane 2 of those inside '0'. */
const laneIn = (path: string, inside: string): string =>
  path
    .split('.')
    .slice(0, (inside === '' ? 0 : inside.split('.').length) + 1)
    .join('.');

/** Which lanes are open inside a path, identified by the names of their streams. */
function streamIn(play: AnyPlay, inside: string): string | null {
  const depth = inside === '' ? 1 : inside.split('.').length + 1;
  for (const { line, at } of linesOf(play.match))
    if (at !== '' && at.split('.').length === depth && (inside === '' || at.startsWith(`${inside}.`)))
      return line.stream.slice(0, line.stream.lastIndexOf('.'));
  return null;
}
