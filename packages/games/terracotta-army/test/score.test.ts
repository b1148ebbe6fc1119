// What the score sheet predicts is what scoring brings, at any time in a game. Groups match a simple second
// implementation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, type Match } from '@boardwright/engine';
import { adviceFor } from '../bot.ts';
import { NOWHERE } from '../content/book.ts';
import { game, standardBook } from '../game.ts';
import { facedBy } from '../rules/contest.ts';
import { groupsOf } from '../rules/groups.ts';
import type { Tasks } from '../rules/tasks.ts';
import { preview, score } from '../score.ts';
import { ARCHER, type G, isWarriorKind } from '../state.ts';

const advice = adviceFor(standardBook);
const engine = new Engine(game);

/** Positions from well-played games, one in every few answers. */
function* positions(seats: number, games: number): Generator<Match<G, Tasks>> {
  for (let i = 0; i < games; i++) {
    const random = fastRandom(i);
    const match = engine.start(seats, {}, fastChance(i));
    let n = 0;
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      engine.answer(match, open, advice.choose(match.g, open, random));
      if (n++ % 17 === 0 && match.scores === null) yield match;
    }
  }
}

/** The points of each seat after a step on a copy. */
function pointsAfter(match: Match<G, Tasks>, step: 'scoreRound' | 'scoreGame'): number[] {
  const copy = engine.copy(match);
  const rule = game.rules[step] as (x: unknown, task: object) => void;
  rule({ g: copy.g, tell: () => {}, finish: () => {} }, {});
  return copy.g.points;
}

for (const seats of game.seats)
  test(`the preview is what scoring brings, ${seats} players`, () => {
    let compared = 0;
    for (const match of positions(seats, 6)) {
      const { round, final } = preview(standardBook, match.g);
      const sum = (awards: typeof round, p: number): number =>
        awards.filter(award => award.p === p).reduce((total, award) => total + award.points, 0);
      const afterRound = pointsAfter(match, 'scoreRound');
      const afterGame = pointsAfter(match, 'scoreGame');
      for (const [p, points] of match.g.points.entries()) {
        assert.equal(points + sum(round, p), afterRound[p]);
        assert.equal(points + sum(final, p), afterGame[p]);
        assert.equal(score(standardBook, match.g)[p]!.total, points + sum(round, p) + sum(final, p));
        compared++;
      }
    }
    assert.ok(compared > 100);
  });

/** Flood fill from each figure over touching figures of its type: slow and simple. */
function groupsByHand(g: G): string[] {
  const { kind } = g.figures;
  const typeAt = (cell: number): number => {
    const figure = (g.tomb[cell] as number) - 1;
    if (figure < 0) return NOWHERE;
    if (isWarriorKind(kind[figure] as number)) return kind[figure] as number;
    const faced = kind[figure] === ARCHER ? facedBy(standardBook, g, figure) : NOWHERE;
    return faced === NOWHERE ? NOWHERE : (kind[faced] as number);
  };
  const found = new Set<string>();
  for (let start = 0; start < standardBook.cells; start++) {
    if (typeAt(start) === NOWHERE) continue;
    const reached = new Set([start]);
    for (const cell of reached)
      for (let d = 0; d < 4; d++) {
        const next = standardBook.next[cell * 4 + d] as number;
        if (next !== NOWHERE && typeAt(next) === typeAt(start)) reached.add(next);
      }
    const figures = [...new Set([...reached].map(cell => (g.tomb[cell] as number) - 1))].sort((a, b) => a - b);
    if (figures.length >= 2) found.add(figures.join(' '));
  }
  return [...found].sort();
}

test('groups match a simple second implementation', () => {
  let largest = 0;
  for (const match of positions(4, 10)) {
    const groups = groupsOf(standardBook, match.g).map(({ warriors, archers }) =>
      [...warriors, ...archers].sort((a, b) => a - b).join(' '),
    );
    assert.deepEqual(groups.sort(), groupsByHand(match.g));
    for (const group of groups) largest = Math.max(largest, group.split(' ').length);
  }
  assert.ok(largest >= 4, 'no group of four was ever seen');
});
