// Which edition a table is played with, and where its values and its rules can be read.
import type { Json } from '@boardwright/engine';
import type { TableInfo } from '../model/session.ts';

export interface EditionOfTable {
  readonly name: string;
  readonly href: string;
  readonly rules: string; // the rule book with its numbers
}

/** Null: the standard edition. */
export function editionOfTable(
  { place, id, game }: Pick<TableInfo, 'place' | 'id' | 'game'>,
  content: Json | null,
  invitation: string | null = null,
): EditionOfTable | null {
  if (content === null) return null;
  const { name, edition } = content as { readonly name?: Json; readonly edition?: Json };
  const query = new URLSearchParams({ [place === 'here' ? 'here' : 'table']: id });
  if (invitation !== null) query.set('invitation', invitation);
  return {
    name: String(name ?? edition ?? ''),
    href: `/editions/${game}?${query}`,
    rules: `/rules/${game}?${query}`,
  };
}
