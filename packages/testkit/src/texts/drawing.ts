// What the drawing of a game asks for: texts by key, and paragraphs of the rule book. Read from its code.
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Messages } from '@boardwright/engine';
import { type FolderPath, filesIn, ruleIdsIn } from '../folder/folder.ts';

/** Sentences for each text or paragraph that the code of a drawing names and that is not there. */
export function drawingProblems(
  code: string,
  texts: ReadonlyMap<string, Messages>,
  rules: readonly string[],
): string[] {
  const named = (pattern: RegExp): string[] => [
    ...new Set([...code.matchAll(pattern)].map(found => found[1] as string)),
  ];
  const keys = named(/['"`](ui\.[\w.-]*\w)['"`]/g);
  const beginnings = named(/`(ui\.[\w.-]*)\$\{/g);
  const paragraphs = named(/['"`]([A-Z]{2,}-\d+\.\d+)['"`]/g).filter(rule => !rules.includes(rule));
  return [
    ...[...texts].flatMap(([language, messages]) => [
      ...keys.filter(key => messages[key] === undefined).map(key => `there is no ${language} text for "${key}"`),
      ...beginnings
        .filter(start => !Object.keys(messages).some(key => key.startsWith(start)))
        .map(start => `there is no ${language} text for "${start}…"`),
    ]),
    ...paragraphs.map(rule => `the drawing names ${rule}, which the rule book does not have`),
  ];
}

/** The same for a game's folder; nothing if it has no drawing. */
export function drawingProblemsIn(folder: FolderPath): string[] {
  const code = [...filesIn(folder, 'ui', '.ts'), ...filesIn(folder, 'ui', '.tsx')]
    .map(({ path }) => readFileSync(path, 'utf8'))
    .join('\n');
  const texts = new Map(
    LANGUAGES.map(language => {
      const files = [
        ...filesIn(folder, 'locale', `${language}.json`),
        ...filesIn(folder, 'ui/locale', `${language}.json`),
      ];
      return [
        language,
        Object.assign({}, ...files.map(({ path }) => JSON.parse(readFileSync(path, 'utf8')))) as Messages,
      ];
    }),
  );
  return drawingProblems(code, texts, ruleIdsIn(folder, 'en') ?? []);
}
