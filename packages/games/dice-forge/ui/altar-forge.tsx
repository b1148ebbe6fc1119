// Forging: the new face, both dice unfolded to choose the face to replace, and the resulting die.
import type { Seat } from '@boardwright/engine';
import { Piece, usePointed } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { DICE, type FaceName } from '../content/faces.ts';
import { FACE } from '../rules/lookup.ts';
import { type Hero, heroOf } from '../state.ts';
import { AverageChange, AverageNow } from './averages.tsx';
import { Cube, facesOf } from './dice.tsx';
import { faceClass } from './faces.tsx';
import type { Table } from './reading.ts';
import { Mark } from './symbols.tsx';

interface Props {
  readonly table: Table;
  readonly seat: Seat;
  readonly face: FaceName;
}

export function Forge({ table, seat, face }: Props): ReactNode {
  const hero = heroOf(table.view.g, seat);
  return (
    <div className="df-forge">
      <div className="df-new">
        <Mark name="forge" />
        <span className={faceClass(face)} />
        <span>{table.tell.word(`face:${face}`)}</span>
      </div>
      {DICE.map((name, die) => (
        <div key={name} className="df-unfolded">
          <span>{table.tell.word(`die:${name}`)}</span>
          <span className={die === 0 ? 'df-slots df-light' : 'df-slots df-dark'}>
            {facesOf(hero, die).map((old, i) => (
              <Piece
                key={i}
                as="span"
                word={`slot:${name}-${old}`}
                className={hero.up[die] === 6 * die + i ? 'df-slot df-up' : 'df-slot'}
                about={table.tell.text('ui.replaces', {
                  old: table.tell.word(`face:${old}`),
                  face: table.tell.word(`face:${face}`),
                })}
                rule="DF-6.4"
              >
                <span className={faceClass(old)} />
              </Piece>
            ))}
          </span>
          <AverageNow tell={table.tell} faces={hero.dice.slice(6 * die, 6 * die + 6)} />
        </div>
      ))}
      <Outlook table={table} hero={hero} face={face} />
    </div>
  );
}

/** A preview: the face that would be lost, and the resulting die. */
function Outlook({
  table,
  hero,
  face,
}: {
  readonly table: Table;
  readonly hero: Hero;
  readonly face: FaceName;
}): ReactNode {
  const pointed = usePointed();
  const [, dieName, old] = /^slot:(\w+)-(\w+)$/.exec(pointed ?? '') ?? [];
  if (dieName === undefined || old === undefined)
    return (
      <div className="df-outlook">
        <span className="df-hint">{table.tell.text('ui.chooseSlot')}</span>
      </div>
    );
  const die = dieName === DICE[0] ? 0 : 1;
  const faces = facesOf(hero, die);
  const slot = faces.indexOf(old as FaceName);
  const forged = faces.map((each, i) => (i === slot ? face : each));
  return (
    <div className="df-outlook">
      <span className="df-row">
        <span className="df-lost">
          <span className={faceClass(old as FaceName)} />
          <small>{table.tell.text('ui.lost')}</small>
        </span>
        <Mark name="arrow" />
        <Cube faces={forged.join()} up={slot} rolls={0} size={54} die={die} />
      </span>
      <AverageChange
        tell={table.tell}
        faces={hero.dice.slice(6 * die, 6 * die + 6)}
        then={forged.map(name => FACE[name])}
      />
    </div>
  );
}
