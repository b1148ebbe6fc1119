// Groups on the floor: outlines, what each warrior is worth at the end, and who leads a group of several players. Shown when
// somebody asks for it, and in final scoring.
import { SeatPoint, useShared } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { groupContest, lonersOf, wordOfGroup, worthInGroup } from '../rules/final.ts';
import { type Group, groupsOf } from '../rules/groups.ts';
import { cellsOf, type G } from '../state.ts';
import { Stamp } from './sprite.tsx';
import type { Table } from './table-view.ts';
import { CELL, cornerOf, neighbour } from './tomb-shape.ts';

const OFF = false as boolean;
/** Whether the groups are shown, and how to change that. */
const useAreShown = () => useShared('groups', OFF);

/** Words of groups among the lights of a stage ask for them, too. */
const isScored = ({ stage }: Table): boolean =>
  (stage?.stage.parts[stage.at]?.lights ?? []).some(word => word.startsWith('group:'));

export function Groups({ now }: { readonly now: Table }): ReactNode {
  const [areShown] = useAreShown();
  if (!areShown && !isScored(now)) return null;
  return <Outlines book={now.content} g={now.view.g} />;
}

interface Props {
  readonly book: Book;
  readonly g: G;
}
const Outlines = memo(function Outlines({ book, g }: Props): ReactNode {
  const groups = groupsOf(book, g);
  return (
    <g className="ta-groups">
      {groups.map(group => (
        <GroupOutline key={wordOfGroup(book, g, group)} book={book} g={g} group={group} />
      ))}
      {lonersOf(g, groups).map(f => (
        <Worth key={f} book={book} cell={g.figures.at[f] as number} n={0} />
      ))}
    </g>
  );
});

function GroupOutline({ book, g, group }: Props & { readonly group: Group }): ReactNode {
  const cells = [...group.warriors, ...group.archers].flatMap(f => cellsOf(book, g, f));
  const leader = groupContest(book, g, group, wordOfGroup(book, g, group));
  const first = cornerOf(book, Math.min(...cells));
  return (
    <g>
      <path className="ta-group" d={outlineOf(book, cells)} />
      {group.warriors.map(f => (
        <Worth key={f} book={book} cell={g.figures.at[f] as number} n={worthInGroup(group)} />
      ))}
      {leader !== null && (
        // At the feet of a figure, beside what it is worth.
        <g transform={`translate(${first.x + 1} ${first.y + CELL - 19})`}>
          <rect className="ta-lead" width="30" height="17" rx="8.500" />
          {leader.winner >= 0 && <SeatPoint seat={leader.winner} x={9} y={8.5} size={12} />}
          <text className="ta-lead-n" x={leader.winner >= 0 ? 21 : 15} y="14">
            {leader.winner >= 0 ? leader.worth.domination : `= ${leader.worth.presence}`}
          </text>
        </g>
      )}
    </g>
  );
}

/** What a warrior brings at the end. */
function Worth({ book, cell, n }: { readonly book: Book; readonly cell: number; readonly n: number }): ReactNode {
  const { x, y } = cornerOf(book, cell);
  return (
    <g className={n === 0 ? 'ta-worthless' : undefined}>
      <Stamp name="seal" size={24} x={x + 43} y={y + 43} />
      <text className="ta-seal-n" x={x + 43} y={y + 48.5}>
        {n}
      </text>
    </g>
  );
}

/** The edges of some cells that have no other of them on the other side, a little inside. */
function outlineOf(book: Book, cells: readonly number[]): string {
  const inset = 2;
  const has = (cell: number, direction: number): boolean => cells.includes(neighbour(book, cell, direction));
  return cells
    .flatMap(cell => {
      const { x, y } = cornerOf(book, cell);
      const [left, top, right, bottom] = [x + inset, y + inset, x + CELL - inset, y + CELL - inset];
      // An edge is longer where the outline goes on beside it.
      const [a, b] = [has(cell, 3) ? x - inset : left, has(cell, 1) ? x + CELL + inset : right];
      const [c, d] = [has(cell, 0) ? y - inset : top, has(cell, 2) ? y + CELL + inset : bottom];
      return [
        has(cell, 0) ? '' : `M${a} ${top}H${b}`,
        has(cell, 1) ? '' : `M${right} ${c}V${d}`,
        has(cell, 2) ? '' : `M${a} ${bottom}H${b}`,
        has(cell, 3) ? '' : `M${left} ${c}V${d}`,
      ];
    })
    .join('');
}

/** Shows the groups, and hides them again; the key V does the same. */
export function GroupsKey({ tell }: { readonly tell: Table['tell'] }): ReactNode {
  const [areShown, show] = useAreShown();
  return (
    <button
      type="button"
      className={areShown ? 'ta-groups-key ta-pressed' : 'ta-groups-key'}
      aria-pressed={areShown}
      aria-keyshortcuts="V"
      title={tell.text('about:groups')}
      onClick={() => show(!areShown)}
    >
      <span className="unseen">{tell.text('ui.groups')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12V3h9v9h9v9H3z" />
        <path className="ta-alone" d="M15.500 3.500h5v5h-5z" />
      </svg>
    </button>
  );
}
