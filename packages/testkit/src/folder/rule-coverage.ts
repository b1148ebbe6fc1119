// Which paragraphs of the rule book are shown by a case, and which are missing somewhere.
import { LANGUAGES, type Language } from '@boardwright/engine';
import { casesIn, codeIn, type FolderPath, marksIn, notesIn, ruleIdsIn } from './folder.ts';
import { paragraphProblems } from './paragraphs.ts';
import { rulingProblems } from './rulings.ts';

export interface RuleCoverage {
  readonly ids: readonly string[];
  readonly cases: number;
  readonly withoutCase: readonly string[];
  readonly unknownInCases: readonly string[]; // 'cases/hunt.yaml:12 DF-9.9'
  readonly translations: readonly string[]; // a sentence for each language whose ids differ
  readonly paragraphs: readonly string[]; // a sentence for each that is empty or has other notes than the English one
  readonly notes: readonly string[]; // a sentence for each of our own values that is not noted, or is noted but not ours
  readonly rulings: readonly string[]; // a sentence for each ruling of the README that the book does not tell
  readonly notInCode: readonly string[]; // for information: not every paragraph is a line of code
}

/** Chapter 0 is a summary of the others, which have the cases. */
export const isSummary = (id: string): boolean => /-0\./.test(id);

export function ruleCoverage(folder: FolderPath): RuleCoverage {
  const ids = ruleIdsIn(folder, 'en') ?? [];
  const cases = casesIn(folder);
  const shown = new Set(cases.flatMap(each => each.rules));
  const code = codeIn(folder);
  return {
    ids,
    cases: cases.length,
    withoutCase: ids.filter(id => !shown.has(id) && !isSummary(id)),
    unknownInCases: cases.flatMap(({ file, line, rules }) =>
      rules.filter(id => !ids.includes(id)).map(id => `${file}:${line} ${id}`),
    ),
    translations: LANGUAGES.flatMap(language => problemWithBook(language, ids, ruleIdsIn(folder, language))),
    paragraphs: paragraphProblems(folder),
    notes: LANGUAGES.flatMap(language => problemsWithNotes(folder, language)),
    rulings: rulingProblems(folder),
    notInCode: ids.filter(id => !isSummary(id) && !new RegExp(`${id.replaceAll('.', '\\.')}(?![\\w.]*\\w)`).test(code)),
  };
}

/** All lists that must be empty, as sentences. */
export function coverageProblems(coverage: RuleCoverage): string[] {
  const { ids, withoutCase, unknownInCases, translations, paragraphs, notes, rulings } = coverage;
  return [
    ...(ids.length === 0 ? ['rules.en.md has no paragraphs (### XX-1.1 Title)'] : []),
    ...withoutCase.map(id => `${id} has no case`),
    ...unknownInCases.map(place => `${place} is not a paragraph of rules.en.md`),
    ...translations,
    ...paragraphs,
    ...notes,
    ...rulings,
  ];
}

/** Every value of our own design is noted as such, in some paragraph of every language. */
function problemsWithNotes(folder: FolderPath, language: Language): string[] {
  const book = `rules.${language}.md`;
  const marks = marksIn(folder);
  const notes = notesIn(folder, language);
  return [
    ...notes
      .filter(({ mark, place }) => marks[place] !== mark)
      .map(({ id, mark, place }) => `${book}, ${id}: "${place}" is not marked as ${mark} in the content`),
    ...Object.keys(marks)
      .filter(place => marks[place] === 'ours' && !notes.some(note => note.place === place))
      .map(place => `${book} does not say that "${place}" is ours (> ours: ${place})`),
  ];
}

function problemWithBook(language: string, ids: readonly string[], here: readonly string[] | null): string[] {
  const book = `rules.${language}.md`;
  if (here === null) return [`${book} is missing`];
  const twice = here.find((id, i) => here.indexOf(id) !== i);
  if (twice !== undefined) return [`${book} has ${twice} twice`];
  const missing = ids.filter(id => !here.includes(id));
  const extra = here.filter(id => !ids.includes(id));
  if (missing.length > 0) return [`${book} lacks ${missing.join(', ')}`];
  if (extra.length > 0) return [`${book} has ${extra.join(', ')}, which rules.en.md has not`];
  const moved = ids.find((id, i) => here[i] !== id);
  return moved === undefined ? [] : [`${book} has ${moved} in another place than rules.en.md`];
}
