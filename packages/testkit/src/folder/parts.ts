// What the folder of every game has besides its rules: a README with its sections, a summary, a lesson, weights that fit.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModule } from '@boardwright/engine';
import { type FolderPath, lessonFilesIn, pathOf, readmeIn, ruleIdsIn, sectionOf } from './folder.ts';
import { isSummary } from './rule-coverage.ts';

/** What every README tells. The options have their own check. */
const SECTIONS = ['Rulings', 'The vocabulary of cases'];

export function partProblems({ advice }: Pick<AnyModule, 'advice'>, folder: FolderPath): string[] {
  return [
    ...readmeProblems(readmeIn(folder)),
    ...((ruleIdsIn(folder, 'en') ?? []).some(isSummary) ? [] : ['rules.en.md has no chapter 0, the game on one page']),
    ...(lessonFilesIn(folder).length > 0 ? [] : ['there is no lesson in lessons/ (docs/how-to-write-a-lesson.md)']),
    ...(hasWeights(folder) && !advice?.learned?.weights
      ? ['learned.json does not fit the numbers of the game, so the bots do without it; `npm run train` makes it anew']
      : []),
  ];
}

/** A file with `null` is a place for weights that nobody has learned yet. */
function hasWeights(folder: FolderPath): boolean {
  const path = join(pathOf(folder), 'learned.json');
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')) !== null;
}

function readmeProblems(readme: string | null): string[] {
  if (readme === null) return ['README.md is missing'];
  return SECTIONS.flatMap(name => {
    const section = sectionOf(readme, name);
    if (section === null) return [`README.md has no section "## ${name}"`];
    return section.trim() === '' ? [`README.md has nothing under "## ${name}"`] : [];
  });
}
