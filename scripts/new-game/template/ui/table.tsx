// The drawn table: a die to roll, a chest to bank in, and the coins between them.
import { type BoardProps, drawTable, type MatProps, type PictureProps, Piece } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { ART, type ArtName, PIPS } from './art.ts';
import './table.css';

function Art({ name, size, pips = 0 }: { readonly name: ArtName; readonly size: number; readonly pips?: number }) {
  return (
    <svg viewBox={ART[name].box} width={size} height={size} aria-hidden="true">
      <g {...ART[name].still} />
      {PIPS[pips]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
      ))}
    </svg>
  );
}

/** A piece with a word becomes a button while the rules offer that word. Pieces lie side by side, never inside each other. */
function Board({ table: { view, tell } }: BoardProps<G, Tasks, null>): ReactNode {
  const { pips, pot } = view.g;
  return (
    <div className="in-template-game">
      <Piece word="button:roll" name={tell.text('ui.die', { pips })} rule="TG-1.3">
        <Art name="die" size={120} pips={pips} />
      </Piece>
      <Piece id="pot" name={tell.text('ui.pot', { pot })} rule="TG-1.3" className="pot">
        <Art name="coin" size={48} />
        <b>{pot}</b>
      </Piece>
      <Piece word="button:bank" name={tell.text('ui.chest')} rule="TG-1.4">
        <Art name="chest" size={120} />
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
      <Art name="coin" size={20} /> {points} / {goal}
    </Piece>
  );
}

/** The symbol of a word, in options and in the log. */
function picture({ word, size }: PictureProps): ReactNode {
  if (word === 'button:roll') return <Art name="die" size={size} pips={5} />;
  return word === 'button:bank' ? <Art name="chest" size={size} /> : null;
}

export default drawTable<G, Tasks, null>({
  content: () => null,
  Board,
  Mat,
  picture,
  retells: ({ say }) => say === 'rolled' || say === 'banked', // they say it all: the log leaves "Ann: Roll" out
});
