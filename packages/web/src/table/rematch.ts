// The same game once more, with the same seats.
import type { TableInfo, Wish } from '../model/session.ts';
import { go } from '../route.tsx';

export async function playAgain(table: TableInfo): Promise<void> {
  if (table.place === 'online') {
    const { rematch } = await import('../online/lobby.ts');
    return go(`/table/${await rematch(table.id)}`);
  }
  const { openHere } = await import('../here/session.ts');
  const chairs = table.chairs.map(({ name, bot }) =>
    bot === null ? ({ for: 'me', name } as const) : ({ for: 'bot', level: bot } as const),
  );
  const { game, options, pace } = table;
  const wish: Wish = { game, options, pace, chairs, confirmTurns: false, open: false };
  go(`/here/${await openHere(wish)}`);
}
