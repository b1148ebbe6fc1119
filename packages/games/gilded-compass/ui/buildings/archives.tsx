// The Archives: groups on four shelves in order, the maps they will choose from, and groups beyond the fourth.
import { Piece, still, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { mapsGone } from '../../gone.ts';
import { groupsInOrder } from '../../rules/archives.ts';
import { type Added, groupIn } from '../../rules/details.ts';
import { prospectOf } from '../../rules/prospects.ts';
import type { G, Group } from '../../state.ts';
import { mapWord } from '../../tiles.ts';
import { GonePile } from '../gone.tsx';
import type { Shown } from '../places.ts';
import { ranksText } from '../prospect.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Face, Sign } from '../symbols/dice.tsx';
import { Glyph } from '../symbols/glyphs.tsx';
import { tilesOf } from '../symbols/tiles.tsx';
import { useContent } from '../use-content.ts';
import { actorName, lookOf, rankText, type Teller, times } from '../view.ts';
import { Layer, Moving } from './layers.tsx';
import { type BuildingProps, Count, DiceRow, Gain, gainFor, Medal, offered, onlyOne, Slot, Title } from './parts.tsx';

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

/** A group as it is drawn: with the dice of a placement that is shown, and where it can be chosen. */
interface Entry extends Group {
  readonly ghosts: number; // this many of its dice are only previews
  readonly slot: Shown | undefined;
}

const addedBy = ({ preview }: Shown): Added => groupIn(preview.code);
const resultOf = (shown: Shown): Group => {
  const { face, added, joins } = addedBy(shown);
  return { p: shown.preview.by, face, count: added + joins };
};
const isSameGroup = (a: Group, b: Group): boolean => a.face === b.face && a.count === b.count;

/** One placement is shown as it would be then: in its new order. */
function entriesWith(only: Shown): Entry[] {
  const placed = resultOf(only);
  return groupsInOrder(only.preview.after).map(group => {
    const isPlaced = isSameGroup(group, placed);
    return { ...group, ghosts: isPlaced ? addedBy(only).added : 0, slot: isPlaced ? only : undefined };
  });
}

/** With several ways to place the same dice nothing moves: each group that they can join is a way, and so is a new group. */
function entriesFor(g: G, here: readonly Shown[]): Entry[] {
  const entries = groupsInOrder(g).map((group): Entry => {
    const slot = here.find(shown => {
      const { face, joins } = addedBy(shown);
      return shown.preview.by === group.p && face === group.face && joins === group.count;
    });
    const ghosts = slot === undefined ? 0 : addedBy(slot).added;
    return { ...group, count: group.count + ghosts, ghosts, slot };
  });
  const fresh = here.find(shown => addedBy(shown).joins === 0);
  return fresh === undefined
    ? entries
    : [...entries, { ...resultOf(fresh), ghosts: addedBy(fresh).added, slot: fresh }];
}

/** The group that The Will to Win would send away (GC-12.3). */
const oustedBy = (g: G, only: Shown | undefined): Group | undefined =>
  only?.will === true ? g.archives.find(group => isSameGroup(group, resultOf(only))) : undefined;

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
  readonly entry: Entry;
  readonly row: number;
  readonly move: string; // stays the same while it moves from shelf to shelf
  readonly rank: string | null; // the rank it would then have, if its shelf does not show it
  readonly isTurn: boolean; // it is rewarded now
}
const GroupOnShelf = memo(function GroupOnShelf(props: GroupProps): ReactNode {
  const { tell, who, look, entry, row, move, rank, isTurn } = props;
  const { face, count, ghosts, slot } = entry;
  const dice = (
    <>
      {isTurn && <rect className="gc-turn-ring" x="41" y="2" width="138" height="56" rx="8" />}
      <Sign look={look} x={20} y={42} size={17} />
      <DiceRow look={look} faces={times(count).map(() => face)} ghosts={ghosts} x={44} y={13} width={134} scale={1} />
      {count > 3 && <Count x={168} y={10} n={count} />}
      {rank !== null && <Medal x={158} y={50} text={rank} kind="gold" />}
    </>
  );
  return (
    <Moving id={move} box={{ x: 20, y: shelfY(row), width: 180, height: 64 }}>
      {slot === undefined ? (
        <Piece as="g" id={`group:${face}x${count}`} name={tell.text('ui.group', { who, count, face })} rule="GC-4.4">
          {dice}
        </Piece>
      ) : (
        <Slot placement={slot} boxes={[{ x: 41, y: 3, width: 138, height: 54 }]}>
          {dice}
        </Slot>
      )}
    </Moving>
  );
});

interface EntriesProps {
  readonly props: BuildingProps;
  readonly entries: readonly Entry[];
  readonly areRanked: boolean; // where they stand is their rank
}
/** The rank that a placement leads to. */
const rankThen = ({ table }: BuildingProps, slot: Shown): string =>
  ranksText(table.tell, prospectOf(table.content, slot.preview));

/** The groups that will get a map. Each renders again only when it has changed. */
function Shelved({ props, entries, areRanked }: EntriesProps): ReactNode {
  const { table, g, turn } = props;
  return entries.slice(0, SHELVES).map((entry, row) => {
    const nth = entries.filter(
      ({ p, face, count }) => p === entry.p && face === entry.face && count < entry.count,
    ).length;
    const id = `${entry.p}-${entry.face}-${nth}`;
    return (
      <GroupOnShelf
        key={id}
        tell={table.tell}
        who={actorName(table, g, entry.p)}
        look={lookOf(g, entry.p)}
        entry={entry}
        row={row}
        move={`group-${id}`}
        rank={entry.slot === undefined || areRanked ? null : rankThen(props, entry.slot)}
        isTurn={turn?.rank === row}
      />
    );
  });
}

interface BeyondProps extends EntriesProps {
  readonly ousted: Group | undefined;
}
/** Groups that would get no map, small, below the shelves; also one that would be sent away. */
function Beyond({ props, entries, ousted }: BeyondProps): ReactNode {
  const { table, g } = props;
  const all = entries.length + (ousted === undefined ? 0 : 1);
  const step = Math.min(46, 138 / Math.max(1, all));
  const at = (i: number): number => 68 + i * step;
  const chip = (group: Group, i: number): ReactNode => (
    <>
      <Face look={lookOf(g, group.p)} face={group.face} size={22} x={at(i)} y={395} />
      <text className="gc-label" x={at(i) + 24} y="412">
        {group.count}
      </text>
    </>
  );
  return (
    <>
      {entries.map((entry, i) => {
        const { p, face, count, slot } = entry;
        const key = `${face}x${count}`;
        return slot === undefined ? (
          <Piece
            as="g"
            key={key}
            id={`group:${key}`}
            name={table.tell.text('ui.group', { who: actorName(table, g, p), count, face })}
            rule="GC-4.4"
          >
            {chip(entry, i)}
          </Piece>
        ) : (
          <Slot
            key={slot.word}
            placement={slot}
            boxes={[{ x: at(i) - 3, y: 391, width: Math.max(30, step - 2), height: 30 }]}
          >
            {chip(entry, i)}
          </Slot>
        );
      })}
      {ousted !== undefined && (
        <g className="gc-sent">
          {chip(ousted, entries.length)}
          <path className="gc-sent-mark" d={`M${at(entries.length)} 417l24-22`} />
        </g>
      )}
    </>
  );
}

interface OnRackProps {
  readonly tell: Teller;
  readonly map: number;
  readonly row: number;
  readonly isAsked: boolean; // for a map; otherwise it need not react to every question
  readonly gain: number | null;
}
const MapOnRack = memo(function MapOnRack({ tell, map, row, isAsked, gain }: OnRackProps): ReactNode {
  const content = useContent();
  const word = mapWord(content, map);
  return (
    <Moving id={`map-${map}`} box={{ x: 210, y: 112 + 64 * row, width: 104, height: 60 }}>
      <Piece {...offered(tell, word, isAsked)} about={tell.text('about:map')} rule="GC-15.1">
        <g data-piece={`offer:${word}`}>{tilesOf(content).maps[map]}</g>
        <Gain x={14} y={50} n={gain} />
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
  const { table, g, here, isAsked, door } = props;
  const gone = useKept(mapsGone(table.content, g));
  const only = onlyOne(here);
  const entries = only === undefined ? entriesFor(g, here) : entriesWith(only);
  const ousted = oustedBy(g, only);
  const shown: EntriesProps = { props, entries, areRanked: only !== undefined };
  return (
    <>
      <Layer>
        <Scenery of="archives" />
        <Title tell={table.tell} building="archives" door={door} />
        {times(SHELVES).map(row => (
          <g key={row}>
            {row >= entries.length && <g {...SCROLLS[row]} />}
            <Shelf row={row} rank={rankText(table.tell, row + 1)} />
          </g>
        ))}
        <rect className="gc-plaque" x="16" y="388" width="194" height="36" rx="6" />
        <Medal x={40} y={406} text="5+" kind="plain" />
        {entries.length > SHELVES || ousted !== undefined ? (
          <Beyond {...shown} entries={entries.slice(SHELVES)} ousted={ousted} />
        ) : (
          <text className="gc-label gc-dim" x="68" y="411">
            {table.tell.text('ui.beyond')}
          </text>
        )}
        <MapPile tell={table.tell} n={g.mapBag.length} />
        <GonePile tell={table.tell} kind="maps" tiles={gone} x={270} y={388} scale={0.52} step={2} count={[312, 416]} />
      </Layer>
      <Shelved {...shown} />
      {g.mapsShown.map((map, row) => (
        <MapOnRack
          key={map}
          tell={table.tell}
          map={map}
          row={row}
          isAsked={isAsked}
          gain={gainFor(props, mapWord(table.content, map))}
        />
      ))}
    </>
  );
}
