// A game's texts, fetched with the game and filled in with the players' names.
import type { Json, Language, Messages, TextValues } from '@boardwright/engine';
import { common, createTeller, MissingText, messageIn, type Teller } from '@boardwright/text';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { ahead } from '../drawn/idle.ts';
import { remembering } from './remembering.ts';
import { textValuesOf } from './text-values.ts';

const files = import.meta.glob<Messages>('../../../games/*/{locale,ui/locale}/*.json', { import: 'default' });

/** The texts of the rules, and those of the drawn table if there is one. */
export async function messagesOf(game: string, language: Language): Promise<Messages> {
  const parts = ['locale', 'ui/locale'].map(folder => files[`../../../games/${game}/${folder}/${language}.json`]?.());
  return Object.assign({}, ...(await Promise.all(parts))) as Messages;
}

/** A game's texts in a language, and what they say of an edition. */
export interface Texts {
  readonly game: string;
  readonly language: Language;
  readonly messages: Messages;
  readonly values: TextValues | undefined;
}

export async function textsOf(game: string, language: Language, own: Json | null): Promise<Texts> {
  const [messages, values] = await Promise.all([messagesOf(game, language), textValuesOf(game, own)]);
  return { game, language, messages, values };
}

/** For somebody who must be shown something, whatever is missing. */
export const tellerOf = ({ language, messages, values }: Texts, names: readonly string[]): Teller =>
  forgiving(createTeller(messages, common[language], language, { names, nameless: plainName, values }));

/**
 * `own`: the owner's edition that is played, null for the standard one; the same object for as long as it is the same. Null until
 * the texts are loaded. While a new language loads, the old one stays.
 */
export function useTeller(
  game: string | null,
  language: Language,
  names: readonly string[],
  own: Json | null,
): Teller | null {
  const [loaded, setLoaded] = useState<Texts | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== null)
      void textsOf(game, language, own).then(texts => {
        if (!wanted) return;
        startTransition(() => setLoaded(texts)); // everything on the page renders again
        for (const text of Object.values(texts.messages)) ahead(() => messageIn(language, text));
      });
    return () => {
      wanted = false;
    };
  }, [game, language, own]);
  const all = names.join('\n');
  return useMemo(() => {
    if (loaded === null || loaded.game !== game) return null;
    return remembering(tellerOf(loaded, all.split('\n')));
  }, [loaded, game, all]);
}

/** An owner's edition may name things that we have no text for: `silver_hind` is shown as "silver hind". */
const plainName = (term: string): string => term.replaceAll('_', ' ');

/** A missing text must not break the table. Its key is shown instead, and the error makes every browser test fail. */
export function forgiving(teller: Teller): Teller {
  const safe = <A extends readonly unknown[]>(tell: (...args: A) => string, key: (...args: A) => string) => {
    return (...args: A): string => {
      try {
        return tell(...args);
      } catch (error) {
        if (!(error instanceof MissingText)) throw error;
        console.error(error.message);
        return `[${key(...args)}]`;
      }
    };
  };
  return {
    language: teller.language,
    seat: teller.seat,
    word: safe(teller.word, word => word),
    ask: safe(teller.ask, task => (task as { do: string }).do),
    event: safe(teller.event, event => event.say),
    why: safe(teller.why, refused => refused.why),
    phrase: safe(teller.phrase, phrase => phrase.say),
    area: safe(teller.area, area => area.id),
    score: safe(teller.score, source => source),
    scores: teller.scores,
    option: safe(teller.option, (option, value) => value ?? option.id),
    text: safe(teller.text, key => key),
    message: safe(teller.message, text => text),
  };
}
