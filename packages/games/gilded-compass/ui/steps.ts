// How an answer is shown: each roll, each tile that is taken and each building that is resolved by itself. The end of a round and of the
// game are stages.
import type { Event, Moment, Seat } from '@boardwright/engine';
import {
  dividedBy,
  gainsBy,
  type Stage,
  type StageLine,
  type StagePart,
  type Step,
  stepOf,
  stepsOfStage,
} from '@boardwright/web/steps';
import type { Content } from '../content/content.ts';
import { resultOf } from '../score.ts';
import type { G } from '../state.ts';

type Part = readonly Moment<G>[];

/** Shown together with what was told before. */
const WITH_BEFORE: ReadonlySet<string> = new Set([
  'shown',
  'abilitiesShown',
  'templeShown',
  'compass',
  'rivalChooses',
  'missionsUnder',
  'chestsShuffled',
]);
/** Several of these in a row are one step. */
const IN_A_ROW: ReadonlySet<string> = new Set([
  'leftover',
  'toLibrary',
  'learns',
  'mapGone',
  'specialistGone',
  'abilityGone',
  'itemGone',
  'itemBack',
  'removes',
]);
const OF_END: ReadonlySet<string> = new Set([
  'opensTreasures',
  'showsCollection',
  'showsMissions',
  'showsItems',
  'siteScored',
  'scored',
  'soloResult',
]);

const isLearning = ({ say }: Event): boolean => say === 'learns';
const isOfEnd = ({ say }: Event): boolean => OF_END.has(say);
const isAfter = (event: Event): boolean => event.say === 'round' || isOfEnd(event);
/** Answers whose end of a round, or of the game, can be opened again. */
export const opensStage = (events: readonly Event[]): boolean => {
  const learnt = events.findIndex(isLearning);
  return events.some(isOfEnd) || (learnt >= 0 && events.slice(learnt).some(isAfter));
};

const isNew = (event: Event, before: Event): boolean => {
  if (isOfEnd(event)) return !isOfEnd(before);
  if (WITH_BEFORE.has(event.say)) return false;
  return !(IN_A_ROW.has(event.say) && event.say === before.say);
};

const seatsOf = (g: G): Seat[] => Array.from({ length: g.seats }, (_, p) => p);
const eventsOf = (part: Part): Event[] => part.map(({ event }) => event);

/** The Library is the last to be resolved in a round. */
function roundSteps(part: Part): Step<G>[] {
  const last = part.at(-1);
  if (last === undefined) return [];
  const { g } = last;
  const learnt = gainsBy(eventsOf(part), g.seats, event => (isLearning(event) ? Number(event.count) : 0));
  const values = { n: g.round };
  const lines: StageLine[] = seatsOf(g).map(seat => ({
    seat,
    gains: learnt[seat] === 0 ? [] : [{ n: learnt[seat] ?? 0, picture: 'term:knowledge' }],
  }));
  const stand = (key: string, of: (seat: Seat) => number) => ({
    name: { key },
    cells: seatsOf(g).map(seat => ({ gains: [], now: of(seat) })),
  });
  const stage: Stage = {
    id: 'gc-round',
    title: { key: 'ui.stage.round', values },
    parts: [
      {
        name: { key: 'ui.stage.library' },
        title: { key: 'ui.stage.libraryIs' },
        picture: 'term:knowledge',
        lights: ['building:library'],
        lines: lines.filter(({ gains }) => gains.length > 0),
        why: { says: { key: 'ui.stage.libraryWhy' }, rule: 'GC-6.3' },
      },
    ],
    summary: {
      title: { key: 'ui.stage.roundIs', values },
      rows: [
        { name: { key: 'ui.stage.library' }, cells: lines.map(({ gains }) => ({ gains })) },
        stand('ui.stage.knowledge', seat => g.knowledge[seat] ?? 0),
        stand('ui.stage.maps', seat => g.maps[seat]?.length ?? 0),
        stand('ui.stage.specialists', seat => g.specialists[seat]?.length ?? 0),
        { ...stand('ui.stage.gold', seat => last.points[seat] ?? 0), isTotal: true },
      ],
    },
  };
  return stepsOfStage(stage, [part, []]);
}

/** GC-15: treasures are opened, then each player's gold is counted, source by source. */
function finalSteps(content: Content, part: Part): Step<G>[] {
  const last = part.at(-1);
  if (last === undefined) return [];
  const { g } = last;
  const seats = seatsOf(g);
  const results = seats.map(seat => resultOf(content, g, seat));
  const isOpened = part.some(({ event }) => event.say === 'opensTreasures');
  const skipped = isOpened ? 1 : 0; // parts before that of the first player
  const byPart: Moment<G>[][] = [...(isOpened ? [[]] : []), ...seats.map(() => []), []];
  let at = 0;
  for (const moment of part) {
    const { say, p } = moment.event;
    if (say === 'soloResult') at = byPart.length - 1;
    else if (say !== 'opensTreasures' && typeof p === 'number') at = Math.max(at, p + skipped);
    byPart[at]?.push(moment);
  }
  const treasures: StagePart = {
    name: { key: 'ui.stage.treasures' },
    title: { key: 'ui.stage.treasuresIs' },
    picture: 'chests:1',
    lines: seats.flatMap(seat => {
      const gold = (g.treasureGold[seat] ?? []).reduce((sum, n) => sum + n, 0);
      return gold === 0 ? [] : [{ seat, gains: [{ n: gold }] }];
    }),
  };
  const parts = seats.map(
    (seat): StagePart => ({
      name: { key: 'ui.stage.player', values: { p: seat } },
      title: { key: 'ui.stage.playerIs', values: { p: seat } },
      lines: (results[seat]?.lines ?? []).map(({ source, points }) => ({
        seat,
        says: { source },
        gains: [{ n: points }],
      })),
    }),
  );
  const kinds = [...new Set(results.flatMap(({ lines }) => lines.map(({ source }) => source.split(':')[0] ?? '')))];
  const gold = (seat: Seat, kind: string): number =>
    (results[seat]?.lines ?? []).reduce(
      (sum, { source, points }) => sum + (source.startsWith(`${kind}:`) ? points : 0),
      0,
    );
  const stage: Stage = {
    id: 'gc-final',
    title: { key: 'ui.stage.final' },
    parts: [...(isOpened ? [treasures] : []), ...parts],
    summary: {
      title: { key: 'ui.stage.finalIs' },
      rows: [
        ...kinds.map(kind => ({
          name: { sources: kind },
          cells: seats.map(seat => ({ gains: gold(seat, kind) === 0 ? [] : [{ n: gold(seat, kind) }] })),
        })),
        {
          name: { key: 'ui.stage.gold' },
          cells: results.map(({ total }) => ({ gains: [], now: total })),
          isTotal: true,
        },
      ],
    },
  };
  return stepsOfStage(stage, byPart);
}

export function steps(moments: Part, _before: G | null, content: Content): readonly Step<G>[] {
  const parts = dividedBy(moments, ({ event }, { event: last }) => isNew(event, last));
  return parts.flatMap((part, i) => {
    const events = eventsOf(part);
    if (events.some(isOfEnd)) return finalSteps(content, part);
    // Only the last learning of a round is its end: then nobody places dice any more.
    const isEnd = events.some(isLearning) && parts.slice(i + 1).some(after => eventsOf(after).some(isAfter));
    return isEnd ? roundSteps(part) : stepOf(part);
  });
}
