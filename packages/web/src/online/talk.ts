// Protection against misuse of the chat: mute somebody, or report a line to the operator.
import type { replies } from '@boardwright/server/protocol';
import { get, post } from './api.ts';

export type Muted = (typeof replies.muted)['_output'];

export const mutedPeople = (): Promise<Muted[]> => get<Muted[]>('/api/me/mutes');
export const setMuted = (person: string, muted: boolean): Promise<unknown> => post('/api/me/mutes', { person, muted });

export function reportLine(table: string, line: number, text: string, invitation: string | null): Promise<unknown> {
  const given = invitation === null ? {} : { invitation };
  return post(`/api/tables/${encodeURIComponent(table)}/report`, { line, text, ...given });
}
