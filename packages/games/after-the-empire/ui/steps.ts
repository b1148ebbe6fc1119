// How an answer is shown: a battle event by event, then the end of the season or of the game as a stage.
import type { Event, Moment } from '@boardwright/engine';
import { dividedBy, type Step, stepOf } from '@boardwright/web/steps';
import type { Content } from '../content/types.ts';
import type { G } from '../state.ts';
import { finalSteps } from './final-stage.ts';
import { endingSteps } from './season-stage.ts';

const SLOW = 560; // milliseconds for one event of a battle
const QUICK = 220; // at least
const OUTCOME = 1600; // for how a battle ended
const OUTCOMES: ReadonlySet<string> = new Set(['survived', 'sacked', 'looted']);
const BATTLE_TIME = 9000; // for all events of one answer, if that leaves QUICK for each

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

export const isOfBattle = ({ say }: Event): boolean => BATTLE.has(say);

const isFight = (part: readonly Moment<G>[]): boolean => part.some(({ event }) => isOfBattle(event));

/** A battle event by event. */
function battleSteps(moments: readonly Moment<G>[]): Step<G>[] {
  const parts = dividedBy(moments, ({ event }, before) => isOfBattle(event) || isOfBattle(before.event));
  const fights = parts.filter(isFight).length;
  const hold = Math.max(QUICK, Math.min(SLOW, BATTLE_TIME / Math.max(1, fights)));
  const holdOf = (part: readonly Moment<G>[]): number =>
    part.some(({ event }) => OUTCOMES.has(event.say)) ? OUTCOME : hold;
  const shown = parts.flatMap(part => stepOf(part, isFight(part) ? { hold: holdOf(part) } : {}));
  const last = shown.at(-1);
  // The last blow is seen, too, before something is asked.
  return last?.hold === undefined ? shown : [...shown, { g: last.g, points: last.points, events: [] }];
}

const isEnding = ({ say }: Event): boolean => say === 'flag' || say === 'noFlag';
const isFinal = ({ say }: Event): boolean => say === 'final';
/** Answers whose end of a season, or of the game, can be opened again. */
export const opensStage = (events: readonly Event[]): boolean =>
  events.some(event => isEnding(event) || isFinal(event));

/** What comes after the battle: the end of the season, then the next one or the end of the game. */
const phaseOf = (event: Event): 'ending' | 'final' | 'season' | null => {
  if (isEnding(event)) return 'ending';
  if (isFinal(event)) return 'final';
  return event.say === 'season' ? 'season' : null;
};

export function steps(moments: readonly Moment<G>[], _before: G | null, content: Content): readonly Step<G>[] {
  const phases = dividedBy(moments, ({ event }, _last, phase) => {
    const next = phaseOf(event);
    return next !== null && !phase.some(each => phaseOf(each.event) === next);
  });
  return phases.flatMap(phase => {
    const of = phase.map(({ event }) => phaseOf(event)).find(each => each !== null);
    if (of === 'ending') return endingSteps(phase);
    return of === 'final' ? finalSteps(content, phase) : battleSteps(phase);
  });
}
