// The University: dice in ascending order under the arches, and the specialists below.
import { Piece, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { facesOf } from '../../dice.ts';
import { specialistsGone } from '../../gone.ts';
import type { Die } from '../../state.ts';
import { specialistWord } from '../../tiles.ts';
import { GonePile } from '../gone.tsx';
import { diceIn, type Placement } from '../places.ts';
import { archStep, archX, University } from '../scenery/university.tsx';
import { Cube } from '../symbols/dice.tsx';
import { backArt, tilesOf } from '../symbols/tiles.tsx';
import { useContent } from '../use-content.ts';
import { actorName, lookOf, type Teller, times } from '../view.ts';
import { Layer, Moving } from './layers.tsx';
import { type BuildingProps, Count, Medal, offered, rankText, Slot, Title } from './parts.tsx';

/** A new die is placed to the left of its equals, so equal dice of one owner are counted from the right. */
const fromRight = (row: readonly Die[], i: number): number =>
  row.slice(i + 1).filter(die => die.p === row[i]?.p && die.face === row[i]?.face).length;

interface StudentProps {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly face: number;
  readonly x: number;
}
const Student = memo(function Student({ id, name, look, face, x }: StudentProps): ReactNode {
  return (
    <Moving id={`student-${id}`} box={{ x, y: 116, width: 42, height: 44 }}>
      <Piece as="g" id={`university:${id}`} name={name} rule="GC-5.2">
        <Cube look={look} face={face} x={0} y={0} />
      </Piece>
    </Moving>
  );
});

function Row({ table, g }: BuildingProps): ReactNode {
  return g.university.map((die, i) => {
    const id = `${die.p}-${die.face}-${fromRight(g.university, i)}`;
    const values = { who: actorName(table, g, die.p), face: die.face, rank: rankText(table.tell, i + 1) };
    return (
      <Student
        key={id}
        id={id}
        name={table.tell.text('ui.student', values)}
        look={lookOf(g, die.p)}
        face={die.face}
        x={archX(g.spaces, i) - 19}
      />
    );
  });
}

/** Where the dice would enter: to the left of all that show at least as much, which move right (GC-5.2). */
function Entry({ table, g, placement }: BuildingProps & { readonly placement: Placement }): ReactNode {
  const faces = facesOf(diceIn(placement.details[0] ?? 'none'));
  const spots = faces.map((face, nth) => g.university.filter(die => die.face < face).length + nth);
  const over = g.university.length + faces.length - g.spaces;
  const look = lookOf(g, placement.neutral ? g.neutral : (table.me ?? 0));
  return (
    <Slot
      placement={placement}
      about={over > 0 ? table.tell.text('ui.pushed', { n: over }) : undefined}
      boxes={spots.map(i => ({ x: archX(g.spaces, i) - 27, y: 94, width: 54, height: 67 }))}
    >
      {spots.map((i, nth) => (
        <Cube
          key={i}
          look={look}
          face={faces[nth] ?? 1}
          x={archX(g.spaces, i) - (i < g.university.length ? 26 : 19)}
          y={i < g.university.length ? 88 : 116}
          scale={i < g.university.length ? 0.72 : 1}
          ghost={i >= g.university.length}
        />
      ))}
    </Slot>
  );
}

interface SpecialistProps {
  readonly tell: Teller;
  readonly specialist: number;
  readonly spaces: number;
  readonly at: number; // under which arch
  readonly isAsked: boolean; // for a specialist; otherwise it need not react to every question
}
const Specialist = memo(function Specialist({ tell, specialist, spaces, at, isAsked }: SpecialistProps): ReactNode {
  const scale = Math.min(1.067, (archStep(spaces) - 6) / 60);
  const content = useContent();
  const word = specialistWord(content, specialist);
  const [x, y] = [archX(spaces, at) - 30 * scale, 220 - 40 * scale];
  return (
    <Moving id={`specialist-${specialist}`} box={{ x, y, width: 60 * scale, height: 78 * scale }} scale={scale}>
      <Piece {...offered(tell, word, isAsked)} about={tell.text('about:specialist')} rule="GC-15.2">
        {tilesOf(content).specialists[specialist]}
      </Piece>
    </Moving>
  );
});

const SpecialistPile = memo(function SpecialistPile({
  tell,
  n,
}: {
  readonly tell: Teller;
  readonly n: number;
}): ReactNode {
  return (
    <Piece as="g" id="pile:specialist" name={tell.text('ui.pile.specialists', { n })}>
      {times(Math.min(3, n)).map(i => (
        <g key={i} transform={`translate(${16 - 3 * i} ${190 - 3 * i}) scale(1.700)`} {...backArt('person')} />
      ))}
      <Count x={44} y={252} n={n} />
    </Piece>
  );
});

interface HallProps {
  readonly tell: Teller;
  readonly spaces: number;
  readonly waiting: number; // specialists on the pile
  readonly gone: readonly number[]; // those who have left the game
}
/** The parts that do not change while dice come and go. */
const Hall = memo(function Hall({ tell, spaces, waiting, gone }: HallProps): ReactNode {
  return (
    <Layer>
      <University spaces={spaces} />
      {times(spaces).map(i => (
        <Medal key={i} x={archX(spaces, i)} y={101} text={rankText(tell, i + 1)} />
      ))}
      <SpecialistPile tell={tell} n={waiting} />
      <GonePile tell={tell} kind="specialists" tiles={gone} x={14} y={112} scale={0.64} step={8} count={[68, 160]} />
      <text className="gc-label gc-dim" x="14" y="48">
        {tell.text('ui.lowest')}
      </text>
      <Title tell={tell} building="university" />
    </Layer>
  );
});

export function UniversityTile(props: BuildingProps): ReactNode {
  const { table, g, here, isAsked } = props;
  const gone = useKept(specialistsGone(table.content, g));
  return (
    <>
      <Hall tell={table.tell} spaces={g.spaces} waiting={g.specialistBag.length} gone={gone} />
      <Row {...props} />
      {g.specialistsShown.map((specialist, i) => (
        <Specialist
          key={specialist}
          tell={table.tell}
          specialist={specialist}
          spaces={g.spaces}
          at={i}
          isAsked={isAsked}
        />
      ))}
      {here.length > 0 && (
        <Layer>
          {here.map(placement => (
            <Entry key={placement.word} {...props} placement={placement} />
          ))}
        </Layer>
      )}
    </>
  );
}
