// Rolls as a stage: who rolled why, what each roll brought, and the total. Made from events and the tables after them.
import type { Event, Json, Moment, Seat } from '@boardwright/engine';
import type { Amount, Said, Stage, StageCell, StageLine, StagePart } from '@boardwright/web/steps';
import { DICE, RESOURCES, type Resource } from '../content/faces.ts';
import type { QuestionName } from '../rules/tasks.ts';
import { type G, heroOf } from '../state.ts';

export type Part = readonly Moment<G>[];
/** A roll of one or more players, and what came of it. */
export interface Roll {
  readonly roll: Part;
  readonly gain: Part;
}

const ROLLS: ReadonlySet<string> = new Set(['rolled', 'rolledOne']);
const GAINS: ReadonlySet<string> = new Set(['gained', 'lost', 'hammered', 'hammerDone', 'mirrored']);
export const isRoll = ({ say }: Event): boolean => ROLLS.has(say);
export const isGain = ({ say }: Event): boolean => GAINS.has(say);

/** Why dice are rolled: the event that says so; null after a decision, which does not. */
export type Cause = Event | null;
export const UNKNOWN_CAUSE: Cause = null;
const CAUSES: ReadonlySet<string> = new Set(['turn', 'ousted', 'tookCard', '@answer']);

export const causeAfter = (before: Cause, events: readonly Event[]): Cause =>
  events.findLast(({ say }) => CAUSES.has(say)) ?? before;

const eventsOf = (part: Part): Event[] => part.map(({ event }) => event);
export const seatsIn = (events: readonly Event[]): Seat[] => [...new Set(events.map(({ p }) => Number(p)))];

interface Names {
  readonly title: Said;
  readonly roll: Said; // said of each roll
}
const BLESSING: Said = { key: 'ui.stage.blessing' };
const called = (what: string): Said => ({ key: 'ui.stage.what', values: { what } });

/** What rolls are for, each with a text. */
export const ROLLED_FOR = ['all', 'again', 'ousted', 'minotaur', 'satyrs', 'card', 'one', 'hind', 'next'] as const;

/**
 * What a roll is for that follows the answer to a question, unless an event in between says it: a die that was chosen, the Silver Hind,
 * or the next roll after a decision about the one before.
 */
const AFTER = {
  chooseDie: 'one',
  mayReinforce: 'hind',
  chooseAction: 'next',
  mayActAgain: 'next',
  mayEndTurn: 'next',
  chooseGain: 'next',
  chooseConversion: 'next',
  chooseHammer: 'next',
  chooseMirrored: 'next',
  chooseFirst: 'next',
  mayBuyFromShip: 'next',
  chooseBoarReward: 'next',
  chooseSlot: 'next',
  mayOfferMore: 'next',
  mayUseCerberus: 'next',
  chooseShield: 'next',
  chooseBearer: 'next',
  chooseSatyrFace: 'next',
} as const satisfies Readonly<Record<QuestionName, 'one' | 'hind' | 'next'>>;
const afterAnswer: ReadonlyMap<unknown, string> = new Map(Object.entries(AFTER));

/** The name of a stage, and what is said of its rolls. */
function namesOf(cause: Cause, [p = 0, ...others]: readonly Seat[]): Names {
  const says = (key: (typeof ROLLED_FOR)[number], values: Readonly<Record<string, Json>>): Said => ({
    key: `ui.stage.roll.${key}`,
    values,
  });
  if (cause?.say === 'turn') return { title: BLESSING, roll: says('all', { p: cause.p ?? p }) };
  if (cause?.say === 'ousted') return { title: BLESSING, roll: says('ousted', { p }) };
  if (cause?.say === 'tookCard') {
    const [, name = ''] = String(cause.feat).split(':');
    const own = name === 'minotaur' || name === 'satyrs' ? name : 'card';
    return { title: called(`feat:${name}`), roll: says(own, { p: own === 'card' ? p : (cause.p ?? p) }) };
  }
  const after = afterAnswer.get(cause?.do);
  if (after === 'one') return { title: { key: 'ui.stage.four' }, roll: says('one', { p, die: cause?.word ?? '' }) };
  if (after === 'hind') return { title: called('feat:silver_hind'), roll: says('hind', { p }) };
  return { title: BLESSING, roll: others.length > 0 ? says('again', {}) : says('next', { p }) };
}

/** What a seat gains or loses of a resource. */
function amountOf(events: readonly Event[], seat: Seat, what: Resource): { readonly n: number; readonly lost: number } {
  let [n, lost] = [0, 0];
  for (const event of events) {
    if (event.p !== seat) continue;
    if (event.what === what && event.say === 'gained') [n, lost] = [n + Number(event.n), lost + Number(event.lost)];
    if (event.what === what && event.say === 'lost') n -= Number(event.n);
    if (what === 'glory' && event.say === 'hammerDone') n += Number(event.glory);
  }
  return { n, lost };
}

const isSome = ({ n, lost = 0 }: Pick<Amount, 'n' | 'lost'>): boolean => n !== 0 || lost > 0;
export const amountsOf = (events: readonly Event[], seat: Seat): Amount[] =>
  RESOURCES.map(what => ({ ...amountOf(events, seat, what), picture: `gain:${what}` })).filter(isSome);

const facesOf = (events: readonly Event[], seat: Seat): string[] =>
  events
    .filter(event => isRoll(event) && event.p === seat)
    .flatMap(({ faces, face }) => (Array.isArray(faces) ? faces : [face]).map(String));
const diceOf = ({ say, p, die }: Event): string[] =>
  say === 'rolled' ? DICE.map(each => `die:${p}-${each}`) : [`die:${p}-${die}`];

function rollPart(events: readonly Event[], title: Said): StagePart {
  const rolls = events.filter(isRoll);
  const lines = seatsIn(rolls).map(seat => ({ seat, pictures: facesOf(rolls, seat), gains: [] }));
  return { name: { key: 'ui.stage.roll' }, title, picture: 'die:light', lights: rolls.flatMap(diceOf), lines };
}

function gainPart(rolls: readonly Event[], gains: readonly Event[]): StagePart {
  const lines: StageLine[] = seatsIn([...rolls.filter(isRoll), ...gains]).map(seat => ({
    seat,
    pictures: facesOf(rolls, seat),
    gains: amountsOf(gains, seat),
  }));
  const isLoss = gains.some(({ say }) => say === 'lost');
  return {
    name: { key: isLoss ? 'ui.stage.loss' : 'ui.stage.gain' },
    title: { key: isLoss ? 'ui.stage.lossIs' : 'ui.stage.gainIs' },
    picture: 'gain:gold',
    lines,
  };
}

export function stageOf(cause: Cause, rolls: readonly Roll[]): Stage {
  const { title, roll: says } = namesOf(cause, seatsIn(eventsOf(rolls[0]?.roll ?? []).filter(isRoll)));
  const gains = rolls.flatMap(({ gain }) => eventsOf(gain));
  const now = rolls.flatMap(({ roll, gain }) => [...roll, ...gain]).at(-1)?.g;
  const seats = Array.from({ length: now?.seats ?? 0 }, (_, p) => p);
  const cell = (what: Resource, seat: Seat): StageCell => ({
    gains: [amountOf(gains, seat, what)].filter(isSome),
    ...(now === undefined ? {} : { now: heroOf(now, seat)[what] }),
  });
  return {
    id: 'df-rolls',
    title,
    parts: rolls.flatMap(({ roll, gain }) => [
      rollPart(eventsOf(roll), says),
      gainPart(eventsOf(roll), eventsOf(gain)),
    ]),
    summary: {
      title: { key: rolls.length > 1 ? 'ui.stage.total' : 'ui.stage.stores' },
      rows: RESOURCES.map(what => ({
        name: { key: 'ui.stage.what', values: { what: `gain:${what}` } },
        cells: seats.map(seat => cell(what, seat)),
      })),
    },
  };
}
