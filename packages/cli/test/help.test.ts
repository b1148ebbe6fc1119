// Help, version, and how the command behaves as a process.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { commands } from '../src/commands/index.ts';
import { boardwright, ended, FLEA, folder, oneProcess, start } from './run.ts';

const together = oneProcess();
after(() => together.end());

describe('boardwright', { concurrency: 2 }, () => {
  test('--help lists every command and ends well', async () => {
    const { code, out, err } = await boardwright(['--help']);
    assert.deepEqual([code, err], [0, '']);
    for (const { name, about } of commands) assert.match(out, new RegExp(`^ +${name}.*${about}`, 'm'));
  });
  test('--version says the version', async () => {
    const { code, out } = await boardwright(['--version']);
    assert.equal(code, 0);
    assert.match(out, /^boardwright \d+\.\d+\.\d+\n$/);
  });
  for (const command of commands)
    test(`${command.name} --help tells about every flag`, async () => {
      const { code, out, err } = await together.run([command.name, '--help']);
      assert.deepEqual([code, err], [0, '']);
      for (const flag of Object.keys(command.flags)) assert.ok(out.includes(`--${flag}`), flag);
    });
  test('output is coloured only on a terminal', async () => {
    const { out } = await boardwright(['games', ...FLEA]);
    assert.ok(!out.includes('\x1b'));
    const forced = await boardwright(['games', ...FLEA], '', { env: { FORCE_COLOR: '1' } });
    assert.ok(forced.out.includes('\x1b'), 'there are colours to leave out');
  });
  test("runs on the machine's own Node, whatever its version", async () => {
    const { code, out } = await boardwright(['--version'], '', { node: nodeOfTheMachine() });
    assert.equal(code, 0);
    assert.match(out, /^boardwright/);
  });
});

describe('ends quietly', { concurrency: 2 }, () => {
  test('on Ctrl-C in a game: 130', async () => {
    const child = start(['play', 'flea-market', '--seed', '1', ...FLEA]);
    child.stdout!.once('data', () => child.kill('SIGINT'));
    const { code, err } = await new Promise<{ code: number | null; err: string }>(resolve => {
      let said = '';
      child.stderr!.on('data', data => {
        said += data;
      });
      child.on('close', exit => resolve({ code: exit, err: said }));
    });
    assert.deepEqual([code, err], [130, '']);
  });
  test('on Ctrl-C in a simulation: 130', async t => {
    const dir = folder(t);
    const child = start(['simulate', 'flea-market', '--games', '10000000', '--save', dir, ...FLEA]);
    const playing = setInterval(() => readdirSync(dir).length > 0 && child.kill('SIGINT'), 20);
    const { code, out, err } = await ended(child);
    clearInterval(playing);
    assert.deepEqual([code, out, err], [130, '', '']);
  });
  test('when nobody reads what it prints', async () => {
    const child = start(['games', '--json', ...FLEA]);
    child.stdout!.destroy();
    const { code, err } = await ended(child);
    assert.deepEqual([code, err], [0, '']);
  });
});

/** The first Node on the path that is not in a node_modules; otherwise the one that runs this test. */
function nodeOfTheMachine(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(each => !each.includes('node_modules'));
  return folders.map(each => path.join(each, 'node')).find(file => existsSync(file)) ?? process.execPath;
}
