// The tables that wait for me: what is asked, with whom, and how much time is left. The most urgent one first.
import type { ReactNode } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import type { TableInfo } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { Asked, addressOf, Opponents, TimeLeft } from './table-row.tsx';
import { isInvited } from './use-tables.ts';

const SHOWN = 3;

export function WaitingForMe({ tables }: { readonly tables: readonly TableInfo[] }): ReactNode {
  const text = useText();
  return (
    <ul className="my-turns">
      {tables.slice(0, SHOWN).map((table, i) => (
        <li key={table.id} className={i === 0 ? 'panel now' : 'panel'}>
          <Cover game={table.game} className="cover" />
          <div className="what">
            {isInvited(table) ? (
              <>
                <h2>{text('home.invitedTo', { game: nameOf(table.game, text.language) })}</h2>
                <p className="asked">{text('tables.wants', { name: table.host })}</p>
              </>
            ) : (
              <>
                <h2>{text('home.yourTurnIn', { game: nameOf(table.game, text.language) })}</h2>
                <Asked table={table} />
              </>
            )}
            <Opponents table={table} />
            <div className="foot">
              <TimeLeft table={table} />
              <Link
                className={i === 0 ? 'btn go' : 'btn can'}
                href={addressOf(table)}
                aria-label={text('table.open', {
                  act: text(isInvited(table) ? 'table.join' : 'table.play'),
                  game: nameOf(table.game, text.language),
                })}
              >
                {text(isInvited(table) ? 'table.join' : 'home.continue')}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
