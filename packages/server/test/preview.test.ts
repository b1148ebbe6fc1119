// Previews of links: what a program without JavaScript reads, and the picture.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Person } from '../src/client/person.ts';
import { headFor, tableIn, withHead } from '../src/preview/preview.ts';
import { guests, siteFor } from './servers.ts';

const [game = ''] = Object.keys(games);
const PAGE = '<head><meta name="description" content="x" />\n<title>Boardwright</title></head>';

test('title, description and picture of an invitation are in the page, in the language of the link', async t => {
  const site = await siteFor(t, { gamesModule: '@boardwright/games' });
  const [ann] = (await guests(site.base, 'Ann "<b>" Őry')) as [Person];
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const table = await ann.open({ game, chairs, open: false });
  const { app } = site.server;
  const head = async (path: string): Promise<string> => {
    const asked = tableIn(new URL(path, site.base));
    return asked === null ? '' : headFor(app, asked, site.base, 'hu');
  };
  const link = `/table/${table.id}?invitation=${table.invitation}`;
  const page = withHead(PAGE, await head(link));
  assert.match(page, /<meta property="og:title" content="Ann &#34;&#60;b&#62;&#34; Őry játszani hív:/);
  assert.match(page, /og:description" content="[^"]+játékos, kb\. \d+ perc/);
  assert.equal(page.match(/<title>/g)?.length, 1);
  assert.ok(!page.includes('content="x"'));
  assert.equal(await head(`/table/${table.id}`), '', 'a private table is not spoken of');
  assert.equal(await head(`/new`), '');
  assert.match(await head(`/table/${table.id}/replay?at=30&invitation=${table.invitation}`), /30\. lépés/);
  const picture = /og:image" content="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const first = await fetch(picture);
  assert.equal(first.headers.get('content-type'), 'image/png');
  const bytes = Buffer.from(await first.arrayBuffer());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  if (process.env.PREVIEW_FILE !== undefined) writeFileSync(process.env.PREVIEW_FILE, bytes); // to look at
  assert.equal((await fetch(`${site.base}/api/tables/${table.id}/picture`)).status, 403);
});
