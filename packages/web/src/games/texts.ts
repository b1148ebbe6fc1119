// A game's own texts, fetched with the game and told with the names of those who play.
import type { Language, Messages } from '@boardwright/engine';
import { common, createTeller, MissingText, messageIn, type Teller } from '@boardwright/text';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { ahead } from '../drawn/idle.ts';
import { remembering } from './remembering.ts';

const files = import.meta.glob<Messages>('../../../games/*/{locale,ui/locale}/*.json', { import: 'default' });

/** The texts of the rules, and those of the drawn table if there is one. */
export async function messagesOf(game: string, language: Language): Promise<Messages> {
  const parts = ['locale', 'ui/locale'].map(folder => files[`../../../games/${game}/${folder}/${language}.json`]?.());
  return Object.assign({}, ...(await Promise.all(parts))) as Messages;
}

/** Null until the texts are there. While a new language comes, the old one stays. */
export function useTeller(game: string | null, language: Language, names: readonly string[]): Teller | null {
  const [loaded, setLoaded] = useState<{ game: string; language: Language; messages: Messages } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== null)
      void messagesOf(game, language).then(messages => {
        if (!wanted) return;
        startTransition(() => setLoaded({ game, language, messages })); // all that is told is drawn for it
        for (const text of Object.values(messages)) ahead(() => messageIn(language, text));
      });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  const all = names.join('\n');
  return useMemo(() => {
    if (loaded === null || loaded.game !== game) return null;
    const teller = createTeller(loaded.messages, common[loaded.language], loaded.language, all.split('\n'), plainName);
    return remembering(forgiving(teller));
  }, [loaded, game, all]);
}

/** An owner's edition may name things that we have no text for: `silver_hind` is shown as "silver hind". */
const plainName = (term: string): string => term.replaceAll('_', ' ');

/** A missing text must not take the table away. Its key is shown instead, and the error makes every browser test fail. */
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
    score: safe(teller.score, source => source),
    scores: teller.scores,
    option: safe(teller.option, (option, value) => value ?? option.id),
    text: safe(teller.text, key => key),
  };
}
