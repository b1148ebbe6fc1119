// Auction House and Guild: a lane for each player, in which dice are below their faces and form a run.
import { Piece, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Content } from '../../content/content.ts';
import { diceOf, facesOf, written } from '../../dice.ts';
import { relicsGone } from '../../gone.ts';
import { runsInOrder } from '../../rules/runs.ts';
import type { G } from '../../state.ts';
import { GonePile } from '../gone.tsx';
import { diceIn, type Shown } from '../places.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Cube, Face, PLAIN_LOOK, Sign } from '../symbols/dice.tsx';
import { backArt } from '../symbols/tiles.tsx';
import { useContent } from '../use-content.ts';
import { actorName, allActors, lookOf, rankText, type Teller, times } from '../view.ts';
import { Layer } from './layers.tsx';
import { type BuildingProps, Count, Medal, onlyOne, Slot, Title } from './parts.tsx';

const BOTTOM = 325;
const STEP = 37.5;
const columnX = (face: number): number => 56 + STEP * (face - 1);
const laneHeight = (g: G): number => Math.min(51, 204 / allActors(g).length);
const laneTop = (g: G, p: number): number => BOTTOM - laneHeight(g) * (allActors(g).length - p);

const rewardedPlaces = ({ table, g }: BuildingProps): number => table.content.rewardedRuns[g.players] ?? 0;

/** The rank of an actor's run; 0 without a run. */
const placeOf = (g: G, p: number): number => 1 + runsInOrder(g).indexOf(p);

const FaceSigns = memo(function FaceSigns(): ReactNode {
  return [1, 2, 3, 4, 5, 6].map(face => (
    <Face key={face} look={PLAIN_LOOK} face={face} size={18} x={columnX(face) + 8} y={103} />
  ));
});

interface LaneProps {
  readonly tell: Teller;
  readonly p: number;
  readonly who: string;
  readonly look: number;
  readonly top: number;
  readonly height: number;
  readonly run: number;
  readonly place: number; // 0 without a run
  readonly isRewarded: boolean;
  readonly isTurn: boolean; // it is rewarded now
  readonly isSent: boolean; // it would be sent away
}
const Lane = memo(function Lane(props: LaneProps): ReactNode {
  const { tell, p, who, look, top, height, run, place, isRewarded, isTurn, isSent } = props;
  const scale = Math.min(0.92, (height - 8) / 43);
  const name =
    run === 0
      ? tell.text('ui.run.none', { who })
      : tell.text('ui.run', { who, dice: written(diceOf(run)), rank: rankText(tell, place) });
  return (
    <Piece as="g" id={`lane:${p}`} name={name} rule="GC-7.4">
      {isTurn && <rect className="gc-turn-ring" x="21" y={top} width="262" height={height - 2} rx="6" />}
      <path className="gc-bench" d={`M22 ${top + height - 7}h260v7H22z`} />
      <path className="gc-bench-top" d={`M22 ${top + height - 6.5}h260`} />
      <rect className="gc-lane-tag" x="22" y={top} width="34" height={height - 7} />
      <Sign look={look} x={39} y={top + (height > 44 ? 13 : 9)} size={height > 44 ? 17 : 12} />
      <text className={isRewarded ? 'gc-rank on' : 'gc-rank'} x="39" y={top + height - 12}>
        {place === 0 ? '–' : rankText(tell, place)}
      </text>
      <g className={isSent ? 'gc-sent' : undefined}>
        {facesOf(diceOf(run)).map(face => (
          <Cube key={face} look={look} face={face} x={columnX(face)} y={top + height - 7 - 42 * scale} scale={scale} />
        ))}
        {isSent && <path className="gc-sent-mark" d={`M62 ${top + height - 14}h216`} />}
      </g>
    </Piece>
  );
});

/** The new dice of a run in their columns. */
function RunSlot({ g, shown }: { readonly g: G; readonly shown: Shown }): ReactNode {
  const p = shown.preview.by;
  const faces = facesOf(diceIn(shown.details[0] ?? 'none'));
  const [top, height] = [laneTop(g, p), laneHeight(g)];
  const scale = Math.min(0.92, (height - 8) / 43);
  return (
    <Slot
      placement={shown}
      boxes={stretches(faces).map(([from, to]) => ({
        x: columnX(from) - 2,
        y: top + 1,
        width: STEP * (to - from + 1) + 2,
        height: height - 6,
      }))}
    >
      {faces.map(face => (
        <Cube
          key={face}
          look={lookOf(g, p)}
          face={face}
          x={columnX(face)}
          y={top + height - 7 - 42 * scale}
          scale={scale}
          ghost
        />
      ))}
    </Slot>
  );
}

/** Consecutive faces as first and last: 1, 2, 5 is 1-2 and 5-5. */
function stretches(faces: readonly number[]): [number, number][] {
  const out: [number, number][] = [];
  for (const face of faces) {
    const last = out.at(-1);
    if (last !== undefined && last[1] === face - 1) last[1] = face;
    else out.push([face, face]);
  }
  return out;
}

interface RewardsProps {
  readonly tell: Teller;
  readonly places: number;
  readonly textOf: (tell: Teller, content: Content, i: number) => string;
}
/** The reward of each place, on plaques at the foot of the building. */
const Rewards = memo(function Rewards({ tell, places, textOf }: RewardsProps): ReactNode {
  const content = useContent();
  const height = places > 2 ? 26 : 36;
  return times(places).map(i => {
    const y = 346 + i * (height + 3);
    return (
      <g key={i}>
        <rect className="gc-plaque" x="108" y={y} width="188" height={height} rx="6" />
        <Medal
          x={132}
          y={y + height / 2}
          text={rankText(tell, i + 1)}
          kind={['gold', 'silver', 'bronze'][i] ?? 'brass'}
        />
        <text className="gc-label" x="156" y={y + height / 2 + 5}>
          {textOf(tell, content, i)}
        </text>
      </g>
    );
  });
});

interface PileProps {
  readonly name: string;
  readonly glyph: 'relic' | 'mission';
  readonly n: number;
  readonly x: number;
  readonly scale: number;
}
const Pile = memo(function Pile({ name, glyph, n, x, scale }: PileProps): ReactNode {
  return (
    <Piece as="g" id={`pile:${glyph}`} name={name}>
      {times(Math.min(3, n)).map(i => (
        <g
          key={i}
          transform={`translate(${x - 3 * i} ${402 - 36 * scale - 3 * i}) scale(${scale})`}
          {...backArt(glyph)}
        />
      ))}
      <Count x={x - 3 + 18 * scale} y={405} n={n} />
    </Piece>
  );
});

function Lanes(props: BuildingProps): ReactNode {
  const { table, g, here, turn } = props;
  const then = onlyOne(here)?.preview.after ?? g; // ranks are those that a shown placement leads to
  return (
    <>
      <FaceSigns />
      {allActors(g).map(p => {
        const run = g.runs[p] ?? 0;
        const place = placeOf(then, p);
        return (
          <Lane
            key={p}
            tell={table.tell}
            p={p}
            who={actorName(table, g, p)}
            look={lookOf(g, p)}
            top={laneTop(g, p)}
            height={laneHeight(g)}
            run={run}
            place={place}
            isRewarded={place > 0 && place <= rewardedPlaces(props)}
            isTurn={turn?.p === p}
            isSent={run !== 0 && then.runs[p] === 0}
          />
        );
      })}
      {here.map(shown => (
        <RunSlot key={shown.word} g={g} shown={shown} />
      ))}
    </>
  );
}

const auctionReward = (tell: Teller, content: Content, i: number): string =>
  tell.text('ui.draw', { draw: content.auctionDraw[i] ?? 0, keep: content.auctionKeep[i] ?? 0 });
const guildReward = (tell: Teller, content: Content, i: number): string =>
  tell.text('ui.guild', { from: content.guildDraw - i });

export function AuctionTile(props: BuildingProps): ReactNode {
  const { table, g } = props;
  const gone = useKept(relicsGone(table.content, g));
  return (
    <Layer>
      <Scenery of="auction-house" />
      {allActors(g).length < 4 && <Scenery of="auction-wall" />}
      <Title tell={table.tell} building="auction" door={props.door} />
      <Lanes {...props} />
      <Pile
        name={table.tell.text('ui.pile.relics', { n: g.relicBag.length })}
        glyph="relic"
        n={g.relicBag.length}
        x={18}
        scale={1.05}
      />
      <GonePile tell={table.tell} kind="relics" tiles={gone} x={61} y={364} scale={1.05} step={2} count={[82, 405]} />
      <Rewards tell={table.tell} places={rewardedPlaces(props)} textOf={auctionReward} />
    </Layer>
  );
}

export function GuildTile(props: BuildingProps): ReactNode {
  const { table, g } = props;
  const left = g.missionBag.length + g.missionBottom.length;
  return (
    <Layer>
      <Scenery of="guild" />
      {allActors(g).length < 4 && <Scenery of="guild-wall" />}
      <Title tell={table.tell} building="guild" door={props.door} />
      <Lanes {...props} />
      <Pile name={table.tell.text('ui.pile.missions', { n: left })} glyph="mission" n={left} x={30} scale={1.35} />
      <Rewards tell={table.tell} places={rewardedPlaces(props)} textOf={guildReward} />
    </Layer>
  );
}
