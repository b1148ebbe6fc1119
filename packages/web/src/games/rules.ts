// A game's rule book, fetched when somebody wants to read it.
import type { Json, Language } from '@boardwright/engine';
import { useEffect, useState } from 'react';
import { type Chapter, filledIn, parseRules } from './rule-book.ts';
import { tellerOf, textsOf } from './texts.ts';

const files = import.meta.glob<string>('../../../games/*/rules.*.md', { query: '?raw', import: 'default' });

/** With the numbers of an owner's edition, or of the standard one (`own` is null). */
async function rulesOf(game: string, language: Language, own: Json | null): Promise<Chapter[]> {
  const load = files[`../../../games/${game}/rules.${language}.md`];
  if (load === undefined) return [];
  const [book, texts] = await Promise.all([load(), textsOf(game, language, own)]);
  return filledIn(parseRules(book), tellerOf(texts, []).message);
}

export function useRules(game: string, language: Language, own: Json | null): Chapter[] | null {
  const [rules, setRules] = useState<Chapter[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void rulesOf(game, language, own).then(found => {
      if (wanted) setRules(found);
    });
    return () => {
      wanted = false;
    };
  }, [game, language, own]);
  return rules;
}
