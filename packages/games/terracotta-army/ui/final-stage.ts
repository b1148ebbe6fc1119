// The scoring at the end of the game as a stage: footmen, groups, archers and goods, then the summary.
import type { Event, Moment } from '@boardwright/engine';
import { type Stage, type StagePart, type Step, stepsOfStage } from '@boardwright/web/steps';
import type { G } from '../state.ts';
import { pointsIn } from './round-stage.ts';

const PARTS = ['footman', 'group', 'archer', 'goods'] as const;
const RULES = { footman: 'TA-10.1', group: 'TA-10.3', archer: 'TA-10.4', goods: 'TA-10.5' } as const;
const PICTURES = { footman: 'term:footman', group: 'points:group', archer: 'term:archer', goods: 'term:coin' } as const;

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

function partWith(name: (typeof PARTS)[number], moments: readonly Moment<G>[], points: readonly number[]): StagePart {
  const scored = moments.filter(({ event }) => event.say === 'scored');
  const places = scored.map(({ event }) => String(event.where)).filter(where => where.startsWith('cell:'));
  const seats = [...points.keys()].filter(p => (points[p] as number) > 0);
  return {
    name: { key: `ui.stage.${name}` },
    title: { key: `ui.stage.${name}Is` },
    picture: PICTURES[name],
    lights: [...new Set(places)],
    lines: seats
      .sort((p, q) => (points[q] as number) - (points[p] as number))
      .map(seat => ({ seat, gains: gain(points[seat] as number) })),
    why: { says: { key: seats.length === 0 ? 'ui.stage.nothing' : `ui.stage.${name}Why` }, rule: RULES[name] },
  };
}

/** `moments` begin with that of `finalScoringBegins`. */
export function finalSteps(moments: readonly Moment<G>[]): Step<G>[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { seats, points: before } = first.g;
  const byPart = divided(moments);
  const parts = PARTS.map((name, i) => partWith(name, byPart[i] ?? [], pointsIn(byPart[i] ?? [], seats)));
  const row = (all: readonly number[]) => all.map(n => ({ gains: gain(n) }));
  const stage: Stage = {
    id: 'ta-final',
    title: { key: 'ui.stage.final' },
    parts,
    summary: {
      title: { key: 'ui.stage.finalIs' },
      rows: [
        { name: { key: 'ui.stage.before' }, cells: before.map(n => ({ gains: [], now: n })) },
        ...parts.map(({ name }, i) => ({ name, cells: row(pointsIn(byPart[i] ?? [], seats)) })),
        { name: { key: 'ui.stage.now' }, cells: last.g.points.map(n => ({ gains: [], now: n })), isTotal: true },
      ],
    },
  };
  return stepsOfStage(stage, byPart);
}
