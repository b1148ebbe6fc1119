// How much a visitor has to load: the front page, and the chunks of one game.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { cannot, world } from './browser.ts';
import { dist } from './built.ts';

const here = world();

const FRONT_PAGE = 150_000;
const ONE_GAME = 120_000;

interface Chunk {
  readonly file: string;
}
const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const weight = (file: string): number => gzipSync(readFileSync(path.join(dist, file))).length;

test('the front page loads at most 150 kB of compressed JavaScript', { skip: cannot }, async t => {
  const { page, context } = await here.person({ locale: 'hu-HU', serviceWorkers: 'block' });
  const files = new Set<string>();
  page.on('response', response => {
    const file = new URL(response.url()).pathname.slice(1);
    if (file.endsWith('.js')) files.add(file);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByText('Mit játsszunk?').waitFor();
  const total = [...files].reduce((sum, file) => sum + weight(file), 0);
  t.diagnostic(`${(total / 1000).toFixed(1)} kB in ${files.size} files`);
  assert.ok(files.size > 1 && total <= FRONT_PAGE, `${total} bytes`);
  await context.close();
});

test('what belongs to one game is at most 120 kB of compressed JavaScript', t => {
  const games = path.resolve(import.meta.dirname, '../../games');
  const chunks = manifest();
  const workers = globSync('assets/*.js', { cwd: dist });
  for (const folder of globSync('*/index.ts', { cwd: games }).map(file => path.dirname(file))) {
    const drawn = Object.keys(chunks).filter(key => key.includes(`/games/${folder}/`) && /\.(tsx?|json|md)/.test(key));
    const oneLanguage = drawn.filter(key => !/(locale\/|rules\.)(en|pl)/.test(key));
    const files = oneLanguage.map(key => chunks[key]?.file as string).filter(file => file.endsWith('.js'));
    const rules = workers.filter(file => isRulesOf(file, folder));
    const total = [...new Set([...files, ...rules])].reduce((sum, file) => sum + weight(file), 0);
    t.diagnostic(`${folder}: ${(total / 1000).toFixed(1)} kB`);
    assert.ok(total > 1000 && total <= ONE_GAME, `${folder}: ${total} bytes`);
  }
});

/**
 * The worker is a separate build without a manifest. A game's rules are the chunk that contains the game's id. Archived rules, called
 * by their version, are loaded only for a match that was begun with them.
 */
function isRulesOf(file: string, id: string): boolean {
  if (/^assets\/\d+-/.test(file)) return false;
  const source = readFileSync(path.join(dist, file), 'utf8');
  return source.includes(`id:\`${id}\``) && source.includes('rules') && !source.includes('game.about');
}
