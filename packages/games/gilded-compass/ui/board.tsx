// The board: the buildings of this game side by side, the ledger beside them, the tray below.
import type { Event } from '@boardwright/engine';
import { type Area, Areas, useNarrow } from '@boardwright/web/kit';
import { type ComponentType, memo, type ReactNode } from 'react';
import { BUILDINGS, type BuildingName, NO_BUILDING } from '../names.ts';
import type { G } from '../state.ts';
import { ArchivesTile } from './buildings/archives.tsx';
import { GalleonTile, IlluminatiTile } from './buildings/bidders.tsx';
import { Frame } from './buildings/layers.tsx';
import { LibraryTile } from './buildings/library.tsx';
import type { BuildingProps } from './buildings/parts.tsx';
import { AuctionTile, GuildTile } from './buildings/runs.tsx';
import { TempleTile } from './buildings/temple.tsx';
import { TowerTile } from './buildings/tower.tsx';
import { UniversityTile } from './buildings/university.tsx';
import { GoneMenu } from './gone.tsx';
import { Ledger } from './ledger.tsx';
import { type Picking, usePicking } from './picking.ts';
import type { Placement } from './places.ts';
import { holdSame, isSame, isSameTelling } from './same.ts';
import { Tray } from './tray.tsx';
import { WithContent } from './use-content.ts';
import { questionOf, type Table } from './view.ts';

const wordsAt = ({ here }: BuildingProps): string[] => here.map(({ word }) => word);
/** A building renders again only when its part of the state, or what can be done there, has changed. */
function tile(Tile: ComponentType<BuildingProps>, ...parts: readonly (keyof G)[]): ComponentType<BuildingProps> {
  return memo(
    Tile,
    (a, b) =>
      isSameTelling(a, b) && a.isAsked === b.isAsked && isSame(wordsAt(a), wordsAt(b)) && holdSame(parts, a.g, b.g), // who plays never changes
  );
}
const TILES: Readonly<Record<BuildingName, ComponentType<BuildingProps>>> = {
  archives: tile(ArchivesTile, 'archives', 'mapsShown', 'mapBag'),
  university: tile(UniversityTile, 'university', 'specialistsShown', 'specialistBag'),
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
const ROOFS: Readonly<Record<BuildingName, number>> = {
  archives: 98,
  university: 76,
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

/** The building in which something is seen that says no building of its own. */
const SEEN_AT: Readonly<Record<string, BuildingName>> = {
  takesMap: 'archives',
  takesSpecialist: 'university',
  takesAbility: 'illuminati',
  takesItem: 'temple',
  takesSecretItem: 'temple',
  takesTreasure: 'tower',
  leftover: 'library',
};
/** Where something happened, for a phone, which shows one building at a time. */
function spotOf(g: G, { say, building }: Event): Spot | undefined {
  const seen = typeof building === 'string' ? building : SEEN_AT[say];
  return ORDER.find(spot => buildingAt(g, spot) === seen);
}

const NOTHING: readonly Placement[] = [];

/** A building glows when the picked-up dice can go there; a thin line means that more dice are needed. */
function tileClass(building: BuildingName, picking: Picking, isAsked: boolean): string {
  if (isAsked || picking.fitting.some(placement => placement.building === building)) return 'gc-tile gc-open';
  return picking.reachable.some(placement => placement.building === building) ? 'gc-tile gc-near' : 'gc-tile';
}

export function Board({ table }: { readonly table: Table }): ReactNode {
  const { g } = table.view;
  const picking = usePicking(table);
  const asked = CHOSEN_AT[questionOf(table) ?? ''];
  const isNarrow = useNarrow();
  const areas = ORDER.flatMap((spot): Area[] => {
    const building = buildingAt(g, spot);
    if (building === undefined) return [];
    const Tile = TILES[building];
    const [width, height] = SPOTS[spot];
    const fitting = picking.fitting.filter(placement => placement.building === building);
    const here = fitting.length === 0 ? NOTHING : fitting;
    return [
      {
        id: spot,
        label: table.tell.text(`term.${building}`),
        wanted: here.length > 0 || asked === building,
        body: (
          <Frame
            className={tileClass(building, picking, asked === building)}
            width={width}
            height={height}
            roof={isNarrow ? ROOFS[building] : 0}
          >
            <Tile table={table} g={g} here={here} isAsked={asked === building} />
          </Frame>
        ),
      },
    ];
  });
  const ledger: Area = {
    id: 'ledger',
    label: table.tell.text('ui.ledger'),
    wanted: false,
    body: <Ledger table={table} g={g} />,
  };
  return (
    <WithContent value={table.content}>
      <div className="gc-board">
        <div className="gc-stage">
          <Areas
            table={table}
            className={g.c === NO_BUILDING ? 'gc-grid gc-short' : 'gc-grid'}
            areas={[...areas, ledger]}
            where={event => spotOf(g, event)}
          />
          <GoneMenu table={table} />
        </div>
        <Tray table={table} picking={picking} />
      </div>
    </WithContent>
  );
}
