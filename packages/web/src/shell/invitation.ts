// The link that lets somebody sit down at a table.
import type { TableInfo } from '../model/session.ts';

export function invitationTo({ id, invitation }: Pick<TableInfo, 'id' | 'invitation'>): string {
  const address = new URL(`/table/${id}`, window.location.href);
  if (invitation !== null) address.searchParams.set('invitation', invitation);
  return address.href;
}
