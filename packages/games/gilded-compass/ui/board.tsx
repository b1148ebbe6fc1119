// The board: the buildings of this game side by side, the ledger beside them, the tray below.
import type { Event } from '@boardwright/engine';
import { type Area, Areas } from '@boardwright/web/kit';
import { type ComponentType, memo, type ReactNode, useMemo, useState } from 'react';
import { BUILDINGS, type BuildingName, NO_BUILDING } from '../names.ts';
import type { G } from '../state.ts';
import { ArchivesTile } from './buildings/archives.tsx';
import { GalleonTile, IlluminatiTile } from './buildings/bidders.tsx';
import { Frame } from './buildings/layers.tsx';
import { LibraryTile } from './buildings/library.tsx';
import { type Box, type BuildingProps, isSameDoor, type Turn } from './buildings/parts.tsx';
import { AuctionTile, GuildTile } from './buildings/runs.tsx';
import { TempleTile } from './buildings/temple.tsx';
import { TowerTile } from './buildings/tower.tsx';
import { UniversityTile, universityOnPhone } from './buildings/university.tsx';
import { GoneMenu } from './gone.tsx';
import { Ledger } from './ledger.tsx';
import { Overview } from './overview.tsx';
import { type Picking, usePicking } from './picking.ts';
import { onItsWay, type Shown } from './places.ts';
import { resolvingOf, spotOf } from './resolving.ts';
import { holdSame, isSame, isSameTelling } from './same.ts';
import { Tray } from './tray.tsx';
import { WithContent } from './use-content.ts';
import { usePhone } from './use-phone.ts';
import { isPlacing, questionOf, type Table } from './view.ts';

const wordsAt = ({ here }: BuildingProps): string[] => here.map(({ word }) => word);
const isSameTurn = (a: Turn | null, b: Turn | null): boolean => a?.p === b?.p && a?.rank === b?.rank;
/** A building renders again only when its part of the state, or what can be done there, has changed. */
function tile(Tile: ComponentType<BuildingProps>, ...parts: readonly (keyof G)[]): ComponentType<BuildingProps> {
  return memo(
    Tile,
    (a, b) =>
      isSameTelling(a, b) &&
      a.isAsked === b.isAsked &&
      isSameTurn(a.turn, b.turn) &&
      isSameDoor(a.door, b.door) &&
      isSame(wordsAt(a), wordsAt(b)) &&
      holdSame(parts, a.g, b.g), // who plays never changes
  );
}
/** What decides how much gold a map or a specialist brings. */
const GAINED = ['maps', 'specialists', 'missions', 'items'] as const;
const TILES: Readonly<Record<BuildingName, ComponentType<BuildingProps>>> = {
  archives: tile(ArchivesTile, 'archives', 'mapsShown', 'mapBag', ...GAINED),
  university: tile(UniversityTile, 'university', 'specialistsShown', 'specialistBag', ...GAINED),
  library: tile(LibraryTile, 'library'),
  auction: tile(AuctionTile, 'runs', 'relicBag', 'relicsOffered', 'relics'),
  guild: tile(GuildTile, 'runs', 'missionBag', 'missionBottom'),
  temple: tile(TempleTile, 'temple', 'templeBy', 'itemBag', 'itemsUnder', 'itemsGone'),
  illuminati: tile(IlluminatiTile, 'illuminati', 'abilitiesShown', 'abilityBag'),
  galleon: tile(GalleonTile, 'galleonDice', 'galleonSum', 'chestBag', 'chestsUp'),
  tower: tile(TowerTile, 'tower', 'treasures'),
};
/** The position and size of a building. */
const SPOTS = {
  b: [304, 432],
  archives: [330, 432],
  c: [230, 432],
  university: [560, 268],
  library: [312, 268],
} as const;
/** On a phone the roof is hidden: the tab names the building, and the space is for its content. */
const ROOFS: Readonly<Record<Exclude<BuildingName, 'university'>, number>> = {
  archives: 98,
  library: 66,
  auction: 95,
  guild: 95,
  temple: 132,
  illuminati: 112,
  galleon: 100,
  tower: 98,
};
type Spot = keyof typeof SPOTS;
const ORDER: readonly Spot[] = ['b', 'archives', 'c', 'university', 'library'];

/** The part of a building's drawing that is seen. */
function viewOf(spot: Spot, building: BuildingName, g: G, isPhone: boolean): Box {
  const [width, height] = SPOTS[spot];
  if (!isPhone) return { x: 0, y: 0, width, height };
  if (building === 'university') return universityOnPhone(g.spaces);
  return { x: 0, y: ROOFS[building], width, height: height - ROOFS[building] };
}

function buildingAt(g: G, spot: Spot): BuildingName | undefined {
  if (spot === 'b') return BUILDINGS[g.b];
  if (spot === 'c') return g.c === NO_BUILDING ? undefined : BUILDINGS[g.c];
  return spot;
}

/** Tiles to choose from at their building, while it is resolved. */
const CHOSEN_AT: Readonly<Record<string, BuildingName>> = {
  chooseMap: 'archives',
  chooseSpecialist: 'university',
  chooseAbility: 'illuminati',
};

/** Where something happened, for a phone, which shows one building at a time. */
function areaOf({ view, me }: Table, event: Event): string | undefined {
  if (/^rolls(Both)?$/.test(event.say) && event.p === me) return 'ledger'; // one's own turn begins with a look at everything
  return ORDER.find(spot => buildingAt(view.g, spot) === spotOf(event));
}

const NOTHING: readonly Shown[] = [];

/** A building glows when the picked-up dice can go there, or while it is resolved; a thin line means that more dice are needed. */
function tileClass(building: BuildingName, picking: Picking, isAsked: boolean, isResolved: boolean): string {
  if (isAsked || picking.at === building || picking.fitting.some(each => each.building === building))
    return 'gc-tile gc-open';
  if (isResolved) return 'gc-tile gc-resolved';
  return picking.reachable.some(each => each.building === building) ? 'gc-tile gc-near' : 'gc-tile';
}

export function Board({ table }: { readonly table: Table }): ReactNode {
  const { g } = table.view;
  const picking = usePicking(table);
  const resolving = resolvingOf(table);
  const landing = useMemo(() => onItsWay(table.content, g, table.happened), [table.content, g, table.happened]);
  const asked = CHOSEN_AT[questionOf(table) ?? ''];
  const isPhone = usePhone();
  const [front, setFront] = useState<{ readonly id: string } | undefined>(undefined);
  const areas = ORDER.flatMap((spot): Area[] => {
    const building = buildingAt(g, spot);
    if (building === undefined) return [];
    const Tile = TILES[building];
    const shown = landing === null ? picking.fitting : [landing];
    const fitting = shown.filter(placement => placement.building === building);
    const here = fitting.length === 0 ? NOTHING : fitting;
    const isResolved = resolving?.building === building;
    return [
      {
        id: spot,
        label: table.tell.text(`term.${building}`),
        wanted: (here.length > 0 && landing === null) || asked === building || picking.at === building,
        body: (
          <Frame
            className={tileClass(building, picking, asked === building, isResolved)}
            view={viewOf(spot, building, g, isPhone)}
            onGround={picking.canStart(building) ? () => picking.pickBuilding(building) : undefined}
          >
            <Tile
              table={table}
              g={g}
              here={here}
              isAsked={asked === building}
              turn={isResolved ? resolving.turn : null}
              door={{
                isOpen: picking.at === building,
                open: picking.canStart(building) ? picking.pickBuilding : undefined,
              }}
            />
          </Frame>
        ),
      },
    ];
  });
  const open = (building: BuildingName): void => {
    const spot = ORDER.find(each => buildingAt(g, each) === building);
    if (spot !== undefined) setFront({ id: spot });
    if (picking.canStart(building) && picking.at !== building) picking.pickBuilding(building);
  };
  const now = resolving?.building ?? null;
  const ledger: Area = {
    id: 'ledger',
    label: table.tell.text(isPhone ? 'ui.overview' : 'ui.ledger'),
    wanted: isPhone && isPlacing(table), // picked dice light up there, wherever they fit: the tabs need not jump
    body: (
      <>
        <Ledger table={table} g={g} resolving={now} />
        {isPhone && <Overview table={table} g={g} picking={picking} resolving={now} onOpen={open} />}
      </>
    ),
  };
  return (
    <WithContent value={table.content}>
      <div className="gc-room">
        <div className="gc-board">
          <div className="gc-stage">
            <Areas
              table={table}
              className={g.c === NO_BUILDING ? 'gc-grid gc-short' : 'gc-grid'}
              areas={isPhone ? [ledger, ...areas] : [...areas, ledger]}
              where={event => areaOf(table, event)}
              front={front}
              wholeOnTablet
            />
            <GoneMenu table={table} />
          </div>
          <Tray table={table} picking={picking} />
        </div>
      </div>
    </WithContent>
  );
}
