// How the terminal describes a game: in the reader's language, or by the bare word if an unfinished game has no text
// yet. The terminal's own sentences are in `locale`.
import {
  type AnyModule,
  type Event,
  LANGUAGES,
  type Language,
  type Messages,
  type Seat,
  type Surveyor,
  seatName,
} from '@boardwright/engine';
import { common, createTeller, MissingText, messageIn, type Teller } from '@boardwright/text';
import en from '../locale/en.json' with { type: 'json' };
import hu from '../locale/hu.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import type { Flags, Typed } from './command.ts';
import { oneOf } from './input/flags.ts';

const OWN: Readonly<Record<Language, Messages>> = { en, hu, pl };
export type Own = keyof typeof en;

export interface Speech
  extends Pick<
    Teller,
    'language' | 'seat' | 'word' | 'ask' | 'event' | 'why' | 'score' | 'scores' | 'phrase' | 'area'
  > {
  game(): string;
  /** A paragraph of the rule book. */
  rule(text: string): string;
  /** A sentence of the terminal itself. */
  say(key: Own, values?: Readonly<Record<string, string | number>>): string;
  /** The same of another language. */
  in(language: Language): Promise<Speech>;
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

export type AnySurveyor = Surveyor<unknown, Record<string, object>>;
/** Null: the game does not tell its table in words. */
export const surveyorOf = async (module: AnyModule): Promise<AnySurveyor | null> => (await module.surveyor?.()) ?? null;

/** `fold` is what a terminal makes of every text before it is laid out. */
export async function speechOf(
  module: AnyModule,
  language: Language,
  names?: readonly string[],
  fold: (text: string) => string = text => text,
): Promise<Speech> {
  const surveyor = await surveyorOf(module);
  const messages = { ...(await module.texts[language]()), ...(await surveyor?.texts[language]()) };
  const teller = createTeller(messages, common[language], language, {
    names,
    nameless: term => term,
    values: module.textValues,
  });
  const or = (otherwise: string, say: () => string): string => {
    try {
      return fold(say());
    } catch (error) {
      if (error instanceof MissingText) return otherwise;
      throw error;
    }
  };
  return {
    language,
    game: () => or(module.game.id, () => teller.text('game')),
    seat: seat => or(seatName(seat), () => teller.seat(seat)),
    word: word => or(word, () => teller.word(word)),
    ask: task => or(bare(task), () => teller.ask(task)),
    event: event => or(bareEvent(event), () => teller.event(event)),
    why: refused => or(refused.why, () => teller.why(refused)),
    score: source => or(source, () => teller.score(source)),
    scores: kind => {
      const name = teller.scores(kind);
      return name === null ? null : fold(name);
    },
    phrase: phrase => or(bare(phrase), () => teller.phrase(phrase)),
    area: area => or(area.id, () => teller.area(area)),
    rule: text => or(text, () => teller.message(text)),
    say: (key, values = {}) => fold(messageIn(language, OWN[language][key] ?? key).format(values)),
    in: other => speechOf(module, other, names, fold),
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
