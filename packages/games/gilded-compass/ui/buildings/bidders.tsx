// Illuminati and Galleon: each player outbids the leader by a die. One row per player, with the leader marked.
import { Piece } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { facesOf, sizeOf, written } from '../../dice.ts';
import { ABILITIES } from '../../names.ts';
import { captain } from '../../rules/galleon.ts';
import { leader } from '../../rules/illuminati.ts';
import type { G } from '../../state.ts';
import { abilityWord } from '../../tiles.ts';
import type { Placement, Shown } from '../places.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Sign } from '../symbols/dice.tsx';
import { Glyph } from '../symbols/glyphs.tsx';
import { abilityArt, chestArt } from '../symbols/tiles.tsx';
import { actorId, actorName, allActors, lookOf, times } from '../view.ts';
import { Layer } from './layers.tsx';
import { type BuildingProps, Count, DiceRow, offered, onlyOne, Slot, Title } from './parts.tsx';

/** One row: whose, its dice, who leads, what is added. */
interface Bid {
  readonly p: number;
  readonly top: number;
  readonly height: number;
  readonly faces: readonly number[];
  readonly leads: boolean;
  readonly name: string;
  readonly sum?: number;
  readonly placement: Placement | undefined;
  readonly added: readonly number[];
  readonly isTurn: boolean; // it is rewarded now
  readonly isSent: boolean; // it would be sent away
}

function BidRow({ g, bid, rule }: { readonly g: G; readonly bid: Bid; readonly rule: string }): ReactNode {
  const { p, top, height, faces, leads, placement, added, sum, isTurn, isSent } = bid;
  const look = lookOf(g, p);
  const scale = Math.min(0.85, (height - 6) / 43);
  const width = sum === undefined ? 166 : 132;
  const body = (
    <>
      {isTurn && <rect className="gc-turn-ring" x="17" y={top} width="196" height={height - 3} rx="6" />}
      <rect className="gc-lane-tag" x="18" y={top} width="30" height={height - 4} rx="4" />
      <Sign look={look} x={33} y={top + (height - 4) / 2 + (leads ? 6 : 0)} size={15} />
      {leads && <Glyph name="crown" x={26} y={top + 1} size={14} className="gc-ink-leader" />}
      <path className="gc-bench" d={`M18 ${top + height - 5}h194v4H18z`} />
      <g className={isSent ? 'gc-sent' : undefined}>
        <DiceRow
          look={look}
          faces={[...faces, ...added]}
          ghosts={added.length}
          x={50}
          y={top + height - 5 - 42 * scale}
          width={width}
          scale={scale}
        />
        {isSent && <path className="gc-sent-mark" d={`M52 ${top + height - 10}h150`} />}
      </g>
      {sum !== undefined && faces.length + added.length > 0 && (
        <g className="gc-sum">
          <rect x="182" y={top + height / 2 - 14} width="30" height="22" rx="5" />
          <text x="197" y={top + height / 2 + 3}>
            {sum}
          </text>
        </g>
      )}
    </>
  );
  return placement === undefined ? (
    <Piece as="g" id={`bid:${actorId(g, p)}`} name={bid.name} rule={rule}>
      {body}
    </Piece>
  ) : (
    <Slot placement={placement} boxes={[{ x: 17, y: top, width: 196, height: height - 3 }]}>
      {body}
    </Slot>
  );
}

const placementOf = ({ here }: BuildingProps, p: number): Shown | undefined =>
  here.find(({ preview }) => preview.by === p);

/** The dice that the choice adds; without faces if only number and sum matter. */
const addedBy = (placement: Placement | undefined, building: 'illuminati' | 'galleon'): number[] => {
  if (placement === undefined) return [];
  if (building === 'galleon') return times(Number(placement.details[0])).map(() => 0);
  return facesOf(placement.sets[0] ?? 0);
};

export function IlluminatiTile(props: BuildingProps): ReactNode {
  const { table, g, isAsked, turn } = props;
  const all = allActors(g);
  const height = Math.min(48, 156 / all.length);
  const top = 297 - height * all.length;
  const then = onlyOne(props.here)?.preview.after ?? g;
  const first = leader(then);
  return (
    <Layer>
      <Scenery of="illuminati" />
      <Title tell={table.tell} building="illuminati" door={props.door} />
      {all.map((p, i) => {
        const dice = g.illuminati[p] ?? 0;
        const placement = placementOf(props, p);
        const values = { who: actorName(table, g, p), n: sizeOf(dice), dice: written(dice) };
        const bid: Bid = {
          p,
          top: top + i * height,
          height,
          faces: facesOf(dice),
          leads: p === first,
          name: table.tell.text('ui.bid', values),
          placement,
          added: addedBy(placement, 'illuminati'),
          isTurn: turn?.p === p,
          isSent: dice !== 0 && then.illuminati[p] === 0,
        };
        return <BidRow key={p} g={g} bid={bid} rule="GC-11.2" />;
      })}
      {g.abilitiesShown.map((kind, i) => {
        const word = abilityWord(kind);
        return (
          <Piece
            key={i}
            {...offered(table.tell, word, isAsked)}
            about={table.tell.text(`about:${ABILITIES[kind]}`)}
            rule={`GC-12.${kind + 2}`}
          >
            <rect className="gc-hit" x="7" y={317.5 + 36 * i} width="216" height="38" />
            <rect className="gc-ability" x="8" y={320 + 36 * i} width="214" height="33" rx="6" />
            <g
              data-piece={`offer:${word}`}
              transform={`translate(10 ${321 + 36 * i}) scale(.880)`}
              {...abilityArt(kind)}
            />
            <text className="gc-ability-name" x="48" y={342 + 36 * i}>
              {table.tell.word(word)}
            </text>
            <rect className="halo" x="7" y={319 + 36 * i} width="216" height="35" rx="7" />
          </Piece>
        );
      })}
      {g.abilitiesShown.length === 0 && <Count x={115} y={372} n={g.abilityBag.length} />}
    </Layer>
  );
}

export function GalleonTile(props: BuildingProps): ReactNode {
  const { table, g, turn } = props;
  const all = allActors(g);
  const height = Math.min(46, 146 / all.length);
  const top = 291 - height * all.length;
  const then = onlyOne(props.here)?.preview.after ?? g;
  const first = captain(then);
  const rejected = [...new Set(g.chestsUp)].sort((a, b) => a - b); // values: they depend on the edition
  return (
    <Layer>
      <Scenery of="galleon" />
      <Title tell={table.tell} building="galleon" door={props.door} />
      {all.map((p, i) => {
        const [n, sum] = [g.galleonDice[p] ?? 0, g.galleonSum[p] ?? 0];
        const placement = placementOf(props, p);
        const bid: Bid = {
          p,
          top: top + i * height,
          height,
          faces: times(n).map(() => 0),
          leads: p === first,
          name: table.tell.text('ui.crew', { who: actorName(table, g, p), n, sum }),
          sum: then.galleonSum[p] ?? 0,
          placement,
          added: addedBy(placement, 'galleon'),
          isTurn: turn?.p === p,
          isSent: false,
        };
        return <BidRow key={p} g={g} bid={bid} rule="GC-13.1" />;
      })}
      <Piece
        as="g"
        id="pile:chest"
        name={table.tell.text('ui.pile.chests', { n: g.chestBag.length })}
        about={table.tell.text('about:chest')}
        rule="GC-13.2"
      >
        {[2, 1, 0].map(i => (
          <g key={i} transform={`translate(${16 + 3 * i} ${350 - 4 * i}) scale(1.300)`} {...chestArt(0)} />
        ))}
        <Count x={44} y={406} n={g.chestBag.length} />
      </Piece>
      {g.chestsUp.length > 0 && (
        <Piece as="g" id="pile:chestsUp" name={table.tell.text('ui.chestsUp', { n: g.chestsUp.length })} rule="GC-13.5">
          {rejected.map((gold, i) => (
            <g key={gold} transform={`translate(${82 + Math.min(48, 108 / (rejected.length - 1 || 1)) * i} 352)`}>
              <g {...chestArt(gold)} />
              <Count x={30} y={38} n={g.chestsUp.filter(chest => chest === gold).length} />
            </g>
          ))}
        </Piece>
      )}
    </Layer>
  );
}
