// How the terminal describes a game: in the reader's language, or by the bare word if an unfinished game has no text
// yet.
import { type AnyModule, type Event, LANGUAGES, type Language, type Seat, seatName } from '@boardwright/engine';
import { common, createTeller, MissingText, type Teller } from '@boardwright/text';
import type { Flags, Typed } from './command.ts';
import { oneOf } from './input/flags.ts';

export interface Speech extends Pick<Teller, 'seat' | 'word' | 'ask' | 'event' | 'why' | 'score'> {
  game(): string;
}

export const LANGUAGE_FLAG: Flags = {
  lang: { value: LANGUAGES.join('|'), about: 'the language of the game (default: from LANG, else en)' },
};

export function languageOf(typed: Typed): Language {
  const said = typed.one('lang');
  if (said !== undefined) return oneOf('--lang', said, LANGUAGES);
  const [, system] = /^([a-z]{2})(_|\.|$)/.exec(process.env.LANG ?? '') ?? [];
  return LANGUAGES.find(language => language === system) ?? 'en';
}

export async function speechOf(module: AnyModule, language: Language, names?: readonly string[]): Promise<Speech> {
  const messages = await module.texts[language]();
  const teller = createTeller(messages, common[language], language, {
    names,
    nameless: term => term,
    values: module.textValues,
  });
  const or = (otherwise: string, say: () => string): string => {
    try {
      return say();
    } catch (error) {
      if (error instanceof MissingText) return otherwise;
      throw error;
    }
  };
  return {
    game: () => or(module.game.id, () => teller.text('game')),
    seat: seat => or(seatName(seat), () => teller.seat(seat)),
    word: word => or(word, () => teller.word(word)),
    ask: task => or(bare(task), () => teller.ask(task)),
    event: event => or(bareEvent(event), () => teller.event(event)),
    why: refused => or(refused.why, () => teller.why(refused)),
    score: source => or(source, () => teller.score(source)),
  };
}

const bareEvent = (event: Event): string =>
  event.say === '@answer' ? `${seatName(event.p as Seat)} ${event.word || '(in secret)'}` : bare(event);

/** A task or an event as its name and fields: `chooseBid p1 price=3`. */
function bare(data: object): string {
  return Object.entries(data)
    .map(([key, value]) => {
      if (key === 'do' || key === 'say') return String(value);
      if (key === 'p' || key === 'q') return seatName(value as Seat);
      return `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
    })
    .join(' ');
}
