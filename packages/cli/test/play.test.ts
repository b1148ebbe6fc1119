// boardwright play: as a process with a pipe, and at a shared screen with a session created here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { makeBot } from '@boardwright/bots';
import { fastChance, Play } from '@boardwright/engine';
import { runSession, type Session } from '../src/play/session.ts';
import { speechOf } from '../src/speech.ts';
import { makeScreen } from '../src/terminal/screen.ts';
import fleaMarket from './flea-market.ts';
import { boardwright, FLEA, folder } from './run.ts';

const play = (flags: readonly string[], typed: readonly string[]) =>
  boardwright(
    ['play', 'flea-market', ...(flags.includes('--seed') ? [] : ['--seed', '4']), ...flags, ...FLEA],
    typed.map(line => `${line}\n`).join(''),
  );
const entriesOf = (file: string): { word: string }[] => JSON.parse(readFileSync(file, 'utf8')).entries;

describe('play through a pipe', { concurrency: 2 }, () => {
  test('takes numbers, which are the amounts where there are amounts, names, words and their beginnings', async t => {
    const file = path.join(folder(t), 'game.json');
    const { code, out } = await play(['--save', file], ['3', 'button:pass', 'The UPP', 'done']);
    assert.equal(code, 0);
    assert.deepEqual(
      entriesOf(file).map(entry => entry.word),
      ['bid:3', 'button:pass', 'shelf:upper', 'button:done'],
    );
    assert.match(out, /Player 1 gets the thing worth 3\./);
    assert.match(out, new RegExp(`The game is saved in ${file}`));
  });
  test('there are as many seats as the bots need, if nothing else is said', async () => {
    const { out } = await play(['--bots', '3:random'], ['quit']);
    assert.match(out, /3 players/);
  });
  test('a wrong word gets its reason', async () => {
    const { code, out } = await play([], ['bid:9', '77', 'nonsense', 'b', '3', 'pass', '1', '1', 'bid:3', 'why']);
    assert.equal(code, 0);
    assert.match(out, /“bid:9” is not among the options of Player 1 \(did you mean “bid:1”\?\)/);
    assert.match(out, /There are 5 options: type a number from 1 to 5\./);
    assert.match(out, /“nonsense” is not among the options/);
    assert.match(out, /“b” could be 1 \(Bid 1 coin\), 2 \(Bid 2 coins\), 3 \(Bid 3 coins\)\./);
    assert.match(out, /Bid 3 coins is not possible: that needs 3 coins \(FM-2\.1\)\./);
    assert.match(out, /^ +Bid 2 coins: that needs 2 coins \(FM-2\.1\)$/m);
  });
  test('undo takes back what may be taken back, and says when nothing may', async t => {
    const file = path.join(folder(t), 'game.json');
    const { out } = await play(['--save', file], ['undo', 'bid:3', 'pass', 'undo', 'upper', 'undo', 'lower', 'quit']);
    assert.deepEqual(
      entriesOf(file).map(entry => entry.word),
      ['bid:3', 'button:pass', 'shelf:lower'],
    );
    assert.equal(out.match(/Nothing can be taken back: nobody at this screen has answered yet/g)?.length, 1);
    assert.equal(out.match(/Nothing can be taken back here/g)?.length, 1);
    assert.equal(out.match(/Player 1 takes back the last answer/g)?.length, 1);
  });
  test('a game that was saved and loaded goes on as if it had not been left', async t => {
    const dir = folder(t);
    const [half, whole, other] = ['half', 'whole', 'other'].map(name => path.join(dir, `${name}.json`)) as [
      string,
      string,
      string,
    ];
    const answers = ['bid:3', 'pass', 'upper', 'done', 'pass', 'bid:1', 'lower', 'done', 'pass', 'pass'];
    await play(['--save', whole], answers);
    await play([], [...answers.slice(0, 3), `save ${half}`, 'quit']);
    const { out } = await boardwright(
      ['play', '--load', half, '--save', other, ...FLEA],
      answers
        .slice(3)
        .map(line => `${line}\n`)
        .join(''),
    );
    assert.match(out, /The game is over/);
    assert.equal(readFileSync(other, 'utf8'), readFileSync(whole, 'utf8'));
  });
  test('a game that goes on keeps its bots and its seed, and says so', async t => {
    const file = path.join(folder(t), 'game.json');
    await play(['--bots', '2:random', '--save', file], ['bid:3', 'quit']);
    const { bots, seed } = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual({ bots, seed }, { bots: [null, 'random'], seed: 4 });
    const load = (...flags: string[]) => boardwright(['play', '--load', file, ...flags, ...FLEA], 'quit\n');
    const { out } = await load();
    assert.match(out, /2 players, seed 4;/);
    assert.match(out, /The bot “random” plays for Player 2\./);
    assert.match(out, /What happened last:|Player 1: /);
    assert.doesNotMatch(out, /Player 2: How much/);
    assert.match((await load('--bots', 'none')).out, /No bot plays/);
    assert.match((await load('--bots', '2:policy')).out, /The bot “policy” plays for Player 2\./);
  });
  test('another game is never overwritten without a question', async t => {
    const dir = folder(t);
    const [mine, other] = ['mine', 'other'].map(name => path.join(dir, `${name}.json`)) as [string, string];
    await play(['--save', other], ['bid:1', 'quit']);
    const before = readFileSync(other, 'utf8');
    const { code, err } = await play(['--save', other], ['bid:2', 'quit']);
    assert.equal(code, 2);
    assert.match(err, /other\.json is there already: --load .* continues it/);
    const kept = await play(['--save', mine], ['bid:2', `save ${other}`, 'no', 'quit']);
    assert.match(kept.out, /Not saved; .*other\.json stays as it is\./);
    assert.equal(readFileSync(other, 'utf8'), before);
    const over = await play([], ['bid:2', `save ${other}`, 'yes', `save ${other}`, 'quit']);
    assert.equal(over.out.match(/Saved in .*other\.json\./g)?.length, 2, 'it is asked once');
    assert.equal(entriesOf(other)[0]?.word, 'bid:2');
  });
  test('commands and names may have capital letters, and names the marks of the language', async () => {
    const { out } = await play(['--lang', 'hu'], ['LOOK', 'BID 3 coins', 'PASSZ', 'quit']);
    assert.doesNotMatch(out, /most nem választhatja/);
  });
  test('quit says how to save, and does not save by itself', async () => {
    const { code, out } = await play([], ['1', 'quit']);
    assert.equal(code, 0);
    assert.match(out, /Left without saving \(save FILE saves a game before you quit\)/);
  });
  test('help, log, score and table answer and ask again', async () => {
    const { out } = await play([], ['bid:3', 'pass', 'help', 'log', 'score', 'table', 'quit']);
    assert.match(out, /takes back the last answer, as far as the rules allow/);
    assert.match(out, /Favourite goods again +0 +0/);
    assert.match(out, /favourite +\d +\?/);
    assert.equal(out.match(/The bids: 3 and 0\./g)?.length, 2);
  });
  test('bots answer for their seats; with only bots one just watches', async () => {
    const { code, out } = await play(['--bots', '1:random,2:policy'], []);
    assert.equal(code, 0);
    assert.match(out, /The game is over[\s\S]*1\. +[●■] Player/);
  });
  test('speaks the language it is told to, or that of LANG, or English', async () => {
    const spoken = async (flags: string[], LANG: string): Promise<string> =>
      (await boardwright(['play', 'flea-market', ...flags, ...FLEA], '', { env: { LANG } })).out;
    assert.match(await spoken(['--lang', 'hu'], 'pl_PL.UTF-8'), /Mennyit licitál/);
    assert.match(await spoken([], 'hu_HU.UTF-8'), /Mennyit licitál/);
    assert.match(await spoken([], 'C.UTF-8'), /How much does Player 1 bid/);
  });
  test('rules that break end it with one sentence and 1; what was saved before is whole', async t => {
    const file = path.join(folder(t), 'game.json');
    const flags = ['--option', 'mood=broken', '--option', 'length=long', '--save', file];
    const broken = await play([...flags, '--bots', '1:random,2:random', '--seed', '8'], []);
    assert.equal(broken.code, 1);
    assert.match(broken.err, /^boardwright: [^\n]*the shelf fell down and the lamp with it[^\n]*\n$/);
    assert.equal((await boardwright(['replay', file, ...FLEA])).code, 0);
  });
  test('a file that cannot be written does not end the game', async t => {
    const dir = folder(t);
    const { code, out } = await play([], [`save ${dir}`, 'save', 'bid:3', 'quit']);
    assert.equal(code, 0);
    assert.match(out, /Not saved: cannot write .*: it is a folder, not a file\./);
    assert.match(out, /Say where: save FILE\./);
    assert.match(out, /Player 2: How much/);
  });
});

describe('at a shared screen', () => {
  const CLEARED = '\x1b[2J';

  /** A session in which people type these lines. Returns what was on the screen. */
  async function screen(t: { mock: typeof test.mock }, typed: string[], bots: Session['bots']): Promise<string> {
    const speech = await speechOf(fleaMarket, 'en');
    let shown = '';
    const ask = async (prompt: string): Promise<string | null> => {
      shown += prompt;
      return typed.shift() ?? null;
    };
    const table = Play.start(fleaMarket.game, 2, {}, fastChance(4));
    const write = (text: string): boolean => {
      shown += text;
      return true;
    };
    const stub = t.mock.method(process.stdout, 'write', write);
    try {
      const lines = { interactive: true, ask, close: () => {} };
      await runSession({
        play: table,
        module: fleaMarket,
        bots,
        seed: 1,
        rules: () => [],
        lines,
        screen: makeScreen({ columns: 100, colour: false, unicode: true, plain: false }, write),
        speech,
        surveyor: null,
        save: () => null,
        isOther: () => false,
      });
    } finally {
      stub.mock.restore();
    }
    return shown;
  }

  test('the screen is cleared before the next player looks, who presses Enter first', async t => {
    const shown = await screen(t, ['bid:3', '', 'pass', 'quit'], new Map());
    const [before, handing, after] = shown.split(CLEARED);
    assert.match(before!, /favourite +5 +\?/);
    assert.match(handing!, /Player 2.* is next\. Hand over, then press Enter\./);
    assert.ok(!handing!.includes('favourite'));
    assert.match(after!, /favourite +\? +\d/);
    assert.ok(!after!.includes('Player 1: Bid 3 coins') && after!.includes('Player 1 has made a secret choice.'));
  });
  test('one person against a bot is never asked to hand over', async t => {
    const shown = await screen(t, ['bid:3', 'quit'], new Map([[1, makeBot('random', fleaMarket)]]));
    assert.ok(!shown.includes(CLEARED));
  });
});
