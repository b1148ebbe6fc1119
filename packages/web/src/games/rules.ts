// The rules of a game in words: chapters and paragraphs with their ids, as its folder tells them.
import type { Language } from '@boardwright/engine';
import { useEffect, useState } from 'react';

export interface Paragraph {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

const files = import.meta.glob<string>('../../../games/*/rules.*.md', { query: '?raw', import: 'default' });
/** A rule's id, as it stands in texts: DF-5.3. */
export const RULE_ID = /\b[A-Z]{2,4}-\d+(?:\.\d+)*\b/g;

export function parseRules(text: string): Chapter[] {
  const chapters: { title: string; paragraphs: { id: string; title: string; body: string }[] }[] = [];
  for (const line of text.split('\n')) {
    const chapter = /^## +(.+)$/.exec(line);
    const paragraph = /^### +(\S+) +(.+)$/.exec(line);
    if (chapter !== null) chapters.push({ title: chapter[1] as string, paragraphs: [] });
    else if (paragraph !== null)
      chapters.at(-1)?.paragraphs.push({ id: paragraph[1] as string, title: paragraph[2] as string, body: '' });
    else {
      const last = chapters.at(-1)?.paragraphs.at(-1);
      if (last !== undefined) last.body += `${line}\n`;
    }
  }
  return chapters;
}

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

/** Paragraphs in which every one of the words sought stands, chapter by chapter. */
export function searchRules(chapters: readonly Chapter[], sought: string): Chapter[] {
  const words = fold(sought)
    .split(/\s+/)
    .filter(word => word !== '');
  return chapters
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.filter(({ id, title: name, body }) => {
        const text = fold(`${id} ${name} ${body}`);
        return words.every(word => text.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
