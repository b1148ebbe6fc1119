// Every point and where it comes from, seat by seat.
import type { ScoreSheet } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useText } from '../text/text.tsx';
import { usePicture } from './pictures.ts';

interface Props {
  readonly sheets: readonly ScoreSheet[];
  readonly scores: readonly number[] | null;
  readonly places: readonly number[] | null;
  readonly names: readonly string[];
  readonly tell: Teller;
}

/** All sources that gave somebody something, in the order the game lists them. */
export function sourcesOf(sheets: readonly ScoreSheet[]): string[] {
  const all = new Set<string>();
  for (const { lines } of sheets) for (const { source, points } of lines) if (points !== 0) all.add(source);
  return [...all];
}

const pointsFrom = (sheet: ScoreSheet | undefined, source: string): number =>
  (sheet?.lines ?? []).filter(line => line.source === source).reduce((sum, { points }) => sum + points, 0);

function classOf(points: number, most: number): string | undefined {
  if (points === 0) return 'none';
  return points === most && most > 0 ? 'most' : undefined;
}

export function ScoreTable({ sheets, scores, places, names, tell }: Props): ReactNode {
  const text = useText();
  const Picture = usePicture(); // a source of points is called like the thing it comes from
  const totals = scores ?? sheets.map(({ total }) => total);
  return (
    <table className={Picture === undefined ? 'score-table' : 'score-table with-pictures'}>
      <caption className="unseen">{text('result.points')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('result.points')}</th>
          {names.map((name, p) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <th scope="col" key={p}>
              <SeatMark seat={p} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sourcesOf(sheets).map(source => {
          const row = names.map((_, p) => pointsFrom(sheets[p], source));
          const most = Math.max(...row);
          return (
            <tr key={source}>
              <th scope="row">
                <span className="source">
                  {Picture !== undefined && <Picture word={source} size={24} />}
                  <span>{tell.score(source)}</span>
                </span>
              </th>
              {row.map((points, p) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={p} className={classOf(points, most)}>
                  <b>{points}</b>
                  <span className="bar" aria-hidden="true">
                    <i
                      style={{
                        width: `${most > 0 ? Math.max(0, (100 * points) / most) : 0}%`,
                        background: colourOf(p),
                      }}
                    />
                  </span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('result.total')}</th>
          {totals.map((total, p) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <td key={p} className={places?.[p] === 1 ? 'winner' : undefined}>
              <b>{total}</b>
              {places !== null && <small>{text('result.place', { place: places[p] ?? 0 })}</small>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
