// Under the mats: what the scoring phase of this round would bring everybody now, line by line.
import { type MatProps, SeatMark } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { TILES } from '../content/content.ts';
import type { Award } from '../rules/contest.ts';
import { roundAwards } from '../rules/scoring.ts';
import type { Tasks } from '../rules/tasks.ts';
import { COLUMN, type G, ROW } from '../state.ts';

type Props = MatProps<G, Tasks, Book>;

/** Lines by what their sources are about, in the order of the scoring phase. */
const LINES = ['row_inspector', 'column_inspector', 'musician', 'tile'] as const;
type Line = (typeof LINES)[number];

export const Forecast = memo(function Forecast({ table: { tell, content: book, view, stage } }: Props): ReactNode {
  const { g } = view;
  if (g.over || stage !== null) return null;
  const awards = roundAwards(book, g);
  const names: Readonly<Record<Line, string>> = {
    row_inspector: tell.text('ui.stage.row', { n: (g.inspectors[ROW] as number) + 1 }),
    column_inspector: tell.text('ui.stage.column', { n: (g.inspectors[COLUMN] as number) + 1 }),
    musician: tell.text('ui.stage.musicians'),
    tile: tell.word(`tile:${TILES[g.tiles[g.round - 1] as number]}`),
  };
  return (
    <section className="panel ta-forecast" data-seats={g.seats} aria-label={tell.text('ui.forecast')}>
      <table>
        <caption>{tell.text('ui.forecast')}</caption>
        <thead>
          <tr>
            <td />
            {g.points.map((_, p) => (
              <th key={p} scope="col">
                <SeatMark seat={p} size={14} />
                <span className="unseen">{tell.seat(p)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(line => (
            <Row key={line} name={names[line]} points={pointsFrom(awards, g.seats, line)} />
          ))}
        </tbody>
        <tfoot>
          <Row name={tell.text('ui.stage.sum', { n: g.round })} points={pointsFrom(awards, g.seats, '')} />
        </tfoot>
      </table>
    </section>
  );
});

/** By seat, from all sources that are about something. */
const pointsFrom = (awards: readonly Award[], seats: number, about: Line | ''): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    awards.reduce((sum, { p, source, points }) => (p === seat && source.includes(about) ? sum + points : sum), 0),
  );

function Row({ name, points }: { readonly name: string; readonly points: readonly number[] }): ReactNode {
  const most = Math.max(1, ...points);
  return (
    <tr>
      <th scope="row">{name}</th>
      {points.map((n, p) => (
        <td key={p} className={n === most ? 'ta-most' : undefined}>
          {n === 0 ? '–' : n}
        </td>
      ))}
    </tr>
  );
}
