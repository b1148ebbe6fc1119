// The scoring at the end of the game as a stage: footmen, warriors that leave, groups, archers and goods, then the summary. Who
// is counted comes from the rules at the table as it was, points from what was told.
import type { Event, Moment, Seat } from '@boardwright/engine';
import { type Said, type Stage, type StageLine, type StagePart, type Step, stepsOfStage } from '@boardwright/web/steps';
import type { Book } from '../content/book.ts';
import { WARRIORS } from '../content/content.ts';
import { facedBy } from '../rules/contest.ts';
import { footmanContests, lonersOf, wordOfGroup } from '../rules/final.ts';
import { type Group, groupsOf } from '../rules/groups.ts';
import { ARCHER, cellsOf, type G } from '../state.ts';
import { pointsIn } from './round-stage.ts';

/** Warriors leave when their points are due, so nothing happens while they are shown. */
const PARTS = ['footman', 'leave', 'group', 'archer', 'goods'] as const;
type PartName = (typeof PARTS)[number];

/** Which part an event belongs to; -1: to the same as the one before it. */
function partOf({ say, source, what }: Event): number {
  if (say === 'won') return PARTS.length;
  if (say === 'removed') return PARTS.indexOf('group');
  const named = String(source ?? what ?? '');
  return PARTS.findIndex(part => named.includes(`:${part}`) || named === part);
}

function divided(moments: readonly Moment<G>[]): Moment<G>[][] {
  const all: Moment<G>[][] = [...PARTS, 'summary'].map(() => []);
  let at = 0;
  for (const moment of moments) {
    at = Math.max(at, partOf(moment.event));
    all[at]?.push(moment);
  }
  return all;
}

const gain = (n: number): { readonly n: number }[] => (n === 0 ? [] : [{ n }]);

/** What a part is about: what is lit, and what is said of each seat. */
interface Subject {
  readonly picture: string;
  readonly rule: string;
  readonly lights: readonly string[];
  readonly counts: readonly number[]; // by seat
  readonly pictures?: (seat: Seat) => readonly string[];
  readonly says: (n: number, seat: Seat) => Said;
}

const wordsOfFigures = (book: Book, g: G, figures: readonly number[]): string[] =>
  figures.flatMap(f => cellsOf(book, g, f)).map(cell => book.cellWords[cell] as string);

const countBy = (g: G, figures: readonly number[]): number[] =>
  g.points.map((_, p) => figures.filter(f => g.figures.owner[f] === p).length);

const picturesOf =
  (g: G, figures: readonly number[]) =>
  (seat: Seat): string[] =>
    figures.filter(f => g.figures.owner[f] === seat).map(f => `term:${WARRIORS[g.figures.kind[f] as number]}`);

function footmen(book: Book, g: G): Subject {
  const contests = footmanContests(book, g);
  const cells = contests.map(({ where }) => book.cellOf[where.slice('cell:'.length)] as number);
  const around = cells.flatMap(cell => [cell, ...(book.around[cell] ?? [])]);
  const wins = g.points.map((_, p) => contests.filter(({ winner }) => winner === p).length);
  return {
    picture: 'term:footman',
    rule: 'TA-10.1',
    lights: [...new Set(around)].map(cell => book.cellWords[cell] as string),
    counts: g.points.map((_, p) => contests.reduce((sum, { counts }) => sum + (counts[p] as number), 0)),
    says: (_, seat) => ({ key: 'ui.stage.footmanLed', values: { n: wins[seat] as number } }),
  };
}

function leaving(book: Book, g: G, groups: readonly Group[]): Subject {
  const loners = lonersOf(g, groups);
  return {
    picture: 'points:group',
    rule: 'TA-10.2',
    lights: wordsOfFigures(book, g, loners),
    counts: countBy(g, loners),
    pictures: picturesOf(g, loners),
    says: n => ({ key: 'ui.stage.leaves', values: { n } }),
  };
}

function grouped(book: Book, g: G, groups: readonly Group[]): Subject {
  const warriors = groups.flatMap(group => group.warriors);
  const archers = groups.flatMap(group => group.archers);
  return {
    picture: 'points:group',
    rule: 'TA-10.3',
    lights: [
      ...wordsOfFigures(book, g, [...warriors, ...archers]),
      ...groups.map(group => wordOfGroup(book, g, group)),
    ],
    counts: countBy(g, warriors),
    pictures: picturesOf(g, warriors),
    says: n => ({ key: 'ui.stage.grouped', values: { n } }),
  };
}

function looking(book: Book, g: G): Subject {
  const archers = g.figures.kind.flatMap((kind, f) => (kind === ARCHER && facedBy(book, g, f) >= 0 ? [f] : []));
  const faced = archers.map(f => facedBy(book, g, f));
  return {
    picture: 'term:archer',
    rule: 'TA-10.4',
    lights: wordsOfFigures(book, g, [...archers, ...faced]),
    counts: countBy(g, faced),
    says: n => ({ key: 'ui.stage.faced', values: { n } }),
  };
}

function leftOver(g: G): Subject {
  return {
    picture: 'term:coin',
    rule: 'TA-10.5',
    lights: [],
    counts: g.points.map((_, p) => (g.wet[p] as number) + (g.dry[p] as number) + (g.coins[p] as number)),
    says: n => ({ key: 'ui.stage.leftOver', values: { n } }),
  };
}

function partWith(name: PartName, subject: Subject, points: readonly number[]): StagePart {
  const { picture, rule, lights, counts, pictures, says } = subject;
  const seats = [...points.keys()].filter(p => (counts[p] as number) > 0);
  const line = (seat: Seat): StageLine => ({
    seat,
    ...(pictures !== undefined && { pictures: pictures(seat) }),
    count: counts[seat] as number,
    says: says(counts[seat] as number, seat),
    gains: gain(points[seat] as number),
  });
  return {
    name: { key: `ui.stage.${name}` },
    title: { key: `ui.stage.${name}Is` },
    picture,
    lights,
    lines: seats.sort((p, q) => (points[q] as number) - (points[p] as number)).map(line),
    why: { says: { key: seats.length === 0 ? `ui.stage.${name}None` : `ui.stage.${name}Why` }, rule },
  };
}

/** `moments` begin with that of `finalScoringBegins`. */
export function finalSteps(moments: readonly Moment<G>[], book: Book): Step<G>[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { g } = first;
  const groups = groupsOf(book, g);
  const subjects: Readonly<Record<PartName, Subject>> = {
    footman: footmen(book, g),
    leave: leaving(book, g, groups),
    group: grouped(book, g, groups),
    archer: looking(book, last.g),
    goods: leftOver(g),
  };
  const byPart = divided(moments);
  const points = PARTS.map((_, i) => pointsIn(byPart[i] ?? [], g.seats));
  const parts = PARTS.map((name, i) => partWith(name, subjects[name], points[i] ?? []));
  const scored = parts.flatMap((part, i) => (PARTS[i] === 'leave' ? [] : [{ part, points: points[i] ?? [] }]));
  const isTied = last.g.points.filter(n => n === Math.max(...last.g.points)).length > 1;
  const stage: Stage = {
    id: 'ta-final',
    title: { key: 'ui.stage.final' },
    parts,
    summary: {
      title: { key: 'ui.stage.finalIs' },
      stays: true,
      rows: [
        { name: { key: 'ui.stage.before' }, cells: g.points.map(n => ({ gains: [], now: n })) },
        ...scored.map(({ part, points }) => ({ name: part.name, cells: points.map(n => ({ gains: gain(n) })) })),
        {
          name: { key: 'ui.stage.now' },
          ...(isTied && { about: { key: 'ui.stage.tieBreak' } }), // TA-10.6
          cells: last.g.points.map((n, p) => ({ gains: [], now: n, isBest: p === last.event.p })),
          isTotal: true,
        },
      ],
    },
  };
  return stepsOfStage(stage, byPart);
}
