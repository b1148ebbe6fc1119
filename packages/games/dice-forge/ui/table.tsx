// The drawn table of Dice Forge: islands above, temple below, the altar in its place while something is decided.
import { type Area, Areas, drawTable, SeatMark, useNarrow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { Altar } from './altar.tsx';
import { cues } from './cues.ts';
import { Islands } from './islands.tsx';
import { Mat } from './mat.tsx';
import { legend, picture } from './picture.tsx';
import { askedOf, isShopping, type Table } from './reading.ts';
import { retells } from './retells.ts';
import { Temple } from './sanctuary.tsx';
import './table.css';
import './symbols.css';
import './mat.css';
import './islands.css';
import './card.css';
import './sanctuary.css';
import './altar.css';
import './narrow.css';

function Board({ table }: { readonly table: Table }): ReactNode {
  const { tell, words } = table;
  const asked = askedOf(table);
  const isDecided = asked !== null && !isShopping(asked);
  const isNarrow = useNarrow();
  const offers = (kind: string): boolean => [...words].some(word => word.startsWith(kind));
  const areas: Area[] = [
    { id: 'islands', label: tell.text('ui.area.islands'), wanted: offers('feat:'), body: <Islands table={table} /> },
    {
      id: 'temple',
      label: tell.text('ui.area.temple'),
      wanted: isShopping(asked) && offers('face:'),
      body: <Temple table={table} />,
    },
  ];
  if (isDecided)
    areas.unshift({
      id: 'altar',
      label: tell.text('ui.area.altar'),
      wanted: true,
      body: <Altar table={table} asked={asked} />,
    });
  if (isNarrow)
    areas.push({ id: 'mats', label: tell.text('ui.area.mats'), wanted: false, body: <Mats table={table} /> });
  return (
    <div className={isDecided ? 'df-table df-deciding' : 'df-table'}>
      <Areas table={table} areas={areas} className="df-areas" />
    </div>
  );
}

/** On a phone: everything that lies before the players, one below the other. */
function Mats({ table }: { readonly table: Table }): ReactNode {
  return (
    <div className="df-mats">
      {table.view.g.heroes.map((_, p) => (
        <div key={p} className="panel">
          <b className="df-who">
            <SeatMark seat={p} size={18} /> {table.names[p]}
          </b>
          <Mat table={table} seat={p} />
        </div>
      ))}
    </div>
  );
}

/** There are no editions of this game: its content is one of the things its words stand for. */
export default drawTable<G, Tasks, null>({
  content: () => null,
  Board,
  Mat,
  picture,
  legend,
  rail: 336,
  cues,
  retells,
});
