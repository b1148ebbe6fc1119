// What the drawing of a game uses: texts by key, and paragraphs of the rule book. Read from its code.
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Messages } from '@boardwright/engine';
import { type FolderPath, filesIn, ruleIdsIn } from '../folder/folder.ts';
import { type Ids, keysOf, namelessIds } from './by-id.ts';
import { differentParts } from './parts.ts';

export interface DrawingParts {
  readonly code: string;
  readonly texts: ReadonlyMap<string, Messages>; // by language: all texts of the game
  readonly own: readonly string[]; // the keys of the drawing's own texts
  readonly rules: readonly string[]; // the paragraphs of the rule book
  readonly ids: Ids;
}

/**
 * Sentences for texts and paragraphs that the code of a drawing uses but that do not exist, and for texts it never
 * uses.
 */
export function drawingProblems({ code, texts, own, rules, ids }: DrawingParts): string[] {
  const named = (pattern: RegExp): string[] => [
    ...new Set([...code.matchAll(pattern)].map(found => found[1] as string)),
  ];
  const keys = named(/['"`](ui\.[\w.-]*\w)['"`]/g);
  const symbols = named(/['"]term:(\w+)['"]/g).map(symbol => `term.${symbol}`); // may be explained in the legend
  const beginnings = named(/(?:\btext\(\s*|(?=`ui\.))`([\w.:-]+)\$\{/g);
  const paragraphs = named(/['"`]([A-Z]{2,}-\d+\.\d+)['"`]/g);
  const byId = keysOf(ids);
  return [
    ...namelessIds({ '': keys }, texts),
    ...beginnings
      .filter(beginning => ids[beginning] === undefined)
      .map(beginning => `the drawing asks for "${beginning}…" by id: list the ids in conform({ ids })`),
    ...own
      .filter(key => !code.includes(key) && !symbols.includes(key) && !byId.includes(key))
      .map(key => `"${key}" is a text that the drawing never asks for`),
    ...paragraphs
      .filter(rule => !rules.includes(rule))
      .map(rule => `the drawing names ${rule}, which the rule book does not have`),
  ];
}

function textsIn(folder: FolderPath, part: string, language: string): Messages {
  const files = filesIn(folder, part, `${language}.json`);
  return Object.assign({}, ...files.map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as Messages)) as Messages;
}

/** The same for a game's folder. A game without a drawing can only lack texts for ids. */
export function drawingProblemsIn(folder: FolderPath, ids: Ids): string[] {
  const code = [...filesIn(folder, 'ui', '.ts'), ...filesIn(folder, 'ui', '.tsx')]
    .map(({ path }) => readFileSync(path, 'utf8'))
    .join('\n');
  const own = new Map(LANGUAGES.map(language => [language, textsIn(folder, 'ui/locale', language)] as const));
  const texts = new Map(
    [...own].map(([language, drawn]) => [language, { ...textsIn(folder, 'locale', language), ...drawn }] as const),
  );
  const keys = [...new Set([...own.values()].flatMap(messages => Object.keys(messages)))];
  return [
    ...namelessIds({ ...ids, '': keys }, texts),
    ...differentParts(own),
    ...drawingProblems({ code, texts, own: keys, rules: ruleIdsIn(folder, 'en') ?? [], ids }),
  ];
}
