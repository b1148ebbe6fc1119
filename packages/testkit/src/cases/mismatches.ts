// One step of a case: takes the answer, or compares the table with what the case expects.
import {
  type AnyTasks,
  type Event,
  explain,
  type Json,
  type Move,
  type Play,
  seatName,
  type Told,
  wordsOf,
  writeMove,
} from '@boardwright/engine';
import { type AnyVocabulary, isAtEnd, type Leaf } from '@boardwright/host';
import { type Viewer, viewerName } from '../checks/sent.ts';
import { difference, short } from '../compare.ts';
import { seatIn } from './read.ts';
import type { CaseStep } from './types.ts';

export interface CaseTable {
  readonly play: Play<unknown, AnyTasks>;
  told: readonly Event[]; // since the last move
  readonly vocabulary: AnyVocabulary;
}

type Looking = Exclude<CaseStep, { do: 'chance' }>;

/** What differs from the case, one line each. */
export function mismatches(table: CaseTable, step: Looking): string[] {
  const { play } = table;
  switch (step.do) {
    case 'move':
      return taken(table, step.move);
    case 'undo':
      return play.undo(step.seat) ? [] : [`${seatName(step.seat)} cannot undo`];
    case 'noUndo':
      return play.canUndo(step.seat) ? [`${seatName(step.seat)} can undo`] : [];
    case 'then':
      return step.wanted.flatMap(leaf => unlike(table, leaf));
    case 'seen':
    case 'hidden':
      return step.paths.flatMap(path => misseen(table, step.by, path, step.do === 'seen'));
    case 'asked':
      return unequal('asked', sorted(step.asked), sorted(askedNow(play)));
    case 'offered':
      return step.moves
        .filter(move => !isOffered(play, move))
        .map(move => `${writeMove(move)} is not offered${now(play)}`);
    case 'notOffered':
      return step.moves.filter(move => isOffered(play, move)).map(move => `${writeMove(move)} is offered`);
    case 'refused':
      return step.refused.flatMap(({ move, rule }) => notRefused(play, move, rule));
    case 'told':
      return untold(table.told, step.told);
    case 'scores':
    case 'places':
      return isAtEnd(play.match) || play.match.scores === null
        ? [`the game is not over, so there are no ${step.do}`]
        : unequal(step.do, step.numbers, play.match[step.do]);
    case 'over':
      return unequal('over', step.over, play.match.scores !== null);
  }
}

function taken(table: CaseTable, move: Move): string[] {
  const { play } = table;
  const refusal = play.answer(move);
  if (refusal !== null) return [`${writeMove(move)} is refused: ${explain(refusal, move)}${now(play)}`];
  table.told = (play.told.at(-1) ?? []).flatMap(({ event, others }: Told) => (others ? [event, others] : [event]));
  return [];
}

function unlike({ play, vocabulary }: CaseTable, { path, value }: Leaf): string[] {
  return unequal(path.join('.'), value, vocabulary.read(play.match.g, path));
}

/** Something is seen if the view gives the same value as the state. */
function misseen({ play, vocabulary }: CaseTable, by: Viewer, path: readonly string[], wanted: boolean): string[] {
  const { game } = play.engine;
  const truth = vocabulary.read(play.match.g, path);
  let seen: boolean;
  try {
    seen = difference(truth, vocabulary.read(game.view(play.match.g, by), path)) === null;
  } catch {
    seen = false; // the vocabulary cannot read an unknown value
  }
  return seen === wanted ? [] : [`${path.join('.')} is ${seen ? '' : 'not '}seen by ${viewerName(by)}`];
}

function unequal(what: string, expected: unknown, actual: unknown): string[] {
  return difference(expected, actual) === null ? [] : [`${what}: expected ${short(expected)}, is ${short(actual)}`];
}

const sorted = (texts: readonly string[]): string[] => texts.toSorted();
const askedNow = (play: CaseTable['play']): string[] =>
  play.open().map(({ seat, task }) => `${seatName(seat)} ${task.do}`);

/** Who is asked what with which options, for a sentence that ends here. */
function now(play: CaseTable['play']): string {
  const questions = play.open().map(open => {
    const words = wordsOf(play.engine, open);
    return `${seatName(open.seat)} ${open.task.do}: ${words.slice(0, 12).join(' ')}${words.length > 12 ? ' …' : ''}`;
  });
  return questions.length === 0 ? '; nobody is asked' : `; asked now: ${questions.join('; ')}`;
}

function isOffered(play: CaseTable['play'], { seat, word, at }: Move): boolean {
  const open = play.open().filter(each => each.seat === seat && (at === undefined || at === each.at));
  return open.some(each => wordsOf(play.engine, each).some(offered => offered === word));
}

function notRefused(play: CaseTable['play'], move: Move, rule: string): string[] {
  if (isOffered(play, move)) return [`${writeMove(move)}: expected to be refused by ${rule}, is offered`];
  const refusal = play.answer(move);
  if (refusal?.why !== 'notPossible')
    return [`${writeMove(move)}: expected to be refused by ${rule}, is refused without a rule (${refusal?.why})`];
  return unequal(`the rule that refuses ${writeMove(move)}`, rule, refusal.reason.rule);
}

/** The expected events must come in this order; others may come in between. */
function untold(told: readonly Event[], expected: readonly Readonly<Record<string, Json>>[]): string[] {
  let from = 0;
  for (const wanted of expected) {
    const found = told.findIndex((event, i) => i >= from && fits(event, wanted));
    if (found === -1)
      return [`told: expected ${short(wanted)}, was told ${told.slice(from).map(short).join(' ') || 'nothing'}`];
    from = found + 1;
  }
  return [];
}

function fits(event: Event, wanted: Readonly<Record<string, Json>>): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const actual = event[key];
    const seat = typeof value === 'string' && typeof actual === 'number' ? seatIn(value) : null;
    return seat === null ? difference(value, actual) === null : seat === actual;
  });
}
