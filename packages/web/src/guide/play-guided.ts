// A first game with the guide: against novice bots on this device, whatever level was chosen last.
import type { CatalogueEntry } from '../games/catalogue.ts';
import { playAgainst } from '../home/play-now.ts';
import { showHints } from './hints.ts';

export async function playGuided(game: CatalogueEntry, name: string): Promise<string> {
  showHints(game.id);
  return playAgainst('novice', game, name);
}
