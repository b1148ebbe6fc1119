// The edition of a table.
import type { Json } from '@boardwright/engine';
import type { TableShown } from '@boardwright/server/protocol';
import { here } from '../here/client.ts';
import type { Place } from '../model/session.ts';
import { get } from '../online/api.ts';
import { contentOf } from '../online/contents.ts';

/** `content` is null for the standard edition. */
export async function contentOfTable(
  place: Place,
  id: string,
  invitation: string | null,
): Promise<{ readonly content: Json | null }> {
  if (place === 'here') return { content: (await here.file(id)).content ?? null };
  const query = invitation === null ? '' : `?${new URLSearchParams({ invitation })}`;
  const table = await get<TableShown>(`/api/tables/${encodeURIComponent(id)}${query}`);
  return { content: await contentOf(table, invitation) };
}
