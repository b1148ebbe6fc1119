// The options of a game: each value has a case, and the README of the game lists them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option } from '@boardwright/engine';
import type { RuleCase } from '../cases/types.ts';
import { casesIn, type FolderPath, pathOf } from './folder.ts';

export const optionProblems = (options: readonly Option[], folder: FolderPath): string[] => [
  ...unshown(options, casesIn(folder)),
  ...unlisted(options, readmeIn(folder)),
];

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
  const rows = rowsUnder('## Options', readme);
  const ids = options.map(({ id }) => id);
  const missing = options.flatMap(({ id, values, default: usual }) => {
    const row = rows.find(each => each.ids.includes(id));
    if (row === undefined) return [`README.md has no row for the option \`${id}\` in the table under "## Options"`];
    const lacking = values.filter(value => !row.values.includes(value));
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

interface Row {
  readonly ids: readonly string[];
  readonly values: readonly string[];
}

/** The rows of a table: the texts in backquotes in its first two columns. */
function rowsUnder(heading: string, text: string): Row[] {
  const [, section = ''] = text.split(new RegExp(`^${heading}$`, 'm'));
  const lines = (section.split(/^## /m)[0] as string).split('\n').filter(line => line.startsWith('| `'));
  const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);
  return lines.map(line => {
    const [, first, second] = line.split('|');
    return { ids: quoted(first), values: quoted(second) };
  });
}

function readmeIn(folder: FolderPath): string {
  const path = join(pathOf(folder), 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
