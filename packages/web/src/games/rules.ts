// The rules of a game in words, fetched when somebody wants to read them.
import type { Language } from '@boardwright/engine';
import { useEffect, useState } from 'react';
import { type Chapter, parseRules } from './rule-book.ts';

const files = import.meta.glob<string>('../../../games/*/rules.*.md', { query: '?raw', import: 'default' });
export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  const load = files[`../../../games/${game}/rules.${language}.md`];
  return load === undefined ? [] : parseRules(await load());
}

export function useRules(game: string, language: Language): Chapter[] | null {
  const [rules, setRules] = useState<Chapter[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void rulesOf(game, language).then(found => {
      if (wanted) setRules(found);
    });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return rules;
}
