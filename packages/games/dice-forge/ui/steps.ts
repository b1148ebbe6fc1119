// How an answer is shown: dice roll, then gains fly, then the next roll. A blessing of several players is a stage.
import type { Event, Moment, Seat } from '@boardwright/engine';
import { type Amount, dividedBy, type Stage, type StageCell, type Step, stepOf } from '@boardwright/web/steps';
import { RESOURCES, type Resource } from '../content/faces.ts';
import { type G, heroOf } from '../state.ts';

const ROLLS: ReadonlySet<string> = new Set(['rolled', 'rolledOne']);
/** What comes of a roll. */
const GAINS: ReadonlySet<string> = new Set(['gained', 'lost', 'hammered', 'hammerDone', 'mirrored']);
const HOLD = { roll: 1500, gain: 1700, summary: 1500 } as const; // milliseconds: there is a blessing in every turn

type Part = readonly Moment<G>[];
const isRoll = ({ say }: Event): boolean => ROLLS.has(say);
const kindOf = (event: Event): 'roll' | 'gain' | 'deed' =>
  isRoll(event) ? 'roll' : GAINS.has(event.say) ? 'gain' : 'deed';

/** Rolls that follow each other are one step, unless somebody rolls again. */
const partsOf = (moments: Part): readonly Part[] =>
  dividedBy(moments, ({ event }, { event: before }, part) => {
    const isAgain = isRoll(event) && part.some(each => isRoll(each.event) && each.event.p === event.p);
    return kindOf(event) !== kindOf(before) || isAgain;
  });

const seatOf = ({ p }: Event): Seat => Number(p);
const eventsOf = (part: Part): Event[] => part.map(({ event }) => event);
const rollersIn = (part: Part): Set<unknown> => new Set(eventsOf(part).filter(isRoll).map(seatOf));
const isRollOfAll = (part: Part): boolean => rollersIn(part).size > 1;

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

const amountsOf = (events: readonly Event[], seat: Seat): Amount[] =>
  RESOURCES.flatMap(what => {
    const { n, lost } = amountOf(events, seat, what);
    return n === 0 && lost === 0 ? [] : [{ n, picture: `gain:${what}`, ...(lost > 0 ? { lost } : {}) }];
  });

function stageOf(roll: Part, gain: Part): Stage {
  const [rolls, gains] = [eventsOf(roll), eventsOf(gain)];
  const seats = Array.from({ length: roll[0]?.g.seats ?? 0 }, (_, p) => p);
  const now = (gain.at(-1) ?? roll.at(-1))?.g;
  const facesOf = (seat: Seat): string[] =>
    rolls
      .filter(event => event.p === seat)
      .flatMap(({ faces, face }) => (Array.isArray(faces) ? faces : [face]).map(String));
  const rolled = seats
    .map(seat => ({ seat, pictures: facesOf(seat), gains: [] }))
    .filter(({ pictures }) => pictures.length > 0);
  const cell = (what: Resource, seat: Seat): StageCell => {
    const { n, lost } = amountOf(gains, seat, what);
    const amounts = n === 0 && lost === 0 ? [] : [{ n, ...(lost > 0 ? { lost } : {}) }];
    return { gains: amounts, ...(now === undefined ? {} : { now: heroOf(now, seat)[what] }) };
  };
  return {
    id: 'df-blessing',
    title: { key: 'ui.stage.blessing' },
    parts: [
      { name: { key: 'ui.stage.roll' }, title: { key: 'ui.stage.rollIs' }, picture: 'face:x3', lines: rolled },
      {
        name: { key: 'ui.stage.gain' },
        title: { key: 'ui.stage.gainIs' },
        picture: 'gain:gold',
        lines: rolled.map(({ seat, pictures }) => ({ seat, pictures, gains: amountsOf(gains, seat) })),
      },
    ],
    summary: {
      title: { key: 'ui.stage.stores' },
      rows: RESOURCES.map(what => ({
        name: { key: 'ui.stage.what', values: { what: `gain:${what}` } },
        cells: seats.map(seat => cell(what, seat)),
      })),
    },
  };
}

/** The roll and what came of it. Whoever decides gains later. */
function blessing(roll: Part, gain: Part): Step<G>[] {
  const stage = stageOf(roll, gain);
  const [rolled] = stepOf(roll, { hold: HOLD.roll, stage: { stage, at: 0 } });
  const [gained] = stepOf(gain, { hold: HOLD.gain, stage: { stage, at: 1 } });
  if (rolled === undefined) return [];
  const last = gained ?? { ...rolled, events: [], hold: HOLD.gain, stage: { stage, at: 1 } };
  return [rolled, last, { ...last, events: [], hold: HOLD.summary, stage: { stage, at: 2 } }];
}

/** Answers whose blessing can be opened again. */
export const opensStage = (events: readonly Event[]): boolean => new Set(events.filter(isRoll).map(seatOf)).size > 1;

export function steps(moments: Part): readonly Step<G>[] {
  const parts = partsOf(moments);
  const isGain = (part: Part | undefined): boolean => part?.some(({ event }) => kindOf(event) === 'gain') === true;
  return parts.flatMap((part, i) => {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    if (isRollOfAll(part)) return blessing(part, isGain(after) ? (after ?? []) : []);
    return isGain(part) && before !== undefined && isRollOfAll(before) ? [] : stepOf(part);
  });
}
