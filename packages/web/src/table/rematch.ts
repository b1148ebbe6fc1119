// The same game once more, with the same seats.
import type { Scene, Wish } from '../model/session.ts';
import { go } from '../route.tsx';

export async function playAgain({ table, content }: Pick<Scene, 'table' | 'content'>): Promise<void> {
  if (table.place === 'online') {
    const { rematch } = await import('../online/lobby.ts');
    await rematch(table.id); // the others are told, and the game begins when all have accepted
    return;
  }
  const { openHere } = await import('../here/session.ts');
  const chairs = table.chairs.map(({ name, bot }) =>
    bot === null ? ({ for: 'me', name } as const) : ({ for: 'bot', level: bot } as const),
  );
  const { game, options, pace } = table;
  const own = content === null ? {} : { content };
  const wish: Wish = { game, ...own, options, pace, chairs, confirmTurns: false, open: false };
  go(`/here/${await openHere(wish)}`);
}
