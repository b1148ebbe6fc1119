// What one should know of a table before sitting down: how long, how fast, for whom, with which options.
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { gameOf, minutesOf, optionText, valueText } from '../games/catalogue.ts';
import { Icon } from '../kit/icon.tsx';
import type { TableInfo } from '../model/session.ts';
import { useSeatName } from '../shell/names.ts';
import { paceText } from '../shell/pace.ts';
import { useText } from '../text/text.tsx';

export function Facts({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const minutes = minutesOf(table.game);
  return (
    <ul className="facts">
      {minutes !== null && (
        <li>
          <Icon name="clock" size={16} />
          {text('room.minutes', { n: minutes })}
        </li>
      )}
      <li>
        <Icon name={table.pace.kind === 'days' ? 'days' : 'bolt'} size={16} />
        {paceText(text, table.pace)}
      </li>
      {table.pace.kind !== 'untimed' && (
        <li>
          <Icon name="clock" size={16} />
          {text(`room.timeUp.${table.timeUp}`)}
        </li>
      )}
      {table.rated && (
        <li>
          <Icon name="trophy" size={16} />
          {text('table.rated')}
        </li>
      )}
      <li>
        <Icon name={table.isListed ? 'globe' : 'lock'} size={16} />
        {table.isListed ? text('room.anyone') : text('room.byLink')}
      </li>
    </ul>
  );
}

export function Settings({ table, tell }: { readonly table: TableInfo; readonly tell: Teller }): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const game = gameOf(table.game);
  if (game === undefined) return null;
  const nameOfSeat = (seat: number): string | null => {
    const chair = table.chairs[seat];
    return chair === undefined || chair.free ? null : seatName(chair, seat);
  };
  return (
    <details className="settings">
      <summary>{text('room.settings', { pace: paceText(text, table.pace) })}</summary>
      <ul>
        {Object.entries(table.options).map(([id, value]) => (
          <li key={id}>
            {text('room.setting', {
              option: optionText(game, text.language, tell, id),
              value: valueText(game, text, tell, id, value, nameOfSeat),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
