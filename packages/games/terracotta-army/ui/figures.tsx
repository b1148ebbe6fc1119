// All figures in the mausoleum: their kind, their owner, and what clicking them answers.
import { NOBODY, splitWord, type Word } from '@boardwright/engine';
import { Piece, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { SPECIALISTS, WARRIORS } from '../content/content.ts';
import { facedBy } from '../rules/contest.ts';
import { ARCHER, type G, isWarriorKind, NO_WAY, SPECIALIST_KIND } from '../state.ts';
import { figureArt } from './figure-art.tsx';
import { askedOf, type Table } from './table-view.ts';
import { boxOf, cornerOf, lineFrom } from './tomb-shape.ts';
import { useBook } from './use-book.ts';

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
  readonly now: Table;
  readonly g: G;
  readonly riders: ReadonlySet<number>; // cells of the warriors that could get the horse
  readonly picked: number; // the cell of the warrior picked to get the horse, or -1
  readonly onPick: ((cell: number) => void) | undefined;
}

export function Figures({ now, g, riders, picked, onPick }: Props): ReactNode {
  const { figures } = g;
  const offered = offeredOn(now);
  return (
    <Standing
      tell={now.tell}
      at={figures.at}
      kind={figures.kind}
      owner={figures.owner}
      way={figures.way}
      faced={useKept(figures.kind.map((kind, f) => (kind === ARCHER ? facedBy(now.content, g, f) : -1)))}
      words={useKept(figures.at.map(cell => offered.get(cell) ?? refusedOn(now, cell)))}
      riders={useKept([...riders])}
      picked={picked}
      onPick={onPick}
    />
  );
}

/** Its cell cannot be chosen, and the reason. */
function refusedOn(now: Table, cell: number): Word | undefined {
  const word = now.content.cellWords[cell];
  return word !== undefined && now.refused.has(word) ? word : undefined;
}

/** By figure, except the riders. */
interface StandingProps {
  readonly tell: Table['tell'];
  readonly at: readonly number[];
  readonly kind: readonly number[];
  readonly owner: readonly number[];
  readonly way: readonly number[];
  readonly faced: readonly number[]; // the figure that an archer faces; -1: none
  readonly words: readonly (Word | undefined)[]; // what clicking it answers now, or its refused word
  readonly riders: readonly number[];
  readonly picked: number;
  readonly onPick: ((cell: number) => void) | undefined;
}
const Standing = memo(function Standing(props: StandingProps): ReactNode {
  const { tell, at, kind, owner, way, faced, words, riders, picked, onPick } = props;
  const standing = at.flatMap((cell, f) => (cell < 0 ? [] : [f]));
  // Figures further down are in front.
  standing.sort((a, b) => (at[a] as number) - (at[b] as number));
  return standing.map(f => {
    const cell = at[f] as number;
    const isStep = riders.includes(cell);
    const target = faced[f] as number;
    return (
      <Figure
        key={f}
        tell={tell}
        f={f}
        cell={cell}
        kind={kind[f] as number}
        owner={owner[f] as number}
        way={way[f] as number}
        facedKind={target < 0 ? -1 : (kind[target] as number)}
        facedOwner={target < 0 ? NOBODY : (owner[target] as number)}
        word={words[f]}
        picked={isStep ? picked === cell : undefined}
        onPick={isStep ? onPick : undefined}
      />
    );
  });
});

/** What clicking a figure answers now, by its cell. */
function offeredOn(now: Table): ReadonlyMap<number, Word> {
  const { cellOf } = now.content;
  const out = new Map<number, Word>();
  const task = askedOf(now);
  for (const word of now.words) {
    const { kind, details } = splitWord(word);
    if (kind === 'move' || kind === 'aim') out.set(cellOf[details[0] ?? ''] ?? -1, word);
    else if (task?.do === 'mayUseWeapon' && OWN_USES.has(word)) out.set(cellOf[task.cell] ?? -1, word);
  }
  return out;
}
/** TA-5.5: uses of a weapon that need no other cell. */
const OWN_USES: ReadonlySet<Word> = new Set(['use:sword', 'use:halberd', 'use:spear']);

interface FigureProps {
  readonly tell: Table['tell'];
  readonly f: number;
  readonly cell: number;
  readonly kind: number;
  readonly owner: number;
  readonly way: number;
  readonly facedKind: number; // of the warrior that an archer faces; -1: none
  readonly facedOwner: number;
  readonly word: Word | undefined; // what clicking it answers now, or its cell if that is refused
  readonly picked: boolean | undefined;
  readonly onPick: ((cell: number) => void) | undefined;
}
const Figure = memo(function Figure(props: FigureProps): ReactNode {
  const { tell, f, cell, kind, owner, way, word, onPick } = props;
  const book = useBook();
  const { x, y } = cornerOf(book, cell);
  return (
    <Piece
      as="g"
      className="ta-figure"
      id={book.cellWords[cell]}
      word={word}
      name={word === undefined || word === book.cellWords[cell] ? nameOf(book, props) : undefined}
      about={tell.text(`about:${kindName(kind)}`)}
      rule={RULE_OF[kindName(kind)]}
      move={`figure-${f}`}
      picked={props.picked}
      onPick={onPick === undefined ? undefined : () => onPick(cell)}
      leads="mount"
    >
      <g transform={`translate(${x} ${y})`} {...figureArt(kind, owner, way)} />
      <path
        className="ta-hit halo"
        d={boxOf(book, isRider(kind, way) ? [cell, ...lineFrom(book, cell, way).slice(0, 2)] : [cell], 2)}
      />
    </Piece>
  );
});

const isRider = (kind: number, way: number): boolean => isWarriorKind(kind) && way !== NO_WAY;

function nameOf(book: Book, props: FigureProps): string {
  const { tell, cell: at, kind, owner, way, facedKind, facedOwner } = props;
  const figure = kindName(kind);
  const cell = book.cellNames[at] as string;
  if (owner !== NOBODY)
    return tell.text(isRider(kind, way) ? 'ui.figure.rider' : 'ui.figure', { figure, cell, p: owner });
  if (kind !== ARCHER) return tell.text('ui.specialist', { figure, cell });
  const direction = ['up', 'right', 'down', 'left'][way] as string;
  const looks = tell.text('ui.archer', { figure, cell, direction });
  return facedKind < 0
    ? looks
    : `${looks}, ${tell.text('ui.archer.faces', { p: facedOwner, warrior: kindName(facedKind) })}`;
}
