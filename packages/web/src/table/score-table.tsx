// Every point and where it comes from, seat by seat.

import { type ScoreSheet, splitWord } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useState } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { WordPicture } from '../drawn/word-picture.tsx';
import { Icon } from '../kit/icon.tsx';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly sheets: readonly ScoreSheet[];
  readonly scores: readonly number[] | null;
  readonly places: readonly number[] | null;
  readonly names: readonly string[];
  readonly tell: Teller;
}

/** All sources of points, in the order of the game. Where it does not say, as its sheets list them, merged over all seats. */
function sourcesOf(sheets: readonly ScoreSheet[], order: readonly string[] | undefined): string[] {
  const named = sourcesNamed(sheets);
  return order === undefined ? named : order.filter(source => named.includes(source));
}

function sourcesNamed(sheets: readonly ScoreSheet[]): string[] {
  const all: string[] = [];
  for (const { lines } of sheets) {
    let last = -1;
    for (const { source, points } of lines) {
      if (points === 0) continue;
      const known = all.indexOf(source);
      last = known < 0 ? last + 1 : known;
      if (known < 0) all.splice(last, 0, source);
    }
  }
  return all;
}

/** Sources that belong together: under one heading, or one alone. */
interface Group {
  readonly heading: string | null;
  readonly sources: readonly string[];
}
function groupsOf(sheets: readonly ScoreSheet[], order: readonly string[] | undefined, tell: Teller): Group[] {
  const groups = new Map<string, { readonly heading: string | null; readonly sources: string[] }>();
  for (const source of sourcesOf(sheets, order)) {
    const { kind } = splitWord(source);
    const heading = tell.scores(kind);
    const key = heading === null ? source : kind;
    const group = groups.get(key) ?? { heading, sources: [] };
    group.sources.push(source);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const pointsFrom = (sheet: ScoreSheet | undefined, sources: readonly string[]): number =>
  (sheet?.lines ?? []).reduce((sum, { source, points }) => (sources.includes(source) ? sum + points : sum), 0);

function classOf(points: number, most: number): string | undefined {
  if (points === 0) return 'none';
  return points === most && most > 0 ? 'most' : undefined;
}

const ROWS = 18; // of sources that are shown at once, where there is room

export function ScoreTable({ sheets, scores, places, names, tell }: Props): ReactNode {
  const text = useText();
  const drawn = useDrawn();
  const hasPictures = drawn?.picture !== undefined;
  const totals = scores ?? sheets.map(({ total }) => total);
  const groups = groupsOf(sheets, drawn?.sources, tell);
  const isOpen = !useNarrow() && groups.flatMap(({ sources }) => sources).length <= ROWS;
  const pointsOf = (sources: readonly string[]): number[] => names.map((_, p) => pointsFrom(sheets[p], sources));
  return (
    <table className={hasPictures ? 'score-table with-pictures' : 'score-table'}>
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
      <tbody className="score-total">
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
      </tbody>
      {groups.map(({ heading, sources }) => (
        <GroupRows
          key={sources[0]}
          heading={heading}
          sources={sources}
          startsOpen={isOpen}
          pointsOf={pointsOf}
          tell={tell}
        />
      ))}
    </table>
  );
}

interface GroupProps extends Group {
  readonly startsOpen: boolean;
  readonly pointsOf: (sources: readonly string[]) => readonly number[];
  readonly tell: Teller;
}
/** The sum of a group, which can be expanded. */
function GroupRows({ heading, sources, startsOpen, pointsOf, tell }: GroupProps): ReactNode {
  const [isOpen, setOpen] = useState(startsOpen);
  const each = sources.map(source => (
    <PointsRow key={source} points={pointsOf([source])}>
      <Source source={source} tell={tell} />
    </PointsRow>
  ));
  if (heading === null) return <tbody>{each}</tbody>;
  return (
    <tbody className="score-group">
      <PointsRow points={pointsOf(sources)}>
        <button type="button" className="source" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="next" size={24} />
          <span>{heading}</span>
        </button>
      </PointsRow>
      {isOpen && each}
    </tbody>
  );
}

/** A source of points has the name and symbol of the thing it comes from. */
function Source({ source, tell }: { readonly source: string; readonly tell: Teller }): ReactNode {
  return (
    <span className="source">
      <WordPicture word={source} size={24} />
      <span>{tell.score(source)}</span>
    </span>
  );
}

interface PointsProps {
  readonly points: readonly number[]; // by seat
  readonly children: ReactNode;
}
function PointsRow({ points, children }: PointsProps): ReactNode {
  const most = Math.max(...points);
  return (
    <tr>
      <th scope="row">{children}</th>
      {points.map((n, p) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <td key={p} className={classOf(n, most)}>
          <b>{n}</b>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${most > 0 ? Math.max(0, (100 * n) / most) : 0}%`, background: colourOf(p) }} />
          </span>
        </td>
      ))}
    </tr>
  );
}
