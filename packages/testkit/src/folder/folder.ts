// The files of a game's folder: rule books, cases, goldens, texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@boardwright/engine';
import type { Lesson } from '@boardwright/host';
import { parseCases } from '../cases/parse.ts';
import type { RuleCase } from '../cases/types.ts';
import { parseLesson } from '../lessons/parse.ts';

export type FolderPath = URL | string;

export const pathOf = (folder: FolderPath): string => (folder instanceof URL ? fileURLToPath(folder) : folder);

/** The files of a part of the folder with this ending, in order; none if there is no such part. */
export function filesIn(folder: FolderPath, part: string, ending: string): { name: string; path: string }[] {
  const inside = join(pathOf(folder), part);
  if (!existsSync(inside)) return [];
  const names = readdirSync(inside, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(ending));
  return names.sort().map(name => ({ name: join(part, name), path: join(inside, name) }));
}

/** The case files of a folder. Reading one throws `BadInput` when it cannot be understood. */
export function caseFilesIn(folder: FolderPath): { name: string; read: () => RuleCase[] }[] {
  return filesIn(folder, 'cases', '.yaml').map(({ name, path }) => ({
    name,
    read: () => parseCases(readFileSync(path, 'utf8'), name),
  }));
}

export const casesIn = (folder: FolderPath): RuleCase[] => caseFilesIn(folder).flatMap(({ read }) => read());

/** The lesson files of a folder, in the order of the course. */
export function lessonFilesIn(folder: FolderPath): { name: string; read: () => Lesson }[] {
  return filesIn(folder, 'lessons', '.yaml').map(({ name, path }) => ({
    name,
    read: () => parseLesson(readFileSync(path, 'utf8'), name),
  }));
}

export const lessonsIn = (folder: FolderPath): Lesson[] => lessonFilesIn(folder).map(({ read }) => read());

/** The ids of the paragraphs of a rule book (`### DF-5.3 Offering`), in order; null if there is no book. */
export function ruleIdsIn(folder: FolderPath, language: Language): string[] | null {
  const path = join(pathOf(folder), `rules.${language}.md`);
  if (!existsSync(path)) return null;
  return [...readFileSync(path, 'utf8').matchAll(/^###\s+([A-Z]{2,}-[\w.]+)/gm)].map(found => found[1] as string);
}

export interface Paragraph {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The paragraphs of a rule book with everything below their headings; none if there is no book. */
export function paragraphsIn(folder: FolderPath, language: Language): Paragraph[] {
  const path = join(pathOf(folder), `rules.${language}.md`);
  if (!existsSync(path)) return [];
  const parts = readFileSync(path, 'utf8')
    .split(/^###\s+/m)
    .slice(1);
  return parts.map(part => {
    const [heading = '', ...lines] = (part.split(/^#+\s/m)[0] as string).split('\n');
    const [id = '', ...title] = heading.split(/\s+/);
    return { id, title: title.join(' '), text: lines.join('\n') };
  });
}

/** The notes `> ours: wheel.inner, tiles` and `> inferred: grid` of a rule book: each place with its paragraph. */
export function notesIn(folder: FolderPath, language: Language): { id: string; mark: string; place: string }[] {
  return paragraphsIn(folder, language).flatMap(({ id, text }) => {
    const notes = [...text.matchAll(/^> *(ours|inferred): *(.+)$/gm)];
    return notes.flatMap(([, mark, places]) =>
      (places as string).split(/, */).map(place => ({ id, mark: mark as string, place })),
    );
  });
}

/** The text of the README of the game; null if there is none. */
export function readmeIn(folder: FolderPath): string | null {
  const path = join(pathOf(folder), 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** What a text has under the heading `## name`; null if there is no such heading. */
export function sectionOf(text: string, name: string): string | null {
  const section = text.split(/^## /m).find(each => each.split('\n', 1)[0]?.trim() === name);
  return section?.slice(section.indexOf('\n')) ?? null;
}

/** How sure we are of each place of the content of a game. */
export function marksIn(folder: FolderPath): Readonly<Record<string, string>> {
  const path = join(pathOf(folder), 'content', 'standard.json');
  if (!existsSync(path)) return {};
  return (JSON.parse(readFileSync(path, 'utf8')) as { marks?: Record<string, string> }).marks ?? {};
}

/** All the code of the rules in one text, for finding the paragraphs and texts that it names. */
export function codeIn(folder: FolderPath): string {
  return filesIn(folder, '.', '.ts')
    .filter(({ name }) => !/(^|\/)(test|ui|cases|survey|guide|node_modules)\//.test(name))
    .map(({ path }) => readFileSync(path, 'utf8'))
    .join('\n');
}
