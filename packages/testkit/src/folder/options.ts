// The options of a game: each value has a case, and the README of the game lists them and says where the rule book tells them.
import type { Option } from '@boardwright/engine';
import type { RuleCase } from '../cases/types.ts';
import { casesIn, type FolderPath, type Paragraph, paragraphsIn, readmeIn, sectionOf } from './folder.ts';

export function optionProblems(options: readonly Option[], folder: FolderPath): string[] {
  const readme = readmeIn(folder) ?? '';
  return [
    ...unshown(options, casesIn(folder)),
    ...unlisted(options, readme),
    ...untold(options, readme, paragraphsIn(folder, 'en')),
  ];
}

/** Every case that does not set the option plays its default. */
export function unshown(options: readonly Option[], cases: readonly Pick<RuleCase, 'options'>[]): string[] {
  return options.flatMap(({ id, values, default: usual }) =>
    values
      .filter(value => value !== usual && !cases.some(each => each.options[id] === value))
      .map(value => `no case is played with the option ${id}: ${value} (write "options: { ${id}: ${value} }" in one)`),
  );
}

/**
 * Sentences for options or values that are missing in the table under "## Options", and for rows that are not options.
 */
export function unlisted(options: readonly Option[], readme: string): string[] {
  if (options.length === 0) return [];
  const rows = rowsOf(readme);
  const ids = options.map(({ id }) => id);
  const missing = options.flatMap(({ id, values, default: usual, terms = {} }) => {
    const row = rows.find(each => each.ids.includes(id));
    if (row === undefined) return [`README.md has no row for the option \`${id}\` in the table under "## Options"`];
    const saysItself = (value: string): boolean => terms[value] === value; // the name of a thing in the game
    const lacking = values.filter(value => !row.values.includes(value) && !saysItself(value));
    const together = options.filter(each => row.ids.includes(each.id)).flatMap(each => each.values);
    const unknown = row.values.filter(value => !together.includes(value));
    return [
      ...lacking.map(value => `README.md does not list the value \`${value}\` of the option \`${id}\``),
      ...unknown.map(value => `README.md lists the value \`${value}\` of the option \`${id}\`, which it does not have`),
      ...(row.values[0] === usual ? [] : [`README.md does not list \`${usual}\` first, the default of \`${id}\``]),
    ];
  });
  const extra = rows.flatMap(row => row.ids).filter(id => !ids.includes(id));
  return [...missing, ...extra.map(id => `README.md lists the option \`${id}\`, which the game does not have`)];
}

/**
 * Sentences for options whose row names no paragraph: `XX-1.2 (text)` if the paragraph tells the option, `XX-1.2 (ruling)` if a note
 * of it does. A ruling must be there, and be listed in the README.
 */
export function untold(options: readonly Option[], readme: string, book: readonly Paragraph[]): string[] {
  const rulings = sectionOf(readme, 'Rulings') ?? '';
  return options.flatMap(({ id }) => {
    const row = rowsOf(readme).find(each => each.ids.includes(id));
    if (row === undefined) return []; // `unlisted` says so
    if (row.told.length === 0) return [`README.md does not say where the book tells \`${id}\`: ${HOW_TO_SAY}`];
    return row.told.flatMap(({ rule, isRuling }) => {
      const paragraph = book.find(each => each.id === rule);
      if (paragraph === undefined) return [`README.md: there is no ${rule} that could tell the option \`${id}\``];
      if (!isRuling) return [];
      return [
        ...(/^> *ruling:/m.test(paragraph.text)
          ? []
          : [`rules.en.md, ${rule} has no ruling about the option \`${id}\``]),
        ...(new RegExp(`\`${id}\\b`).test(rulings)
          ? []
          : [`README.md does not name the option \`${id}\` under "## Rulings"`]),
      ];
    });
  });
}

const HOW_TO_SAY =
  'write "XX-1.2 (ruling)" into its row if a ruling does, because it is not in the printed rules, else "XX-1.2 (text)"';

interface Row {
  readonly ids: readonly string[];
  readonly values: readonly string[];
  readonly told: readonly { readonly rule: string; readonly isRuling: boolean }[];
}

/** The rows of the table of options: the texts in backquotes in its first two columns, and the paragraphs in any other. */
function rowsOf(readme: string): Row[] {
  const lines = (sectionOf(readme, 'Options') ?? '').split('\n').filter(line => line.startsWith('| `'));
  const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);
  return lines.map(line => {
    const [, first, second, ...others] = line.split('|');
    const told = [...others.join('|').matchAll(/([A-Z]{2,}-[\w.]+) \((text|ruling)\)/g)];
    return {
      ids: quoted(first),
      values: quoted(second),
      told: told.map(([, rule = '', how]) => ({ rule, isRuling: how === 'ruling' })),
    };
  });
}
