// On a phone: one's own goods in two rows, and the most important things of an opponent.
import type { MatProps } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { RESOURCES } from '../content/faces.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type G, heroOf } from '../state.ts';
import { useBlessing } from './blessing.ts';
import { Belongings, boarsOf, Dice, Stores } from './mat.tsx';
import { Mark } from './symbols.tsx';
import { diceAway } from './theatre.tsx';

type Props = MatProps<G, Tasks, null>;

const DIE = 34; // pixels

export function Strip({ table, seat }: Props): ReactNode {
  const { tell, view } = table;
  const hero = heroOf(view.g, seat);
  const blessing = useBlessing(table, seat);
  return (
    <div className="df-mat df-mine">
      <div data-mine="dice">
        <Dice tell={tell} seat={seat} hero={hero} blessing={blessing} size={DIE} away={diceAway(table, seat)} />
      </div>
      <div data-mine="stores">
        <Stores tell={tell} seat={seat} hero={hero} blessing={blessing} />
      </div>
      <div data-mine="cards and tokens">
        <Belongings tell={tell} seat={seat} hero={hero} boars={boarsOf(view.g, seat)} />
      </div>
    </div>
  );
}

const STORES = RESOURCES.filter(what => what !== 'glory');

export function Brief({ table, seat }: Props): ReactNode {
  const hero = heroOf(table.view.g, seat);
  return STORES.map(what => (
    <span key={what} data-piece={`store:${seat}-${what}`}>
      <Mark name={what} size={15} />
      {hero[what]}
    </span>
  ));
}
