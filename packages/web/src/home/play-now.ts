// Starts a game against bots on this device, with the default seats and options.
import { usualBotOf } from '../games/bot-level.ts';
import { type CatalogueEntry, usualOptions, usualSeats } from '../games/catalogue.ts';
import type { Wish, WishedChair } from '../model/session.ts';

export async function playNow(game: CatalogueEntry, name: string): Promise<string> {
  const seats = usualSeats(game);
  const level = usualBotOf(game.id);
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
