// Owners' editions of tables on the server. The content behind a hash never changes, so each is fetched once.
import type { Json } from '@boardwright/engine';
import type { TableShown } from '@boardwright/server/protocol';
import { get } from './api.ts';

const KEPT = 20; // editions
const fetched = new Map<string, Promise<Json>>();

/** The content of a table; null: the standard one. */
export async function contentOf({ id, content }: TableShown, invitation: string | null): Promise<Json | null> {
  if (content === null) return null;
  const query = invitation === null ? '' : `?${new URLSearchParams({ invitation })}`;
  const found = fetched.get(content) ?? get<Json>(`/api/tables/${encodeURIComponent(id)}/content${query}`);
  fetched.set(content, found);
  for (const oldest of fetched.keys()) if (fetched.size > KEPT) fetched.delete(oldest);
  found.catch(() => fetched.delete(content)); // the next call fetches it again
  return found;
}
