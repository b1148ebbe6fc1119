// All figures that stand in the mausoleum: what each is, whose it is, and what clicking it answers.
import { NOBODY, type Word } from '@boardwright/engine';
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { SPECIALISTS, WARRIORS } from '../content/content.ts';
import { facedBy } from '../rules/contest.ts';
import { ARCHER, cellsOf, type G, isMounted, isWarriorKind, SPECIALIST_KIND } from '../state.ts';
import { FigureArt } from './figure-art.tsx';
import { askedOf, book, offeredOf } from './table-view.ts';
import { boxOf, cornerOf } from './tomb-shape.ts';

export const kindName = (kind: number): string =>
  (isWarriorKind(kind) ? WARRIORS[kind] : SPECIALISTS[kind - SPECIALIST_KIND]) ?? '';
const RULE_OF: Readonly<Record<string, string>> = {
  officer: 'TA-5.6',
  guard: 'TA-5.7',
  crossbowman: 'TA-5.8',
  soldier: 'TA-5.9',
  footman: 'TA-6.6',
  archer: 'TA-6.7',
  musician: 'TA-6.8',
};

interface Props {
  readonly now: TableNow;
  readonly g: G;
  readonly riders: ReadonlySet<number>; // cells of the warriors that could get the horse
  readonly picked: number; // the cell of a warrior that has been picked to get the horse, or -1
  readonly onPick: (cell: number) => void;
}

export function Figures({ now, g, riders, picked, onPick }: Props): ReactNode {
  const { at, kind, owner, way } = g.figures;
  const standing = at.flatMap((cell, f) => (cell < 0 ? [] : [f]));
  // Whoever stands further down stands in front.
  standing.sort((a, b) => (at[a] as number) - (at[b] as number));
  return standing.map(f => {
    const cell = at[f] as number;
    const word = wordOf(now, cell);
    const isStep = riders.has(cell);
    return (
      <Figure
        key={f}
        f={f}
        cell={cell}
        kind={kind[f] as number}
        owner={owner[f] as number}
        way={way[f] as number}
        box={boxOf(cellsOf(book, g, f), 2)}
        word={word}
        name={word !== undefined && now.words.has(word) ? undefined : nameOf(now, g, f)}
        about={now.tell.text(`about:${kindName(kind[f] as number)}`)}
        picked={isStep ? picked === cell : undefined}
        onPick={isStep ? onPick : undefined}
      />
    );
  });
}

interface FigureProps {
  readonly f: number;
  readonly cell: number;
  readonly kind: number;
  readonly owner: number;
  readonly way: number;
  readonly box: string; // round all its cells
  readonly word: Word | undefined;
  readonly name: string | undefined;
  readonly about: string;
  readonly picked: boolean | undefined;
  readonly onPick: ((cell: number) => void) | undefined;
}
const Figure = memo(function Figure(props: FigureProps): ReactNode {
  const { f, cell, kind, owner, way, box, onPick } = props;
  const { x, y } = cornerOf(cell);
  return (
    <Piece
      as="g"
      className="ta-figure"
      id={book.cellWords[cell]}
      word={props.word}
      name={props.name}
      about={props.about}
      rule={RULE_OF[kindName(kind)]}
      move={`figure-${f}`}
      picked={props.picked}
      onPick={onPick === undefined ? undefined : () => onPick(cell)}
    >
      <g transform={`translate(${x} ${y})`}>
        <FigureArt kind={kind} owner={owner} way={way} />
      </g>
      <path className="ta-hit halo" d={box} />
    </Piece>
  );
});

/** What clicking the figure on a cell answers, or why it cannot be clicked. */
function wordOf(now: TableNow, cell: number): Word | undefined {
  const name = book.cellNames[cell] as string;
  const task = askedOf(now);
  const own: readonly Word[] =
    task?.do === 'mayUseWeapon' && task.cell === name ? ['use:sword', 'use:halberd', 'use:spear'] : [];
  return offeredOf(now, [...own, `move:${name}`]) ?? book.cellWords[cell];
}

function nameOf(now: TableNow, g: G, f: number): string {
  const { kind, owner, at, way } = g.figures;
  const figure = kindName(kind[f] as number);
  const cell = book.cellNames[at[f] as number] as string;
  if (owner[f] !== NOBODY)
    return now.tell.text(isMounted(g, f) ? 'ui.figure.rider' : 'ui.figure', { figure, cell, p: owner[f] as number });
  if (kind[f] !== ARCHER) return now.tell.text('ui.specialist', { figure, cell });
  const direction = ['up', 'right', 'down', 'left'][way[f] as number] as string;
  const faced = facedBy(book, g, f);
  const looks = now.tell.text('ui.archer', { figure, cell, direction });
  return faced < 0
    ? looks
    : `${looks}, ${now.tell.text('ui.archer.faces', { p: owner[faced] as number, warrior: kindName(kind[faced] as number) })}`;
}
