// The texts of a guide, beside those of its game.
import type { Json, Language, Messages } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import { useCallback, useMemo } from 'react';
import { tellerOf, textsOf } from '../games/texts.ts';
import { useLoaded } from '../kit/use-loaded.ts';

const files = import.meta.glob<Messages>('../../../games/*/guide/locale/*.json', { import: 'default' });

/** Null until the texts are loaded. */
export function useGuideTeller(
  game: string,
  language: Language,
  names: readonly string[],
  own: Json | null,
): Teller | null {
  const load = useCallback(async () => {
    const guide = files[`../../../games/${game}/guide/locale/${language}.json`];
    const [texts, more] = await Promise.all([textsOf(game, language, own), guide?.() ?? {}]);
    return { ...texts, messages: { ...texts.messages, ...more } };
  }, [game, language, own]);
  const { value } = useLoaded(load);
  return useMemo(() => value && tellerOf(value, names), [value, names]);
}
