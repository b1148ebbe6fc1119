// Which moments of an answer are the film of a battle. What they show is what the rules went through: nothing is worked out here.
import type { Event, Moment, Seat } from '@boardwright/engine';
import type { G } from '../state.ts';

export const SLOW = 560; // milliseconds for one event
export const QUICK = 220; // while the battle runs by itself

/** What is told of one castle in a battle. */
const BATTLE: ReadonlySet<string> = new Set([
  'march',
  'turretHit',
  'turretLost',
  'turretBurns',
  'wallHit',
  'wallLost',
  'reinforced',
  'farmBurnt',
  'round',
  'volley',
  'courtyard',
  'foesFell',
  'unitsLost',
  'entered',
  'climbed',
  'survived',
  'sacked',
  'marked',
  'looted',
]);
/** Answers that move a unit: seen before what they lead to. */
const MOVES: ReadonlySet<unknown> = new Set(['mayDeploy', 'mayShift', 'mayRegroup']);

const isOfBattle = ({ say }: Event): boolean => BATTLE.has(say);
const isMove = ({ say, do: task, word }: Event): boolean =>
  say === '@answer' && MOVES.has(task) && String(word).startsWith('move:');

/** The film of one castle; empty if the answer set off no battle there. */
export function filmOf(moments: readonly Moment<G>[], seat: Seat): readonly Moment<G>[] {
  const own = moments.filter(({ event }) => event.p === seat && (isOfBattle(event) || isMove(event)));
  return own.some(({ event }) => isOfBattle(event)) ? own : [];
}
