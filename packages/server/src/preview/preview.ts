// What a program without JavaScript reads of a link to a table: title, description and picture.
import type { Language } from '@boardwright/engine';
import type { App } from '../app.ts';
import type { Table } from '../store/tables.ts';
import { wordsOf } from './words.ts';

const ID = /^[A-Za-z0-9_-]{8,64}$/;

export interface Asked {
  readonly table: string;
  readonly invitation: string | undefined;
  readonly at: number | null; // a moment of the replay
}

/** The table that an address of the page shows; null: it shows none. */
export function tableIn(address: URL): Asked | null {
  const [first, table = '', third] = address.pathname.split('/').filter(part => part !== '');
  const invitation = address.searchParams.get('invitation') ?? undefined;
  if (first !== 'table' || !ID.test(table) || (invitation !== undefined && !ID.test(invitation))) return null;
  const at = Number(address.searchParams.get('at') ?? '0');
  return { table, invitation, at: third === 'replay' && Number.isInteger(at) && at >= 0 ? at : null };
}

/** Lines for the head of the page; '': strangers may not know of this table. */
export async function headFor(app: App, asked: Asked, origin: string, language: Language): Promise<string> {
  const table = await seen(app, asked);
  if (table === null) return '';
  const { title, about } = await wordsOf(table, language, asked.at);
  const query = new URLSearchParams({ lang: language });
  if (asked.invitation !== undefined) query.set('invitation', asked.invitation);
  if (asked.at !== null) query.set('at', String(asked.at));
  const picture = `${origin}/api/tables/${table.id}/picture?${query}`;
  const metas: [string, string][] = [
    ['og:site_name', 'Boardwright'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', about],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ];
  const lines = metas.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
  return [`<title>${escaped(title)}</title>`, `<meta name="description" content="${escaped(about)}" />`, ...lines].join(
    '\n    ',
  );
}

/** What a stranger with this link may know. */
async function seen(app: App, { table, invitation }: Asked): Promise<Table | null> {
  return app.lobby.visible(table, null, invitation).catch(() => null);
}

/** The page with another head. */
export const withHead = (page: string, head: string): string =>
  page.replace(/<meta name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => head);

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
