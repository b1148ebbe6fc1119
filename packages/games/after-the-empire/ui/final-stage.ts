// The end of the game as a stage: each source of points, as the rules count it, then the sum.
import type { Moment, ScoreSheet } from '@boardwright/engine';
import { type Stage, type StagePart, type Step, stepsOfStage } from '@boardwright/web/steps';
import type { Content } from '../content/types.ts';
import { scoreSheets } from '../score.ts';
import type { G } from '../state.ts';

const SOURCES = ['points:gold', 'points:buildings', 'points:refugees', 'points:flags', 'points:farms'] as const;
const OBJECTIVES = 'objective:';

const pointsFrom = ({ lines }: ScoreSheet, isOf: (source: string) => boolean): number =>
  lines.reduce((sum, { source, points }) => sum + (isOf(source) ? points : 0), 0);

/** `moments` are those of the final totals: the game is over, and everything is known. */
export function finalSteps(content: Content, moments: readonly Moment<G>[]): Step<G>[] {
  const last = moments.at(-1);
  if (last === undefined) return [];
  const sheets = scoreSheets(content)(last.g);
  const sources = [
    ...SOURCES.map(source => ({ said: { source }, isOf: (each: string): boolean => each === source })),
    { said: { key: 'ui.stage.objectives' }, isOf: (each: string): boolean => each.startsWith(OBJECTIVES) },
  ].map(({ said, isOf }) => ({ said, points: sheets.map(sheet => pointsFrom(sheet, isOf)) }));
  const objectives = sheets.flatMap(({ lines }, seat) =>
    lines.flatMap(({ source, points }) =>
      source.startsWith(OBJECTIVES) ? [{ seat, says: { source }, gains: [{ n: points }], isBest: points > 0 }] : [],
    ),
  );
  const parts = sources.map(({ said, points }): StagePart => {
    const best = Math.max(...points);
    if ('key' in said) return { name: said, title: said, lines: objectives }; // missed ones, too
    return {
      name: said,
      title: said,
      lines: points.map((n, seat) => ({ seat, gains: n === 0 ? [] : [{ n }], isBest: n === best && n > 0 })),
    };
  });
  const stage: Stage = {
    id: 'ae-final',
    title: { key: 'ui.stage.final' },
    parts,
    summary: {
      title: { key: 'ui.stage.finalIs' },
      rows: [
        ...sources.map(({ said, points }) => ({
          name: said,
          cells: points.map(n => ({ gains: n === 0 ? [] : [{ n }] })),
        })),
        { name: { key: 'ui.stage.sum' }, cells: sheets.map(({ total }) => ({ gains: [], now: total })), isTotal: true },
      ],
    },
  };
  return stepsOfStage(stage, [moments, ...sources.map(() => [])]);
}
