// Compelling Force: a row of faces for each die that can be turned, and a button to do it. Rows and button never move, so that
// nothing slips under the pointer.
import { Piece } from '@boardwright/web/kit';
import { type ReactNode, useState } from 'react';
import { FACES, fromFaces } from '../dice.ts';
import { forceWord } from './force.ts';
import type { Picking } from './picking.ts';
import { Face } from './symbols/dice.tsx';
import { lookOf, NEUTRAL_LOOK, type Table, times } from './view.ts';

interface Props {
  readonly table: Table;
  readonly picking: Picking;
}

export function ForceChooser({ table, picking }: Props): ReactNode {
  const [turned, setTurned] = useState<ReadonlyMap<number, number>>(new Map());
  const { tell, content } = table;
  const faceAfter = (i: number): number => turned.get(i) ?? picking.dice[i]?.face ?? 1;
  const change = (neutral: boolean): readonly [number, number] => {
    const dice = picking.chosen.filter(i => picking.dice[i]?.neutral === neutral);
    return [fromFaces(dice.map(i => picking.dice[i]?.face ?? 1)), fromFaces(dice.map(faceAfter))];
  };
  const word = forceWord(change(false), change(true));
  return (
    <div className="gc-force">
      <div className="gc-turns">
        {times(content.forcedDice).map(row => (
          <Turn
            key={row}
            table={table}
            picking={picking}
            die={picking.chosen[row]}
            faceAfter={faceAfter}
            onTurn={(die, face) => setTurned(new Map(turned).set(die, face))}
          />
        ))}
      </div>
      {table.words.has(word) ? (
        <Piece as="div" className="gc-button" word={word} rule="GC-12.5">
          {tell.word(word)}
        </Piece>
      ) : (
        <span className="gc-button gc-off">{tell.text(picking.chosen.length === 0 ? 'ui.force' : 'ui.turnNone')}</span>
      )}
    </div>
  );
}

interface TurnProps extends Props {
  readonly die: number | undefined; // not picked up yet
  readonly faceAfter: (die: number) => number;
  readonly onTurn: (die: number, face: number) => void;
}
/** The faces that one die can be turned to; empty until a die is picked up for it. */
function Turn({ table, picking, die, faceAfter, onTurn }: TurnProps): ReactNode {
  const { g } = table.view;
  if (die === undefined) return <div className="gc-turn gc-off" />;
  const { face: from = 1, neutral = false } = picking.dice[die] ?? {};
  return (
    <div className="gc-turn">
      {FACES.map(face => (
        <Piece
          as="div"
          key={face}
          className="gc-turn-face"
          id={`turn:${die}-${face}`}
          name={table.tell.text('ui.turn', { from, to: face })}
          onPick={() => onTurn(die, face)}
          leads="force force_both"
          picked={faceAfter(die) === face}
        >
          <Face look={neutral ? NEUTRAL_LOOK : lookOf(g, g.active)} face={face} size={26} />
        </Piece>
      ))}
    </div>
  );
}
