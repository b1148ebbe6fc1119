// Which paragraphs of the rule book are shown by a case, and which are missing somewhere.
import { LANGUAGES } from '@boardwright/engine';
import { casesIn, codeIn, type FolderPath, ruleIdsIn } from './folder.ts';

export interface RuleCoverage {
  readonly ids: readonly string[];
  readonly cases: number;
  readonly withoutCase: readonly string[];
  readonly unknownInCases: readonly string[]; // 'cases/hunt.yaml:12 DF-9.9'
  readonly translations: readonly string[]; // a sentence for each language whose ids differ
  readonly notInCode: readonly string[]; // for information: not every paragraph is a line of code
}

export function ruleCoverage(folder: FolderPath): RuleCoverage {
  const ids = ruleIdsIn(folder, 'en') ?? [];
  const cases = casesIn(folder);
  const shown = new Set(cases.flatMap(each => each.rules));
  const code = codeIn(folder);
  return {
    ids,
    cases: cases.length,
    withoutCase: ids.filter(id => !shown.has(id)),
    unknownInCases: cases.flatMap(({ file, line, rules }) =>
      rules.filter(id => !ids.includes(id)).map(id => `${file}:${line} ${id}`),
    ),
    translations: LANGUAGES.flatMap(language => problemWithBook(language, ids, ruleIdsIn(folder, language))),
    notInCode: ids.filter(id => !new RegExp(`${id.replaceAll('.', '\\.')}(?![\\w.]*\\w)`).test(code)),
  };
}

/** Every list that must be empty, as sentences. */
export function coverageProblems({ ids, withoutCase, unknownInCases, translations }: RuleCoverage): string[] {
  return [
    ...(ids.length === 0 ? ['rules.en.md has no paragraphs (### XX-1.1 Title)'] : []),
    ...withoutCase.map(id => `${id} has no case`),
    ...unknownInCases.map(place => `${place} is not a paragraph of rules.en.md`),
    ...translations,
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
