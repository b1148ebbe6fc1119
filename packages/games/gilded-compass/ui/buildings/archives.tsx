// The Archives: groups on four shelves in order, the maps they will choose from, and groups beyond the fourth.
import { Piece, still, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { sizeOf } from '../../dice.ts';
import { mapsGone } from '../../gone.ts';
import { strength } from '../../rules/archives.ts';
import type { Group } from '../../state.ts';
import { mapWord } from '../../tiles.ts';
import { GonePile } from '../gone.tsx';
import { diceIn, type Placement } from '../places.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Face, Sign } from '../symbols/dice.tsx';
import { Glyph } from '../symbols/glyphs.tsx';
import { tilesOf } from '../symbols/tiles.tsx';
import { useContent } from '../use-content.ts';
import { actorName, lookOf, type Teller, times } from '../view.ts';
import { Layer, Moving } from './layers.tsx';
import { type BuildingProps, Count, DiceRow, Medal, offered, rankText, Slot, Title } from './parts.tsx';

const SHELVES = 4;
const shelfY = (row: number): number => 110 + 64 * row;

function Scrolls({ row }: { readonly row: number }): ReactNode {
  const [y, count] = [shelfY(row), row + 2];
  const spots = times(count).flatMap(i => [
    [186 - 20 * i, y + 47],
    ...(i < count - 1 ? [[176 - 20 * i, y + 31.5]] : []),
  ]);
  return spots.map(([cx, cy]) => (
    <g key={`${cx} ${cy}`}>
      <circle className="gc-scroll" cx={cx} cy={cy} r="8.500" />
      <circle className="gc-scroll-in" cx={cx} cy={cy} r="4" />
    </g>
  ));
}
/** Shelves without a group. */
const SCROLLS = times(SHELVES).map(row => still(<Scrolls row={row} />));

/** The placements of the picked-up dice: join this group, or start a new one. */
const joins = ({ details }: Placement): number => (details[1] === 'new' ? 0 : Number(details[1]));
const ownerOf = ({ table, g }: BuildingProps, placement: Placement): number =>
  placement.neutral ? g.neutral : (table.me ?? 0);

function rankAfter(props: BuildingProps, placement: Placement): number {
  const [p, face] = [ownerOf(props, placement), faceOf(placement)];
  const group = { p, face, count: sizeOf(diceIn(placement.details[0] ?? 'none')) + joins(placement) };
  const others = props.g.archives.filter(other => other.face !== face || other.count !== joins(placement));
  return 1 + others.filter(other => strength(other) > strength(group)).length;
}
const faceOf = (placement: Placement): number => Number(placement.details[0]?.split('+')[0]);

function isFor(props: BuildingProps, placement: Placement, group: Group): boolean {
  return joins(placement) === group.count && faceOf(placement) === group.face && ownerOf(props, placement) === group.p;
}

const Shelf = memo(function Shelf({ row, rank }: { readonly row: number; readonly rank: string }): ReactNode {
  const y = shelfY(row);
  return (
    <>
      <path className="gc-bench" d={`M20 ${y + 56}h180v8H20z`} />
      <path className="gc-bench-top" d={`M20 ${y + 56.5}h180`} />
      <rect className="gc-lane-tag" x="20" y={y} width="40" height="56" />
      <Medal x={40} y={y + 17} text={rank} />
    </>
  );
});

interface GroupProps {
  readonly tell: Teller;
  readonly who: string;
  readonly look: number;
  readonly face: number;
  readonly count: number;
  readonly row: number;
  readonly move: string; // stays the same while it moves from shelf to shelf
  readonly more: Placement | undefined; // the picked-up dice can join it
  readonly rank: number; // the rank it would then have
}
const GroupOnShelf = memo(function GroupOnShelf(props: GroupProps): ReactNode {
  const { tell, who, look, face, count, row, move, more, rank } = props;
  const added = more === undefined ? 0 : sizeOf(diceIn(more.details[0] ?? 'none'));
  const all = count + added;
  const dice = (
    <>
      <Sign look={look} x={20} y={42} size={17} />
      <DiceRow look={look} faces={times(all).map(() => face)} ghosts={added} x={44} y={13} width={134} scale={1} />
      {all > 3 && <Count x={168} y={10} n={all} />}
    </>
  );
  return (
    <Moving id={move} box={{ x: 20, y: shelfY(row), width: 180, height: 64 }}>
      {more === undefined ? (
        <Piece as="g" id={`group:${face}x${count}`} name={tell.text('ui.group', { who, count, face })} rule="GC-4.4">
          {dice}
        </Piece>
      ) : (
        <Slot
          placement={more}
          boxes={[{ x: 41, y: 3, width: 138, height: 54 }]}
          about={tell.text('ui.then', { rank: rankText(tell, rank) })}
        >
          {dice}
        </Slot>
      )}
    </Moving>
  );
});

/** The groups that will get a map. Each renders again only when it has changed. */
function Shelved(props: BuildingProps & { readonly groups: readonly Group[] }): ReactNode {
  const { table, g, groups, here } = props;
  const nth = (group: Group): number =>
    g.archives.filter(other => other.p === group.p && other.face === group.face && other.count < group.count).length;
  return groups.map((group, row) => {
    const more = here.find(placement => isFor(props, placement, group));
    const id = `${group.p}-${group.face}-${nth(group)}`;
    return (
      <GroupOnShelf
        key={id}
        tell={table.tell}
        who={actorName(table, g, group.p)}
        look={lookOf(g, group.p)}
        face={group.face}
        count={group.count}
        row={row}
        move={`group-${id}`}
        more={more}
        rank={more === undefined ? 0 : rankAfter(props, more)}
      />
    );
  });
}

/** A new group, on the first free shelf. */
function NewGroup(props: BuildingProps & { readonly placement: Placement; readonly row: number }): ReactNode {
  const { table, g, placement, row } = props;
  const y = shelfY(row);
  const count = sizeOf(diceIn(placement.details[0] ?? 'none'));
  return (
    <Slot
      placement={placement}
      boxes={[{ x: 61, y: y + 3, width: 138, height: 54 }]}
      about={table.tell.text('ui.then', { rank: rankText(table.tell, rankAfter(props, placement)) })}
    >
      <DiceRow
        look={lookOf(g, ownerOf(props, placement))}
        faces={times(count).map(() => faceOf(placement))}
        ghosts={count}
        x={64}
        y={y + 13}
        width={134}
        scale={1}
      />
    </Slot>
  );
}

/** Groups that would get no map, small, below the shelves. */
function Beyond(props: BuildingProps & { readonly groups: readonly Group[]; readonly fresh: Placement | undefined }) {
  const { table, g, groups, fresh, here } = props;
  const all = groups.length + (fresh === undefined ? 0 : 1);
  const step = Math.min(46, 138 / Math.max(1, all));
  const at = (i: number): number => 68 + i * step;
  return (
    <>
      {groups.map((group, i) => {
        const more = here.find(placement => isFor(props, placement, group));
        const values = { who: actorName(table, g, group.p), count: group.count, face: group.face };
        const chip = (
          <>
            <Face look={lookOf(g, group.p)} face={group.face} size={22} x={at(i)} y={395} />
            <text className="gc-label" x={at(i) + 24} y="412">
              {group.count}
            </text>
          </>
        );
        const key = `${group.face}x${group.count}`;
        return more === undefined ? (
          <Piece as="g" key={key} id={`group:${key}`} name={table.tell.text('ui.group', values)} rule="GC-4.4">
            {chip}
          </Piece>
        ) : (
          <Slot key={key} placement={more} boxes={[{ x: at(i) - 3, y: 391, width: step - 2, height: 30 }]}>
            {chip}
          </Slot>
        );
      })}
      {fresh !== undefined && (
        <Slot
          placement={fresh}
          boxes={[{ x: at(groups.length) - 3, y: 391, width: Math.max(30, step - 2), height: 30 }]}
        >
          <g className="gc-ghost">
            <Face
              look={lookOf(g, ownerOf(props, fresh))}
              face={faceOf(fresh)}
              size={22}
              x={at(groups.length)}
              y={395}
            />
          </g>
        </Slot>
      )}
    </>
  );
}

interface OnRackProps {
  readonly tell: Teller;
  readonly map: number;
  readonly row: number;
  readonly isAsked: boolean; // for a map; otherwise it need not react to every question
}
const MapOnRack = memo(function MapOnRack({ tell, map, row, isAsked }: OnRackProps): ReactNode {
  const content = useContent();
  const word = mapWord(content, map);
  return (
    <Moving id={`map-${map}`} box={{ x: 210, y: 112 + 64 * row, width: 104, height: 60 }}>
      <Piece {...offered(tell, word, isAsked)} about={tell.text('about:map')} rule="GC-15.1">
        {tilesOf(content).maps[map]}
      </Piece>
    </Moving>
  );
});

const MapPile = memo(function MapPile({ tell, n }: { readonly tell: Teller; readonly n: number }): ReactNode {
  return (
    <Piece as="g" id="pile:map" name={tell.text('ui.pile.maps', { n })}>
      <rect className="gc-pile" x="219" y="392" width="46" height="31" rx="3" />
      <rect className="gc-pile" x="216" y="389" width="46" height="31" rx="3" />
      <Glyph name="map" x={222} y={393} size={23} className="gc-back-mark" />
      <Count x={258} y={416} n={n} />
    </Piece>
  );
});

export function ArchivesTile(props: BuildingProps): ReactNode {
  const { table, g, here, isAsked } = props;
  const gone = useKept(mapsGone(table.content, g));
  const groups = [...g.archives].sort((a, b) => strength(b) - strength(a));
  const shelved = groups.slice(0, SHELVES);
  const fresh = here.find(placement => joins(placement) === 0);
  const freshRow = shelved.length < SHELVES ? shelved.length : -1;
  return (
    <>
      <Layer>
        <Scenery of="archives" />
        {times(SHELVES).map(row => (
          <g key={row}>
            {row >= shelved.length && (row !== freshRow || fresh === undefined) && <g {...SCROLLS[row]} />}
            <Shelf row={row} rank={rankText(table.tell, row + 1)} />
          </g>
        ))}
        {fresh !== undefined && freshRow >= 0 && <NewGroup {...props} placement={fresh} row={freshRow} />}
        <rect className="gc-plaque" x="16" y="388" width="194" height="36" rx="6" />
        <Medal x={40} y={406} text="5+" kind="plain" />
        {groups.length > SHELVES || (fresh !== undefined && freshRow < 0) ? (
          <Beyond {...props} groups={groups.slice(SHELVES)} fresh={freshRow < 0 ? fresh : undefined} />
        ) : (
          <text className="gc-label gc-dim" x="68" y="411">
            {table.tell.text('ui.beyond')}
          </text>
        )}
        <MapPile tell={table.tell} n={g.mapBag.length} />
        <GonePile tell={table.tell} kind="maps" tiles={gone} x={271} y={390} scale={0.48} step={2} count={[312, 416]} />
        <Title tell={table.tell} building="archives" />
      </Layer>
      <Shelved {...props} groups={shelved} />
      {g.mapsShown.map((map, row) => (
        <MapOnRack key={map} tell={table.tell} map={map} row={row} isAsked={isAsked} />
      ))}
    </>
  );
}
