// Checks fairness in the browser: from the result of a game, and from a file, including a manipulated one.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { GameFile } from '@boardwright/engine';
import { options, world } from './browser.ts';
import { clickToEnd } from './playing.ts';

const here = world();

test('a finished game is checked from its result; a changed file is not taken for fair', options, async () => {
  const { page, context, errors } = await here.person();
  await page.goto('/');
  await page.locator('.game').first().locator('.btn.go').click();
  await page.locator('.options [data-word]').first().waitFor();
  await clickToEnd(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game' }).click();
  const fileOf = (name: string): string => path.join(tmpdir(), `boardwright-${process.pid}-${name}.json`);
  const file = fileOf('fair');
  await (await download).saveAs(file);
  await page.getByText(/Checked: all \d+ draws match what was sealed/).waitFor();
  await page.getByRole('link', { name: 'Check now' }).click();
  await page.getByRole('heading', { name: 'Dice and cards were fair' }).waitFor();
  assert.equal(await page.locator('.checks li').count(), 4);

  const { default: game } = (await import(file, { with: { type: 'json' } })) as { default: GameFile };
  const withParts = (parts: string[] | undefined): object => ({ ...game, seal: { ...game.seal, nonces: parts } });
  await page.goto('/verify');
  const choose = page.getByLabel('Check a downloaded game');
  await choose.setInputFiles(file);
  await page.getByRole('heading', { name: 'Dice and cards were fair' }).waitFor();
  const give = async (name: string, text: string): Promise<void> => {
    await writeFile(fileOf(name), text);
    await choose.setInputFiles(fileOf(name));
  };
  await give('unfair', JSON.stringify(withParts(game.seal?.nonces.map(() => ''))));
  await page.getByRole('heading', { name: /draws do not follow from the secret/ }).waitFor();
  await give('parts', JSON.stringify(withParts(game.seal?.nonces.map(() => 'ab'.repeat(32)))));
  await page.getByText('number does not match its fingerprint').waitFor();
  await give('short', JSON.stringify({ ...game, entries: game.entries.slice(0, -1) }));
  await page.getByText('does not lead to the result in the file').waitFor();
  await give('sealed', JSON.stringify({ ...game, seal: { ...game.seal, secret: undefined } }));
  await page.getByText('The secret is still sealed').waitFor();
  await give('exchanged', JSON.stringify({ ...game, seal: { ...game.seal, secret: 'ab'.repeat(32) } }));
  await page.getByText('does not match the fingerprint shown').waitFor();
  await give('unsealed', JSON.stringify({ ...game, seal: undefined }));
  await page.getByText('was played without a seal').waitFor();
  await give('older', JSON.stringify({ ...game, version: game.version + 1 }));
  await page.getByText('Only the draws were checked').waitFor();
  await page.getByRole('heading', { name: 'Dice and cards were fair' }).waitFor();
  assert.equal(await page.locator('.checks li').count(), 3, 'that the log follows the rules is not said');
  const { drawn: _, ...unlisted } = game;
  await give('unlisted', JSON.stringify({ ...unlisted, version: game.version + 1 }));
  await page.getByText('older or newer version of the rules').waitFor();
  await give('other', JSON.stringify({ ...game, game: 'no-such-game' }));
  await page.getByText('a game that is not available here').waitFor();
  await page.getByText('Technical details').click();
  await give('nothing', 'no game at all');
  await page.getByText('This file is not a complete game').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
