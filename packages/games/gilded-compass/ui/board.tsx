// The board: the buildings of this game side by side, the ledger beside them, the tray below.
import { type Area, Areas, type BoardProps } from '@boardwright/web/kit';
import { type ComponentType, memo, type ReactNode } from 'react';
import { BUILDINGS, type BuildingName, NO_BUILDING } from '../names.ts';
import type { G } from '../state.ts';
import { ArchivesTile } from './buildings/archives.tsx';
import { GalleonTile, IlluminatiTile } from './buildings/bidders.tsx';
import { LibraryTile } from './buildings/library.tsx';
import type { BuildingProps } from './buildings/parts.tsx';
import { AuctionTile, GuildTile } from './buildings/runs.tsx';
import { TempleTile } from './buildings/temple.tsx';
import { TowerTile } from './buildings/tower.tsx';
import { UniversityTile } from './buildings/university.tsx';
import { Ledger } from './ledger.tsx';
import { type Picking, usePicking } from './picking.ts';
import type { Placement } from './places.ts';
import { Tray } from './tray.tsx';
import { questionOf, stateOf } from './view.ts';

/** A building is drawn anew only when the table or what can be done there has changed. */
const TILES: Readonly<Record<BuildingName, ComponentType<BuildingProps>>> = {
  archives: memo(ArchivesTile),
  university: memo(UniversityTile),
  library: memo(LibraryTile),
  auction: memo(AuctionTile),
  guild: memo(GuildTile),
  temple: memo(TempleTile),
  illuminati: memo(IlluminatiTile),
  galleon: memo(GalleonTile),
  tower: memo(TowerTile),
};
/** Where a building stands and how large it is drawn. */
const SPOTS = { b: '304 432', archives: '330 432', c: '230 432', university: '560 268', library: '312 268' } as const;
type Spot = keyof typeof SPOTS;
const ORDER: readonly Spot[] = ['b', 'archives', 'c', 'university', 'library'];

function buildingAt(g: G, spot: Spot): BuildingName | undefined {
  if (spot === 'b') return BUILDINGS[g.b];
  if (spot === 'c') return g.c === NO_BUILDING ? undefined : BUILDINGS[g.c];
  return spot;
}

/** Tiles that are chosen from at their building, while it is resolved. */
const CHOSEN_AT: Readonly<Record<string, BuildingName>> = {
  chooseMap: 'archives',
  chooseSpecialist: 'university',
  chooseAbility: 'illuminati',
};

const NOTHING: readonly Placement[] = [];

const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="gc-defs" aria-hidden="true">
      <linearGradient id="gc-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--gc-sky-1)" />
        <stop offset=".75" stopColor="var(--gc-sky-2)" />
      </linearGradient>
    </svg>
  );
});

/** A building glows when the dice picked up can go there; a thin line says that more dice are needed. */
function tileClass(building: BuildingName, picking: Picking, isAsked: boolean): string {
  if (isAsked || picking.fitting.some(placement => placement.building === building)) return 'gc-tile gc-open';
  return picking.reachable.some(placement => placement.building === building) ? 'gc-tile gc-near' : 'gc-tile';
}

export function Board({ table }: BoardProps): ReactNode {
  const g = stateOf(table);
  const picking = usePicking(table);
  const asked = CHOSEN_AT[questionOf(table) ?? ''];
  const areas = ORDER.flatMap((spot): Area[] => {
    const building = buildingAt(g, spot);
    if (building === undefined) return [];
    const Tile = TILES[building];
    const fitting = picking.fitting.filter(placement => placement.building === building);
    const here = fitting.length === 0 ? NOTHING : fitting;
    return [
      {
        id: spot,
        label: table.tell.text(`term.${building}`),
        wanted: here.length > 0 || asked === building,
        body: (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the area around it has the name, and the pieces in it have theirs
          <svg className={tileClass(building, picking, asked === building)} viewBox={`0 0 ${SPOTS[spot]}`}>
            <Tile table={table} g={g} here={here} />
          </svg>
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
    <div className="gc-board">
      <Sprite />
      <div className="gc-stage">
        <Areas className={g.c === NO_BUILDING ? 'gc-grid gc-short' : 'gc-grid'} areas={[...areas, ledger]} />
      </div>
      <Tray table={table} picking={picking} />
    </div>
  );
}
