// The welcome page answers in the reader's language.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { configOf } from '../src/config.ts';
import { languageOf } from '../src/language.ts';
import { type Running, startServer } from '../src/server.ts';
import { welcomePage } from '../src/welcome.ts';

let server: Running;
before(async () => {
  server = await startServer(configOf({ PORT: '0', DATABASE_FILE: ':memory:', LOG_LEVEL: 'silent' }));
});
after(() => server.stop());

test('the page lists every game, says how to play in the terminal and how to build the client, in three languages', async () => {
  for (const [lang, heading, notBuilt] of [
    ['en', 'Play in the terminal', 'has not been built on this server'],
    ['hu', 'Játék a terminálban', 'az oldal nincs összeállítva'],
    ['pl', 'Gra w terminalu', 'nie została zbudowana'],
  ] as const) {
    const page = await welcomePage(lang);
    assert.ok(page.includes(`<html lang="${lang}">`) && page.includes(heading));
    assert.ok(page.includes(notBuilt) && page.includes('npx vite build packages/web'));
    for (const id of Object.keys(games)) assert.ok(page.includes(`<code>${id}</code>`));
  }
});

test('the server shows a page, and says so when there is none', async () => {
  assert.equal((await fetch(`http://127.0.0.1:${server.port}/`)).status, 200);
  assert.equal((await fetch(`http://127.0.0.1:${server.port}/api/nowhere`)).status, 404);
});

test('the language is the one asked for, else the browser’s first that there is, else English', () => {
  assert.equal(languageOf('pl', 'hu'), 'pl');
  assert.equal(languageOf('xx', 'de-DE, hu;q=0.8'), 'hu');
  assert.equal(languageOf(null, undefined), 'en');
});

test('an invalid port, or one in use, is refused in one sentence', async () => {
  assert.throws(() => configOf({ PORT: 'http' }), /PORT must be/);
  const taken = configOf({ PORT: String(server.port), DATABASE_FILE: ':memory:', LOG_LEVEL: 'silent' });
  await assert.rejects(startServer(taken), (e: Error) => e instanceof BadInput && /in use/.test(e.message));
});
