// What a game is called and what it is, in a language.
import type { Language } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { common, createTeller } from '@boardwright/text';

export interface GameWords {
  readonly game: string;
  readonly about: string;
  readonly minutes: string;
}

export async function gameWords(id: string, language: Language): Promise<GameWords> {
  const load = games[id];
  if (load === undefined) return { game: id, about: '', minutes: '' };
  const { texts, textValues } = (await load()).default;
  const tell = createTeller(await texts[language](), common[language], language, { values: textValues });
  return { game: tell.text('game'), about: tell.text('game.about'), minutes: tell.text('game.minutes') };
}
