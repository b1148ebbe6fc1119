// Starts a game against bots on this device, with the default seats and options.
import { usualBotOf } from '../games/bot-level.ts';
import { type CatalogueEntry, type Level, usualOptions, usualSeats } from '../games/catalogue.ts';
import type { Wish, WishedChair } from '../model/session.ts';

export const playNow = (game: CatalogueEntry, name: string): Promise<string> =>
  playAgainst(usualBotOf(game.id), game, name);

export async function playAgainst(level: Level, game: CatalogueEntry, name: string): Promise<string> {
  const seats = usualSeats(game);
  const bots = Array.from({ length: seats - 1 }, (): WishedChair => ({ for: 'bot', level }));
  const wish: Wish = {
    game: game.id,
    options: usualOptions(game, seats),
    chairs: [{ for: 'me', name }, ...bots],
    pace: { kind: 'untimed' },
    confirmTurns: false,
    open: false,
  };
  const { openHere } = await import('../here/session.ts');
  return openHere(wish);
}
