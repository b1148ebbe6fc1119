// The rule books of all languages agree: no paragraph is empty, and each has the same notes.
import { LANGUAGES } from '@boardwright/engine';
import { type FolderPath, paragraphsIn } from './folder.ts';

/** Sentences for paragraphs without a text, and for notes (`> ours:`, `> inferred:`, `> ruling:`) that differ from the English book. */
export function paragraphProblems(folder: FolderPath): string[] {
  const english = new Map(paragraphsIn(folder, 'en').map(({ id, text }) => [id, notesOf(text)]));
  return LANGUAGES.flatMap(language =>
    paragraphsIn(folder, language).flatMap(({ id, text }) => {
      const place = `rules.${language}.md, ${id}`;
      const empty = isEmpty(text) ? [`${place} has no text`] : [];
      const notes = notesOf(text);
      const wanted = english.get(id) ?? notes;
      return notes === wanted ? empty : [...empty, `${place} has ${told(notes)}, rules.en.md has ${told(wanted)}`];
    }),
  );
}

const isEmpty = (text: string): boolean => text.split('\n').every(line => /^\s*(>.*)?$/.test(line));

/** A ruling is a sentence in its language; the places of the other notes are the same in all. */
function notesOf(text: string): string {
  const notes = [...text.matchAll(/^> *(\w+):(.*)$/gm)];
  return notes.map(([, mark = '', rest = '']) => (mark === 'ruling' ? mark : `${mark}: ${rest.trim()}`)).join('; ');
}

const told = (notes: string): string => (notes === '' ? 'no note' : `the notes "${notes}"`);
