// Every kind of bad input gives exit code 2 and one sentence on the error stream that names the place.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { fastChance, Play, toFile } from '@boardwright/engine';
import fleaMarket from './flea-market.ts';
import { FLEA, oneProcess } from './run.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'boardwright-bad-'));
after(() => rmSync(dir, { recursive: true, force: true }));
const at = (name: string): string => path.join(dir, name);
const write = (name: string, data: unknown): string => {
  writeFileSync(at(name), typeof data === 'string' ? data : JSON.stringify(data));
  return at(name);
};

const play = Play.start(fleaMarket.game, 2, {}, fastChance(1));
play.answer({ seat: 0, word: 'bid:1' });
play.answer({ seat: 1, word: 'bid:2' });
const good = toFile(play);
const { match: _, ...bare } = good;
mkdirSync(at('folder'));
const files = {
  good: write('good.json', good),
  truncated: write('truncated.json', JSON.stringify(good).slice(0, -40)),
  empty: write('empty.json', ''),
  list: write('list.json', '[1, 2]'),
  unknownGame: write('unknown-game.json', { ...bare, game: 'tag' }),
  newer: write('newer.json', { ...bare, version: 99 }),
  illegal: write('illegal.json', { ...bare, entries: [{ seat: 0, word: 'bid:77' }] }),
  missingDraw: write('missing-draw.json', { ...bare, drew: [] }),
  oddDraw: write('odd-draw.json', { ...bare, drew: [88, ...bare.drew.slice(1)] }),
  forged: write('forged.json', { ...good, match: { ...good.match, g: { coins: [99, 99] } } }),
  brokenEntry: write('broken-entry.json', { ...bare, entries: [{ seat: 7, word: 'bid:1' }] }),
  badSeal: write('bad-seal.json', { ...bare, seal: { commitment: 'x', nonces: ['a', 'b'], secret: 'ff' } }),
  unsealed: write('unsealed.json', bare),
  edition: write('edition.json', { edition: 'royal', prizes: 'many' }),
  noModule: write('no-module.mjs', 'export const x = 1;'),
  brokenModule: write('broken-module.mjs', 'export default {{{'),
};

/** What is typed, and what the sentence must contain. */
const TABLE: readonly (readonly [typed: string, says: RegExp])[] = [
  ['simulat', /no command "simulat" \(did you mean "simulate"\?\)/],
  ['constructor', /no command "constructor"/],
  ['games --jsn', /games has no flag --jsn \(did you mean "--json"\?\)/],
  ['games -j', /games has no flag -j/],
  ['games --json=yes', /--json takes no value/],
  ['games surplus', /games does not know what to do with "surplus"/],
  ['simulate', /name a game \(there are: .*flea-market/],
  ['simulate flaemarket', /no game "flaemarket" \(did you mean "flea-market"\?\)/],
  ['simulate flea-market --players', /--players needs a value: --players N/],
  ['simulate flea-market --players two', /--players must be a whole number from 1 to 99, not "two"/],
  ['simulate flea-market --players 7', /flea-market is for 2, 3, 4 players, not for 7/],
  ['simulate flea-market --players 2 --players 3', /--players is given twice/],
  ['simulate flea-market --games 0', /--games must be a whole number from 1 to \d+, not "0"/],
  ['simulate flea-market --games 1e3', /--games must be a whole number/],
  ['simulate flea-market --games --json', /--games needs a value/],
  ['simulate flea-market --seed -1', /--seed/],
  ['simulate flea-market --seed 1.5', /--seed must be a whole number/],
  ['simulate flea-market --workers 0', /--workers must be a whole number/],
  ['simulate flea-market --option lenght=long', /no option "lenght" \(did you mean "length"\?\)/],
  ['simulate flea-market --option length', /--option length: write an option as ID=VALUE/],
  ['simulate flea-market --option length=lnog', /option length of flea-market is one of short, long, not "lnog"/],
  [
    'simulate flea-market --bots ranodm',
    /no bot "ranodm" \(there are: random, policy, novice, skilled, expert, master\)/,
  ],
  ['simulate flea-market --bots random,random,random', /--bots names 3 bots for 2 players/],
  [`simulate flea-market --edition ${at('nowhere.json')}`, /cannot read .*nowhere\.json: there is no such file/],
  [`simulate flea-market --edition ${files.truncated}`, /truncated\.json is not valid JSON/],
  [`simulate flea-market --edition ${files.edition}`, /edition\.json: prizes: must be a list/],
  [
    `simulate flea-market --save ${files.good}`,
    /cannot make the folder .*good\.json: there is already a file with this name/,
  ],
  [`games --module ${at('nowhere.ts')}`, /cannot read .*nowhere\.ts: there is no such file/],
  [`games --module ${at('folder')}`, /cannot read .*folder: it is a folder, not a file/],
  [`games --module ${files.noModule}`, /no-module\.mjs is not a game module/],
  [`games --module ${files.brokenModule}`, /broken-module\.mjs cannot be loaded/],
  ['play', /name a game/],
  ['play flea-market --lang de', /--lang is one of en, hu, pl, not "de"/],
  ['play flea-market --bots random', /--bots random: write a seat and a bot, such as 2:random/],
  ['play flea-market --bots 5:random', /--bots 5:random: the seats are 1 to 2/],
  ['play flea-market --bots 1:random,1:policy', /p1 already has a bot/],
  ['play flea-market --bots 1:clever', /no bot "clever"/],
  [`play flea-market --save ${at('folder')}`, /cannot write .*folder: it is a folder, not a file/],
  [`play flea-market --save ${at('no/such/file')}`, /cannot write .*: there is no such file/],
  [`play other --load ${files.good}`, /good\.json is a saved game of flea-market, not of other/],
  [`play --load ${files.good} --players 3`, /--players cannot be changed in a saved game/],
  [`play --load ${at('nowhere.json')}`, /cannot read .*nowhere\.json: there is no such file/],
  [`play --load ${files.truncated}`, /truncated\.json is not valid JSON/],
  [`play --load ${files.empty}`, /empty\.json is not valid JSON/],
  [`play --load ${files.list}`, /list\.json: this is not a game file/],
  [`play --load ${files.unknownGame}`, /unknown-game\.json: there is no game "tag"/],
  [`play --load ${files.newer}`, /newer\.json: this game was played with flea-market version 99; here is 1/],
  [`play --load ${files.illegal}`, /illegal\.json: entry 1 \(p1 bid:77\) cannot be played: notOffered/],
  [`play --load ${files.missingDraw}`, /missing-draw\.json: setup: the rules draw once more than is recorded/],
  [`play --load ${files.oddDraw}`, /odd-draw\.json: setup: draw 1 is recorded as 88/],
  [`play --load ${files.forged}`, /forged\.json: the match in the file is not what its log leads to/],
  [`play --load ${files.brokenEntry}`, /broken-entry\.json: entry 1: "seat" must be from 0/],
  ['replay', /name the file to replay/],
  [`replay ${files.good} --to 3`, /--to must be a whole number from 0 to 2, not "3"/],
  [`replay ${files.good} --as p3`, /--as is one of p1, p2, spectator, all, not "p3"/],
  [`replay ${at('folder')}`, /cannot read .*folder: it is a folder, not a file/],
  [`replay ${files.illegal}`, /illegal\.json: entry 1/],
  ['verify', /name the file to verify/],
  [`verify ${files.unsealed}`, /unsealed\.json: there is nothing to verify/],
  [`verify ${files.badSeal}`, /bad-seal\.json: a secret is 32 bytes/],
  ['bench no-such-game', /no game "no-such-game"/],
  ['bench flea-market --seconds soon', /--seconds must be a number above 0, not "soon"/],
];

const commands = oneProcess();
after(() => commands.end());

describe('bad input gives one sentence and exit code 2', () => {
  for (const [typed, says] of TABLE)
    test(typed.replaceAll(`${dir}${path.sep}`, ''), async () => {
      const args = typed.split(' ');
      const { code, out, err } = await commands.run(
        args[0] === 'constructor' || args[0] === 'simulat' ? args : [...args, ...FLEA],
      );
      assert.match(err, says);
      assert.match(err, /^boardwright: [^\n]+\n$/);
      assert.ok(!/^\s+at /m.test(err) && !err.includes(' at file:'), err);
      assert.deepEqual([code, out], [2, '']);
    });
  test('no command at all shows the help', async () => {
    const { code, out } = await commands.run([]);
    assert.equal(code, 2);
    assert.match(out, /COMMAND \[flags\]/);
  });
});
