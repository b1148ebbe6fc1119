// How an answer is shown: each roll, each tile that is taken and each building that is resolved by itself. The end of a round and of the
// game are stages.
import type { Event, Moment, ScoreSheet, Seat } from '@boardwright/engine';
import {
  dividedBy,
  gainsBy,
  type Stage,
  type StageLine,
  type StagePart,
  type StageRow,
  type Step,
  stepOf,
  stepsOfStage,
} from '@boardwright/web/steps';
import type { Content } from '../content/content.ts';
import { type Result, resultOf } from '../score.ts';
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
/** Dice are told to be placed before they lie there (`onItsWay`). */
const isPlacing = ({ say }: Event): boolean => say === 'places' || say === 'placesNeutral';
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

/** Parts of the final scoring: what is revealed in each, by kinds of sources of gold. */
const REVEALED = [
  { id: 'treasures', kinds: ['treasures'], picture: 'term:gold', rule: 'GC-14.3' },
  { id: 'missions', kinds: ['mission'], picture: 'term:hidden_mission', rule: 'GC-16.1' },
  { id: 'relics', kinds: ['relics'], picture: 'term:relic', rule: 'GC-15.5' },
  { id: 'sites', kinds: ['site'], picture: 'term:map', rule: 'GC-15.9' },
  { id: 'rest', kinds: ['knowledge', 'abilities', 'chests'], picture: 'term:knowledge', rule: 'GC-15.4' },
] as const;
type Revealed = (typeof REVEALED)[number];

type Lines = ScoreSheet['lines'];
const linesOf = ({ lines }: ScoreSheet, kinds: readonly string[]): Lines =>
  lines.filter(({ source }) => kinds.includes(source.split(':')[0] ?? ''));
const goldIn = (lines: Lines): number => lines.reduce((sum, { points }) => sum + points, 0);

/** One line for each seat, with the gold so far. Missions are named, one line each. */
function revealedLines({ id, kinds }: Revealed, results: readonly Result[], before: readonly string[]): StageLine[] {
  return results.flatMap((result, seat): StageLine[] => {
    const lines = linesOf(result, kinds);
    const soFar = goldIn(linesOf(result, before));
    if (id === 'missions')
      return lines.map(({ source, points }, i) => ({
        seat,
        says: { source },
        gains: [{ n: points }],
        count: soFar + goldIn(lines.slice(0, i + 1)),
      }));
    const gold = goldIn(lines);
    if (lines.length === 0) return [];
    return [{ seat, pictures: lines.map(({ source }) => source), gains: [{ n: gold }], count: soFar + gold }];
  });
}

function revealedParts(results: readonly Result[]): StagePart[] {
  const before: string[] = [];
  return REVEALED.flatMap(part => {
    const lines = revealedLines(part, results, before);
    before.push(...part.kinds);
    if (lines.length === 0) return [];
    return [
      {
        name: { key: `ui.reveal.${part.id}` },
        title: { key: `ui.revealed.${part.id}` },
        worth: { key: 'ui.stage.soFar' },
        picture: part.picture,
        lines,
        why: { says: { key: `ui.revealWhy.${part.id}` }, rule: part.rule },
      },
    ];
  });
}

/** Why one of those with the most gold has won (GC-15.8). */
function tieRows(results: readonly Result[]): StageRow[] {
  const most = Math.max(...results.map(({ total }) => total));
  const tied = results.filter(({ total }) => total === most);
  if (tied.length < 2) return [];
  const best = Math.max(...tied.map(({ assignment }) => assignment.unassigned));
  return [
    {
      name: { key: 'ui.stage.tie' },
      about: { key: 'ui.stage.tieWhy' },
      cells: results.map(({ total, assignment: { unassigned } }) => ({
        gains: [],
        now: unassigned,
        isBest: total === most && unassigned === best,
      })),
    },
  ];
}

/** GC-18.6: against the rival, the margin decides. */
function soloRows(part: Part): StageRow[] {
  const event = part.find(({ event: { say } }) => say === 'soloResult')?.event;
  if (event === undefined) return [];
  const row = (key: string, n: number): StageRow => ({ name: { key }, cells: [{ gains: [], now: n }] });
  return [
    row('term.rival', Number(event.rival)),
    {
      ...row('ui.stage.margin', Number(event.margin)),
      cells: [{ gains: [], now: Number(event.margin), says: { key: `term.${String(event.title)}` } }],
      isTotal: true,
    },
  ];
}

/** GC-15: secrets are revealed and counted, one kind after the other. */
function finalSteps(content: Content, part: Part): Step<G>[] {
  const last = part.at(-1);
  if (last === undefined) return [];
  const { g } = last;
  const seats = seatsOf(g);
  const results = seats.map(seat => resultOf(content, g, seat));
  const parts = revealedParts(results);
  const kinds = [...new Set(results.flatMap(({ lines }) => lines.map(({ source }) => source.split(':')[0] ?? '')))];
  const stage: Stage = {
    id: 'gc-final',
    title: { key: 'ui.stage.final' },
    parts,
    summary: {
      title: { key: 'ui.stage.finalIs' },
      rows: [
        ...kinds.map(kind => ({
          name: { sources: kind },
          cells: results.map(result => {
            const n = goldIn(linesOf(result, [kind]));
            return { gains: n === 0 ? [] : [{ n }] };
          }),
        })),
        {
          name: { key: 'ui.stage.gold' },
          cells: results.map(({ total }) => ({ gains: [], now: total })),
          isTotal: true,
        },
        ...tieRows(results),
        ...soloRows(part),
      ],
    },
  };
  // Everything is revealed at once: the log tells it when the stage comes to its end.
  const first = part.findIndex(({ event }) => event.say !== 'opensTreasures');
  const opened = Math.max(1, first);
  return stepsOfStage(stage, [part.slice(0, opened), ...parts.slice(1).map(() => []), part.slice(opened)]);
}

export function steps(moments: Part, _before: G | null, content: Content): readonly Step<G>[] {
  const parts = dividedBy(moments, ({ event }, { event: last }) => isNew(event, last));
  return parts.flatMap((part, i) => {
    const events = eventsOf(part);
    if (events.some(isOfEnd)) return finalSteps(content, part);
    // Only the last learning of a round is its end: then nobody places dice any more.
    const isEnd = events.some(isLearning) && parts.slice(i + 1).some(after => eventsOf(after).some(isAfter));
    return isEnd ? roundSteps(part) : stepOf(part, { isUnderway: events.some(isPlacing) });
  });
}
