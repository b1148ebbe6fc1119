// On a phone: one's own goods in two rows, and the most important things of an opponent.
import { colourOf, type MatProps } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { soldiersOf } from '../castle.ts';
import type { Content } from '../content/types.ts';
import type { Tasks } from '../rules/tasks.ts';
import { castleOf, type G, goldOf } from '../state.ts';
import { spot } from './look.ts';
import { Possessions } from './mat.tsx';
import { Sign } from './symbols.tsx';

type Props = MatProps<G, Tasks, Content>;

export function Strip({ table, seat }: Props): ReactNode {
  return (
    <div className="ae-has ae-mine" data-mine="goods and people">
      <Possessions tell={table.tell} seat={seat} castle={castleOf(table.view.g, seat)} size={18} />
    </div>
  );
}

export function Brief({ table, seat }: Props): ReactNode {
  const castle = castleOf(table.view.g, seat);
  return (
    <>
      <span data-piece={spot('gold', seat)}>
        <Sign name="gold" size={15} />
        {goldOf(castle)}
      </span>
      <span data-piece={spot('soldier', seat)}>
        <Sign name="soldier" size={15} colour={colourOf(seat)} />
        {soldiersOf(castle)}
      </span>
    </>
  );
}
