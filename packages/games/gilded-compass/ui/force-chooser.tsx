// Compelling Force: for each picked-up die a row of faces to turn it to, and a button to do it.
import { Piece } from '@boardwright/web/kit';
import { type ReactNode, useState } from 'react';
import { fromFaces } from '../dice.ts';
import { forceWord } from './force.ts';
import type { Picking } from './picking.ts';
import { Face } from './symbols/dice.tsx';
import { lookOf, NEUTRAL_LOOK, type Table } from './view.ts';

interface Props {
  readonly table: Table;
  readonly picking: Picking;
}

export function ForceChooser({ table, picking }: Props): ReactNode {
  const [turned, setTurned] = useState<ReadonlyMap<number, number>>(new Map());
  const { g } = table.view;
  const faceAfter = (i: number): number => turned.get(i) ?? picking.dice[i]?.face ?? 1;
  const change = (neutral: boolean): readonly [number, number] => {
    const dice = picking.chosen.filter(i => picking.dice[i]?.neutral === neutral);
    return [fromFaces(dice.map(i => picking.dice[i]?.face ?? 1)), fromFaces(dice.map(faceAfter))];
  };
  const word = forceWord(change(false), change(true));
  const canTurn = table.words.has(word);
  return (
    <>
      {picking.chosen.length === 0 && <p className="gc-hint">{table.tell.text('ui.force')}</p>}
      {picking.chosen.map(i => (
        <div key={i} className="gc-turn">
          {[1, 2, 3, 4, 5, 6].map(face => (
            <Piece
              as="div"
              key={face}
              className="gc-turn-face"
              id={`turn:${i}-${face}`}
              name={table.tell.text('ui.turn', { from: picking.dice[i]?.face ?? 1, to: face })}
              onPick={() => setTurned(new Map(turned).set(i, face))}
              picked={faceAfter(i) === face}
            >
              <Face
                look={picking.dice[i]?.neutral === true ? NEUTRAL_LOOK : lookOf(g, g.active)}
                face={face}
                size={26}
              />
            </Piece>
          ))}
        </div>
      ))}
      {canTurn && (
        <Piece as="div" className="gc-button" word={word} rule="GC-12.5">
          {table.tell.word(word)}
        </Piece>
      )}
    </>
  );
}
