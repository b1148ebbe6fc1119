// All buildings at a glance, for a phone, which shows one at a time: a strip for each, in the order of resolution. A strip opens its
// building.
import { NOBODY } from '@boardwright/engine';
import { Piece, WordPicture } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Content } from '../content/content.ts';
import { diceOf, facesOf, sizeOf } from '../dice.ts';
import type { BuildingName } from '../names.ts';
import { groupsInOrder } from '../rules/archives.ts';
import { crewsInOrder } from '../rules/galleon.ts';
import type { Good } from '../rules/prospects.ts';
import { buildingsInOrder } from '../rules/round.ts';
import { runsInOrder } from '../rules/runs.ts';
import type { G } from '../state.ts';
import type { Picking } from './picking.ts';
import { kindsAt } from './places.ts';
import { GOOD_PICTURES } from './prospect.ts';
import { Face, PLAIN_LOOK, Sign } from './symbols/dice.tsx';
import { Glyph } from './symbols/glyphs.tsx';
import { tilesOf } from './symbols/tiles.tsx';
import { allActors, lookOf, type Table } from './view.ts';

/** Who has what at a building: an owner and faces, or an owner and a number. */
interface Stand {
  readonly p: number;
  readonly faces?: readonly number[];
  readonly n?: number;
}

const withDice = (g: G, count: (p: number) => number): Stand[] =>
  allActors(g)
    .filter(p => count(p) > 0)
    .map(p => ({ p, n: count(p) }));

/** In the order of their ranks, where the building has one. */
function standsAt(g: G, building: BuildingName): readonly Stand[] {
  switch (building) {
    case 'archives':
      return groupsInOrder(g).map(({ p, face, count }) => ({ p, faces: new Array<number>(count).fill(face) }));
    case 'university':
      return g.university.map(({ p, face }) => ({ p, faces: [face] }));
    case 'library':
      return withDice(g, p => g.library[p] ?? 0);
    case 'auction':
    case 'guild':
      return runsInOrder(g).map(p => ({ p, faces: facesOf(diceOf(g.runs[p] ?? 0)) }));
    case 'temple':
      return g.temple.map((pair, i) => ({ p: g.templeBy[i] ?? NOBODY, faces: facesOf(pair) }));
    case 'illuminati':
      return withDice(g, p => sizeOf(g.illuminati[p] ?? 0)).map(({ p }) => ({
        p,
        faces: facesOf(g.illuminati[p] ?? 0),
      }));
    case 'galleon':
      return crewsInOrder(g).map(p => ({ p, n: g.galleonDice[p] ?? 0 }));
    case 'tower':
      return withDice(g, p => g.tower.filter(by => by === p).length);
  }
}

function StandAt({ g, stand: { p, faces, n } }: { readonly g: G; readonly stand: Stand }): ReactNode {
  const look = p === NOBODY ? PLAIN_LOOK : lookOf(g, p);
  return (
    <span className="gc-stand">
      {faces === undefined ? (
        <>
          <svg viewBox="-6 -6 12 12" width="14" height="14" aria-hidden="true">
            <Sign look={look} x={0} y={0} size={10} />
          </svg>
          <b>{n}</b>
        </>
      ) : (
        faces.map((face, i) => <Face key={i} look={look} face={face} size={15} />)
      )}
    </span>
  );
}

/** What a building gives: its tiles where they lie face up, else a picture. */
const GIVES: Readonly<Record<BuildingName, readonly Good[]>> = {
  archives: [],
  university: [],
  library: ['knowledge'],
  auction: ['relic'],
  guild: ['mission'],
  temple: ['item'],
  illuminati: ['ability'],
  galleon: ['chest'],
  tower: ['bronze', 'silver', 'gold'],
};
interface GoodsProps {
  readonly content: Content;
  readonly g: G;
  readonly building: BuildingName;
}
function Goods({ content, g, building }: GoodsProps): ReactNode {
  const { maps, specialists } = tilesOf(content);
  return (
    <span className="gc-strip-goods">
      {building === 'archives' && g.mapsShown.map((map, i) => <Small key={i} box="0 0 104 60" tile={maps[map]} />)}
      {building === 'university' &&
        g.specialistsShown.map((person, i) => <Small key={i} box="0 0 60 78" tile={specialists[person]} />)}
      {GIVES[building].map(good => (
        <WordPicture key={good} word={GOOD_PICTURES[good]} size={22} />
      ))}
    </span>
  );
}
const Small = ({ box, tile }: { readonly box: string; readonly tile: ReactNode }): ReactNode => (
  <svg viewBox={box} aria-hidden="true">
    {tile}
  </svg>
);

interface Props {
  readonly table: Table;
  readonly g: G;
  readonly picking: Picking;
  readonly resolving: BuildingName | null;
  readonly onOpen: (building: BuildingName) => void;
}

export function Overview({ table, g, picking, resolving, onOpen }: Props): ReactNode {
  const { tell } = table;
  const classOf = (building: BuildingName): string => {
    if (picking.fitting.some(each => each.building === building)) return 'gc-strip gc-strip-fits';
    return building === resolving ? 'gc-strip gc-strip-now' : 'gc-strip';
  };
  return (
    <div className="gc-overview">
      {buildingsInOrder(table.content, g).map(building => (
        <Piece
          key={building}
          as="div"
          id={`strip:${building}`}
          className={classOf(building)}
          name={tell.text(`term.${building}`)}
          about={tell.text(`about:${building}`)}
          refuses={kindsAt(building)}
          onPick={() => onOpen(building)}
          leads={picking.canStart(building) ? kindsAt(building) : undefined}
        >
          <Glyph name={building} size={22} className="gc-ink-building" />
          <span className="gc-strip-name">
            {tell.text(`term.${building}`)}
            <small>{tell.text(`ui.needs.${building}`)}</small>
          </span>
          <span className="gc-strip-has">
            <span className="gc-stands">
              {standsAt(g, building).map((stand, i) => (
                <StandAt key={i} g={g} stand={stand} />
              ))}
            </span>
            <Goods content={table.content} g={g} building={building} />
          </span>
        </Piece>
      ))}
    </div>
  );
}
