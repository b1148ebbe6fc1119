// The link that lets somebody sit down at a table, and what to do with it.
import type { Seat } from '@boardwright/engine';
import type { TableInfo } from '../model/session.ts';
import { preferences } from '../model/settings.ts';

/** `seat`: one that is kept for the person who gets the link. */
export function invitationTo({ id, invitation }: Pick<TableInfo, 'id' | 'invitation'>, seat?: Seat): string {
  const address = new URL(`/table/${id}`, window.location.href);
  if (invitation !== null) address.searchParams.set('invitation', invitation);
  address.searchParams.set('lang', preferences.get().language); // of the preview, and of somebody who is here for the first time
  if (seat !== undefined) address.searchParams.set('seat', String(seat + 1));
  return address.href;
}

/** False: the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** The system's own dialog. Closing it is no error. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, text: title, url }).catch(() => {});
}
