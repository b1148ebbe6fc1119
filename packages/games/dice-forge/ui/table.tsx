// The drawn table of Dice Forge: islands above, temple below. While something is decided, the altar replaces the
// temple.
import type { Event, Word } from '@boardwright/engine';
import { type Area, Areas, drawTable, SeatMark, useNarrow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { retells } from '../retells.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { useAffording } from './affording.ts';
import { Aftermath } from './aftermath.tsx';
import { Altar } from './altar.tsx';
import { asks } from './asks.ts';
import { changes } from './changes.ts';
import { chapters } from './chapters.ts';
import { cues } from './cues.ts';
import { Islands } from './islands.tsx';
import { Mat } from './mat.tsx';
import { orders } from './orders.ts';
import { legend, picture } from './picture.tsx';
import { askedOf, isShopping, type Table } from './reading.ts';
import { Temple } from './sanctuary.tsx';
import { opensStage, steps } from './steps.ts';
import { Brief, Strip } from './strip.tsx';
import { tells } from './tells.ts';
import { isRolling, Theatre } from './theatre.tsx';
import './table.css';
import './symbols.css';
import './mat.css';
import './islands.css';
import './card.css';
import './sanctuary.css';
import './altar.css';
import './averages.css';
import './theatre.css';
import './aftermath.css';
import './narrow.css';

/** Where events are seen, for a phone, which shows one area at a time. */
const SEEN_AT: Readonly<Record<string, string>> = {
  moved: 'islands',
  ousted: 'islands',
  performed: 'islands',
  tookCard: 'islands',
  bought: 'temple',
};
const where = ({ say }: Event): string | undefined => SEEN_AT[say];

function Board({ table }: { readonly table: Table }): ReactNode {
  const { tell, words } = table;
  const asked = askedOf(table);
  const isDecided = asked !== null && !isShopping(asked);
  const isNarrow = useNarrow();
  useAffording(table);
  const offers = (kind: string): boolean => [...words].some(word => word.startsWith(kind));
  const areas: Area[] = [
    { id: 'islands', label: tell.text('ui.area.islands'), wanted: offers('feat:'), body: <Islands table={table} /> },
    {
      id: 'temple',
      label: tell.text('ui.area.temple'),
      wanted: isShopping(asked) && offers('face:'),
      body: <Temple table={table} isSmall={isDecided} />,
    },
  ];
  if (isDecided)
    areas.unshift({
      id: 'altar',
      label: tell.text('ui.area.altar'),
      wanted: true,
      body: (
        <>
          <Altar table={table} asked={asked} />
          {isNarrow && <Temple table={table} isSmall />}
        </>
      ),
    });
  if (isNarrow)
    areas.push({ id: 'mats', label: tell.text('ui.area.mats'), wanted: false, body: <Mats table={table} /> });
  return (
    <div className={isDecided ? 'df-table df-deciding' : 'df-table'} data-rolling={isRolling(table) || undefined}>
      <Areas table={table} areas={areas} className="df-areas" where={where} />
      <Theatre table={table} />
    </div>
  );
}

/** What costs something, and the face that is lost for good. */
const looksFirst = (word: Word, table: Table): boolean =>
  /^(feat|slot):/.test(word) || (word.startsWith('face:') && isShopping(askedOf(table)));

/** On a phone: all players' mats, one below the other. */
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

/** This game has no editions: its content is imported, not passed with the table. */
export default drawTable<G, Tasks, null>({
  content: () => null,
  Board,
  Mat,
  Strip,
  Brief,
  Aftermath,
  picture,
  legend,
  rail: 336,
  cues,
  steps,
  opensStage,
  retells,
  tells,
  changes,
  looksFirst,
  asks,
  orders,
  headings: ['turn'],
  chapters,
  notInPlay: ['notInPlay'],
});
