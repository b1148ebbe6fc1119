// The welcome page answers in the reader's language.
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { languageOf, listen, pages } from '../src/server.ts';

test('the page lists every game and says how to play in the terminal, in three languages', async () => {
  const server = pages().listen(0);
  const { port } = server.address() as AddressInfo;
  for (const [lang, heading] of [
    ['en', 'Play in the terminal'],
    ['hu', 'Játék a terminálban'],
    ['pl', 'Gra w terminalu'],
  ] as const) {
    const page = await (await fetch(`http://localhost:${port}/?lang=${lang}`)).text();
    assert.ok(page.includes(`<html lang="${lang}">`) && page.includes(heading));
    for (const id of Object.keys(games)) assert.ok(page.includes(`<code>${id}</code>`));
  }
  assert.equal((await fetch(`http://localhost:${port}/nowhere`)).status, 404);
  server.close();
});

test('the language is the one asked for, else the browser’s first that there is, else English', () => {
  assert.equal(languageOf('pl', 'hu'), 'pl');
  assert.equal(languageOf('xx', 'de-DE, hu;q=0.8'), 'hu');
  assert.equal(languageOf(null, undefined), 'en');
});

test('a port that is no port is refused in one sentence', async () => {
  await assert.rejects(listen('http'), (e: Error) => e instanceof BadInput && /PORT must be/.test(e.message));
});
