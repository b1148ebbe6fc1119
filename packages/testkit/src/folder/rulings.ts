// What a README lists as rulings is told in the rules that players read.
import { type FolderPath, type Paragraph, paragraphsIn, readmeIn, sectionOf } from './folder.ts';

/**
 * Sentences for rows of the table under "## Rulings" that name no paragraph in their first column, or one without a
 * `> ruling:` note. Books of other languages have the notes of the English one (paragraphs.ts).
 */
export const rulingProblems = (folder: FolderPath): string[] =>
  rulingsUntold(readmeIn(folder) ?? '', paragraphsIn(folder, 'en'));

export function rulingsUntold(readme: string, book: readonly Paragraph[]): string[] {
  return rowsOf(readme).flatMap(([ids = '', question = '']) => {
    const rules = ids.match(/[A-Z]{2,}-[\w.]+/g) ?? [];
    if (rules.length === 0) return [`README.md does not say which paragraph tells the ruling "${question}"`];
    return rules.flatMap(rule => {
      const paragraph = book.find(({ id }) => id === rule);
      if (paragraph === undefined) return [`README.md: there is no ${rule} that could tell the ruling "${question}"`];
      return isRuling(paragraph) ? [] : [`rules.en.md, ${rule} has no ruling about "${question}" (> ruling: …)`];
    });
  });
}

const isRuling = ({ text }: Paragraph): boolean => /^> *ruling:/m.test(text);

/** The cells of each row below the heading of the table. */
function rowsOf(readme: string): string[][] {
  const lines = (sectionOf(readme, 'Rulings') ?? '').split('\n').filter(line => line.startsWith('|'));
  return lines.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
}
