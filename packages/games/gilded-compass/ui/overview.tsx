// All buildings at a glance, for a phone, which shows one at a time: a strip for each, in the order of resolution. With dice in hand,
// a strip says what they would bring there and places them; else it opens its building.
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
import { abilityWord, specialistTile } from '../tiles.ts';
import type { Picking } from './picking.ts';
import { kindsAt, type Shown } from './places.ts';
import { GOOD_PICTURES, rewardText } from './prospect.ts';
import { Face, PLAIN_LOOK, Sign } from './symbols/dice.tsx';
import { Glyph } from './symbols/glyphs.tsx';
import { tint, typeGlyph } from './symbols/tiles.tsx';
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
  illuminati: [],
  galleon: ['chest'],
  tower: ['bronze', 'silver', 'gold'],
};
interface GoodsProps {
  readonly content: Content;
  readonly g: G;
  readonly building: BuildingName;
}
function Goods({ content, g, building }: GoodsProps): ReactNode {
  return (
    <span className="gc-strip-goods">
      {building === 'archives' && g.mapsShown.map((map, i) => <MapChip key={i} content={content} map={map} />)}
      {building === 'university' &&
        g.specialistsShown.map((person, i) => <PersonChip key={i} content={content} person={person} />)}
      {building === 'illuminati' &&
        g.abilitiesShown.map((kind, i) => <WordPicture key={i} word={abilityWord(kind)} size={22} />)}
      {GIVES[building].map(good => (
        <WordPicture key={good} word={GOOD_PICTURES[good]} size={22} />
      ))}
    </span>
  );
}
/** The colour of a map, and what it is worth with and without a specialist. */
function MapChip({ content, map }: { readonly content: Content; readonly map: number }): ReactNode {
  const tile = content.maps[map];
  if (tile === undefined) return null;
  const colour = tint(tile.colour);
  return (
    <span className={`gc-chip gc-site-${colour}`}>
      <Glyph name={colour} size={13} />
      {tile.high}
      <small>{tile.low}</small>
    </span>
  );
}
function PersonChip({ content, person }: { readonly content: Content; readonly person: number }): ReactNode {
  const { colour, type, value } = specialistTile(content, person);
  return (
    <span className={`gc-chip gc-site-${tint(colour)}`}>
      <Glyph name={typeGlyph(type)} size={12} />
      <Glyph name={tint(colour)} size={12} />
      {value}
    </span>
  );
}

interface Props {
  readonly table: Table;
  readonly g: G;
  readonly picking: Picking;
  readonly resolving: BuildingName | null;
  readonly onOpen: (building: BuildingName) => void;
}

export function Overview(props: Props): ReactNode {
  const { table, g } = props;
  return (
    <div className="gc-overview">
      {buildingsInOrder(table.content, g).map(building => (
        <Strip key={building} {...props} building={building} />
      ))}
    </div>
  );
}

function Strip({
  table,
  g,
  picking,
  resolving,
  onOpen,
  building,
}: Props & { readonly building: BuildingName }): ReactNode {
  const { tell, content } = table;
  const fitting = picking.fitting.filter(each => each.building === building);
  const [first] = fitting;
  const only = fitting.length === 1 && picking.chosen.length > 0 ? first : undefined; // several ways are seen at the building
  const states = ['gc-strip', first !== undefined && 'gc-strip-fits', building === resolving && 'gc-strip-now'];
  return (
    <Piece
      as="div"
      id={`strip:${building}`}
      className={states.filter(Boolean).join(' ')}
      word={only?.word}
      name={only === undefined ? tell.text(`term.${building}`) : undefined}
      about={tell.text(`about:${building}`)}
      refuses={kindsAt(building)}
      onPick={only === undefined ? () => onOpen(building) : undefined}
      leads={picking.canStart(building) ? kindsAt(building) : undefined}
    >
      <Glyph name={building} size={22} className="gc-ink-building" />
      <span className="gc-strip-name">
        {tell.text(`term.${building}`)}
        {only === undefined ? (
          <small>{tell.text(first === undefined ? `ui.needs.${building}` : 'ui.ways', { n: fitting.length })}</small>
        ) : (
          <Outcome table={table} shown={only} />
        )}
      </span>
      <span className="gc-strip-has">
        <span className="gc-stands">
          {standsAt(g, building).map((stand, i) => (
            <StandAt key={i} g={g} stand={stand} />
          ))}
        </span>
        <Goods content={content} g={g} building={building} />
      </span>
    </Piece>
  );
}

/** What the picked-up dice would bring there. */
const Outcome = ({ table, shown }: { readonly table: Table; readonly shown: Shown }): ReactNode => (
  <small className="gc-outcome">{rewardText(table, shown)}</small>
);
