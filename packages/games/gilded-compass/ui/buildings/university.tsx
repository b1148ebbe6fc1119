// The University: dice in ascending order under the arches, and the specialists below.
import { Piece, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { specialistsGone } from '../../gone.ts';
import { universityPlaces } from '../../rules/prospects.ts';
import type { Die, G } from '../../state.ts';
import { specialistWord } from '../../tiles.ts';
import { GonePile } from '../gone.tsx';
import type { Shown } from '../places.ts';
import { arcadeOf, archStep, archX, University } from '../scenery/university.tsx';
import { Cube } from '../symbols/dice.tsx';
import { backArt, tilesOf } from '../symbols/tiles.tsx';
import { useContent } from '../use-content.ts';
import { usePhone } from '../use-phone.ts';
import { actorName, lookOf, rankText, type Teller, times } from '../view.ts';
import { Layer, Moving } from './layers.tsx';
import {
  type Box,
  type BuildingProps,
  Count,
  type Door,
  Gain,
  gainFor,
  Medal,
  offered,
  onlyOne,
  Slot,
  Title,
} from './parts.tsx';

/** On a phone: the arcade alone, as wide as the page, and the piles below it. */
export function universityOnPhone(spaces: number): Box {
  const { left, right } = arcadeOf(spaces);
  return { x: left - 20, y: 46, width: right - left + 40, height: 272 };
}

/** A new die is placed to the left of its equals, so equal dice of one owner are counted from the right. */
const fromRight = (row: readonly Die[], i: number): number =>
  row.slice(i + 1).filter(die => die.p === row[i]?.p && die.face === row[i]?.face).length;

interface StudentProps {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly face: number;
  readonly x: number;
  readonly isTurn: boolean; // it is rewarded now
}
const Student = memo(function Student({ id, name, look, face, x, isTurn }: StudentProps): ReactNode {
  return (
    <Moving id={`student-${id}`} box={{ x, y: 116, width: 42, height: 44 }}>
      <Piece as="g" id={`university:${id}`} name={name} rule="GC-5.2">
        {isTurn && <rect className="gc-turn-ring" x="-6" y="-3" width="50" height="50" rx="8" />}
        <Cube look={look} face={face} x={0} y={0} />
      </Piece>
    </Moving>
  );
});

/** The row, with the dice of a shown placement left out: they are drawn as its places. */
function Row({ table, g, here, row, turn }: BuildingProps & { readonly row: readonly Die[] }): ReactNode {
  const only = onlyOne(here);
  const fresh = only === undefined ? [] : placesIn(only);
  return row.map((die, i) => {
    if (fresh.includes(i)) return null;
    const id = `${die.p}-${die.face}-${fromRight(row, i)}`;
    const values = { who: actorName(table, g, die.p), face: die.face, rank: rankText(table.tell, i + 1) };
    return (
      <Student
        key={id}
        id={id}
        name={table.tell.text('ui.student', values)}
        look={lookOf(g, die.p)}
        face={die.face}
        x={archX(g.spaces, i) - 19}
        isTurn={turn?.rank === i}
      />
    );
  });
}

const placesIn = ({ preview }: Shown): readonly number[] => universityPlaces(preview);

/** Where the dice would enter: to the left of all that show at least as much, which move right (GC-5.2). */
function Entry({ g, shown }: { readonly g: G; readonly shown: Shown }): ReactNode {
  const { by, after } = shown.preview;
  const places = placesIn(shown);
  return (
    <Slot placement={shown} boxes={places.map(i => ({ x: archX(g.spaces, i) - 27, y: 113, width: 54, height: 48 }))}>
      {places.map(i => (
        <Cube
          key={i}
          look={lookOf(g, by)}
          face={after.university[i]?.face ?? 1}
          x={archX(g.spaces, i) - 19}
          y={116}
          ghost
        />
      ))}
    </Slot>
  );
}

/** Dice that would be pushed off the row, on their way to the Library (GC-5.3). */
function PushedOff({ g, shown }: { readonly g: G; readonly shown: Shown }): ReactNode {
  const stay = g.spaces - placesIn(shown).length;
  return g.university.slice(stay).map((die, i) => (
    <g key={i} className="gc-sent">
      <Cube
        look={lookOf(g, die.p)}
        face={die.face}
        x={archX(g.spaces, g.spaces - 1) - 26 - 34 * i}
        y={52}
        scale={0.72}
      />
      <path className="gc-sent-mark" d={`M${archX(g.spaces, g.spaces - 1) - 24 - 34 * i} 84l26-28`} />
    </g>
  ));
}

interface SpecialistProps {
  readonly tell: Teller;
  readonly specialist: number;
  readonly spaces: number;
  readonly at: number; // under which arch
  readonly isAsked: boolean; // for a specialist; otherwise it need not react to every question
  readonly gain: number | null;
}
const Specialist = memo(function Specialist({
  tell,
  specialist,
  spaces,
  at,
  isAsked,
  gain,
}: SpecialistProps): ReactNode {
  const scale = Math.min(1.067, (archStep(spaces) - 6) / 60);
  const content = useContent();
  const word = specialistWord(content, specialist);
  const [x, y] = [archX(spaces, at) - 30 * scale, 220 - 40 * scale];
  return (
    <Moving id={`specialist-${specialist}`} box={{ x, y, width: 60 * scale, height: 78 * scale }} scale={scale}>
      <Piece {...offered(tell, word, isAsked)} about={tell.text('about:specialist')} rule="GC-15.2">
        <g data-piece={`offer:${word}`}>{tilesOf(content).specialists[specialist]}</g>
        <Gain x={15} y={5} n={gain} />
      </Piece>
    </Moving>
  );
});

const SpecialistPile = memo(function SpecialistPile({
  tell,
  n,
  x,
  y,
  scale,
}: {
  readonly tell: Teller;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}): ReactNode {
  return (
    <Piece as="g" id="pile:specialist" name={tell.text('ui.pile.specialists', { n })}>
      {times(Math.min(3, n)).map(i => (
        <g key={i} transform={`translate(${x - 3 * i} ${y - 3 * i}) scale(${scale})`} {...backArt('person')} />
      ))}
      <Count x={x + 16.5 * scale} y={y + 36.5 * scale} n={n} />
    </Piece>
  );
});

interface HallProps {
  readonly tell: Teller;
  readonly spaces: number;
  readonly waiting: number; // specialists on the pile
  readonly gone: readonly number[]; // those who have left the game
  readonly door: Door;
}
/** The parts that do not change while dice come and go. */
const Hall = memo(function Hall({ tell, spaces, waiting, gone, door }: HallProps): ReactNode {
  const isPhone = usePhone();
  const { left, right } = arcadeOf(spaces);
  return (
    <Layer>
      <University spaces={spaces} />
      {isPhone && <rect className="gc-lawn" x={left - 20} y="264" width={right - left + 40} height="54" />}
      <Title tell={tell} building="university" door={door} />
      {times(spaces).map(i => (
        <Medal key={i} x={archX(spaces, i)} y={101} text={rankText(tell, i + 1)} />
      ))}
      {isPhone ? (
        <>
          <SpecialistPile tell={tell} n={waiting} x={left} y={268} scale={1} />
          <GonePile
            tell={tell}
            kind="specialists"
            tiles={gone}
            x={left + 70}
            y={267}
            scale={0.52}
            step={8}
            count={[left + 124, 304]}
          />
          <text className="gc-needs gc-end" x={right} y="298">
            {tell.text('ui.lowest')}
          </text>
        </>
      ) : (
        <>
          <SpecialistPile tell={tell} n={waiting} x={16} y={190} scale={1.7} />
          <GonePile
            tell={tell}
            kind="specialists"
            tiles={gone}
            x={14}
            y={112}
            scale={0.64}
            step={8}
            count={[68, 160]}
          />
          <text className="gc-needs" x="14" y="66">
            {tell.text('ui.lowest')}
          </text>
        </>
      )}
    </Layer>
  );
});

export function UniversityTile(props: BuildingProps): ReactNode {
  const { table, g, here, isAsked, door } = props;
  const only = onlyOne(here);
  const row = only?.preview.after.university ?? g.university;
  const gone = useKept(specialistsGone(table.content, g));
  return (
    <>
      <Hall tell={table.tell} spaces={g.spaces} waiting={g.specialistBag.length} gone={gone} door={door} />
      <Row {...props} row={row} />
      {g.specialistsShown.map((specialist, i) => (
        <Specialist
          key={specialist}
          tell={table.tell}
          specialist={specialist}
          spaces={g.spaces}
          at={i}
          isAsked={isAsked}
          gain={gainFor(props, specialistWord(table.content, specialist))}
        />
      ))}
      {here.length > 0 && (
        <Layer>
          {here.map(shown => (
            <Entry key={shown.word} g={g} shown={shown} />
          ))}
          {only !== undefined && <PushedOff g={g} shown={only} />}
        </Layer>
      )}
    </>
  );
}
