// The common parts of buildings: the name, places that can be chosen, medals, counts and piles.
import type { Word } from '@boardwright/engine';
import { Piece, signed } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { BuildingName } from '../../names.ts';
import { gainOf } from '../../rules/gains.ts';
import type { G } from '../../state.ts';
import { kindsAt, type Placement, type Shown } from '../places.ts';
import { Cube } from '../symbols/dice.tsx';
import { Glyph } from '../symbols/glyphs.tsx';
import type { Table, Teller } from '../view.ts';

export interface BuildingProps {
  readonly table: Table;
  readonly g: G;
  readonly here: readonly Shown[]; // what the picked-up dice can do here, or what is just being placed here
  readonly isAsked: boolean; // a tile is chosen here now
  readonly turn: Turn | null; // whose dice are rewarded here now
  readonly door: Door;
}
/** How a building is chosen before the dice. */
export interface Door {
  readonly isOpen: boolean; // it is chosen now
  readonly open: ((building: BuildingName) => void) | undefined; // undefined: nothing can be placed there
}
/** Which place of a building is rewarded: 0 is the first. */
export interface Turn {
  readonly p: number;
  readonly rank: number;
}
/** The only placement that is shown: the building is drawn as it would be then. */
export const onlyOne = (here: readonly Shown[]): Shown | undefined => (here.length === 1 ? here[0] : undefined);

/** A tile on offer at its building. It answers only while a tile is chosen there: the same word may mean something else. */
export const offered = (tell: Teller, word: Word, isAsked: boolean) =>
  ({ as: 'g', id: word, name: tell.word(word), word: isAsked ? word : undefined }) as const;

/** The paragraph about placing dice. */
const PLACING: Readonly<Record<BuildingName, string>> = {
  archives: 'GC-4.1',
  university: 'GC-5.1',
  library: 'GC-6.1',
  auction: 'GC-7.1',
  guild: 'GC-7.1',
  temple: 'GC-10.1',
  illuminati: 'GC-11.2',
  galleon: 'GC-13.1',
  tower: 'GC-14.1',
};
const RESOLVING: Readonly<Record<BuildingName, string>> = {
  archives: 'GC-4.4',
  university: 'GC-5.4',
  library: 'GC-6.3',
  auction: 'GC-8.1',
  guild: 'GC-9.1',
  temple: 'GC-10.3',
  illuminati: 'GC-11.3',
  galleon: 'GC-13.3',
  tower: 'GC-14.3',
};

/** Those that stand in the narrow place on the right: there is no room beside their names. */
const NARROW: ReadonlySet<BuildingName> = new Set(['illuminati', 'galleon', 'tower']);

/** Those with a long name, or that need many words: they go below the name. */
const LONG: ReadonlySet<BuildingName> = new Set(['guild', 'university']);

interface TitleProps {
  readonly tell: Teller;
  readonly building: BuildingName;
  readonly door: Door;
}
/** The sign over the door: what the building needs and gives, and why it refuses the dice. Pressed, it is chosen before the dice. */
export const Title = memo(
  function Title({ tell, building, door }: TitleProps): ReactNode {
    const name = tell.text(`term.${building}`);
    const { open } = door;
    return (
      <Piece
        as="g"
        id={`building:${building}`}
        name={name}
        about={tell.text(`about:${building}`)}
        rule={RESOLVING[building]}
        refuses={kindsAt(building)}
        onPick={open && (() => open(building))}
        leads={kindsAt(building)}
        picked={open && door.isOpen}
        className="gc-nameplate"
      >
        <rect className="gc-hit" x="4" y="0" width="210" height="40" />
        <text className="gc-title" x="14" y="28">
          {name}
          {!NARROW.has(building) && (
            <tspan className="gc-needs" {...(LONG.has(building) ? { x: 14, dy: 20 } : { dx: 9 })}>
              {tell.text(`ui.needs.${building}`)}
            </tspan>
          )}
        </text>
      </Piece>
    );
  },
  (a, b) => a.tell === b.tell && isSameDoor(a.door, b.door),
);
export const isSameDoor = (a: Door, b: Door): boolean => a.isOpen === b.isOpen && a.open === b.open;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SlotProps {
  readonly placement: Placement;
  readonly boxes: readonly Box[]; // where it glows
  readonly children: ReactNode;
}

/** Dice between the new ones can be clicked too, because nobody aims around them. */
function Whole({ boxes }: { readonly boxes: readonly Box[] }): ReactNode {
  if (boxes.length < 2) return null;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return <rect className="gc-hit" x={left} y={top} width={right - left} height={bottom - top} />;
}

/** A place for the picked-up dice. */
export function Slot({ placement, boxes, children }: SlotProps): ReactNode {
  const last = boxes.at(-1);
  return (
    <Piece as="g" word={placement.word} rule={PLACING[placement.building]} className="gc-slot">
      <Whole boxes={boxes} />
      {boxes.map(box => (
        <g key={`${box.x} ${box.y}`}>
          <rect className="gc-slot-fill" rx="7" {...box} />
          <rect className="gc-slot-ring halo" rx="7" {...box} />
        </g>
      ))}
      {children}
      {placement.will && last !== undefined && (
        <>
          <circle className="gc-will" cx={last.x + last.width - 4} cy={last.y + 4} r="11" />
          <Glyph name="crown" x={last.x + last.width - 11} y={last.y - 3} size={14} className="gc-will-mark" />
        </>
      )}
    </Piece>
  );
}

export const Medal = memo(function Medal({
  x,
  y,
  text,
  kind = 'brass',
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly kind?: string;
}): ReactNode {
  const width = Math.max(30, 14 + text.length * 8.5);
  return (
    <g className={`gc-medal gc-m-${kind}`}>
      <rect x={x - width / 2} y={y - 11} width={width} height="22" rx="11" />
      <text x={x} y={y + 5}>
        {text}
      </text>
    </g>
  );
});

/** A count, in a dark pill. */
export const Count = memo(function Count({
  x,
  y,
  n,
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}): ReactNode {
  const width = n > 9 ? 30 : 24;
  return (
    <g className="gc-count">
      <rect x={x - width / 2} y={y - 11} width={width} height="22" rx="11" />
      <text x={x} y={y + 5.5}>
        {n}
      </text>
    </g>
  );
});

/** Dice side by side, closer together if there are many. `width` is the available space. */
export function DiceRow(props: {
  readonly look: number;
  readonly faces: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale: number;
  readonly ghosts?: number; // this many of the last ones are only previews
}): ReactNode {
  const { look, faces, x, y, width, scale, ghosts = 0 } = props;
  const step = faces.length < 2 ? 0 : Math.min(41 * scale, (width - 40 * scale) / (faces.length - 1));
  return faces.map((face, i) => (
    <Cube key={i} look={look} face={face} x={x + i * step} y={y} scale={scale} ghost={i >= faces.length - ghosts} />
  ));
}

/** What a tile on offer would bring the viewer now. */
export const Gain = memo(function Gain({
  x,
  y,
  n,
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number | null;
}): ReactNode {
  if (n === null) return null;
  const text = signed(n);
  const width = 14 + text.length * 10;
  return (
    <g className={n > 0 ? 'gc-gain' : 'gc-gain gc-gain-none'}>
      <rect x={x - width / 2} y={y - 12} width={width} height="24" rx="12" />
      <text x={x} y={y + 6}>
        {text}
      </text>
    </g>
  );
});

/** The gold of a tile on offer for the viewer, while tiles are chosen; null if it is not shown. */
export const gainFor = ({ table, g, isAsked }: BuildingProps, word: Word): number | null =>
  table.me === null || !isAsked ? null : gainOf(table.content, g, table.me, word);
