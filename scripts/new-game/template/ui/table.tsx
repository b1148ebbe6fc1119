// The drawn table: a die to roll, the pot, and a place to bank it.
import { type BoardProps, type Drawing, drawings, drawTable, type MatProps, Piece } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import './table.css';

const ART = drawings(
  import.meta.glob<Drawing>('./art/die.svg', { query: '?drawing', import: 'default', eager: true }),
  ['die'],
);

function Die({ pips }: { readonly pips: number }): ReactNode {
  return (
    <svg viewBox={ART.die.box} width={120} height={120} aria-hidden="true">
      <g {...ART.die.still} />
      <text x={24} y={32} textAnchor="middle">
        {pips || ''}
      </text>
    </svg>
  );
}

/** A piece with a word becomes a button while the rules offer that word. Pieces lie side by side, never inside each other. */
function Board({ table: { view, tell } }: BoardProps<G, Tasks, null>): ReactNode {
  const { pips, pot } = view.g;
  return (
    <div className="in-template-game">
      <Piece word="button:roll" name={tell.text('ui.die', { pips })} rule="TG-1.3">
        <Die pips={pips} />
      </Piece>
      <Piece id="pot" name={tell.text('ui.pot', { pot })} rule="TG-1.3" className="pot">
        {pot}
      </Piece>
      <Piece word="button:bank" rule="TG-1.4" className="bank">
        {tell.word('button:bank')}
      </Piece>
    </div>
  );
}

/** What lies in front of a seat, under its name. */
function Mat({ table: { view, tell }, seat }: MatProps<G, Tasks, null>): ReactNode {
  const { banked, goal } = view.g;
  const points = banked[seat] ?? 0;
  return (
    <Piece id={`bank:${seat}`} name={tell.text('ui.banked', { p: seat, points, goal })} rule="TG-2.1">
      {points} / {goal}
    </Piece>
  );
}

export default drawTable<G, Tasks, null>({
  content: () => null,
  Board,
  Mat,
  retells: ({ say }) => say === 'rolled' || say === 'banked', // they say it all: the log leaves "Ann: Roll" out
});
