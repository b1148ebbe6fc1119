// A match with its history: notation, replay, files, verification, settings.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  BadInput,
  type Chance,
  type Ctx,
  canonical,
  chanceOf,
  commitTo,
  drawnIn,
  type Entry,
  fairChance,
  fastChance,
  fastRandom,
  type GameFile,
  loadFile,
  Play,
  parseFile,
  placesOf,
  readMove,
  replay,
  type Seal,
  type SecondSeal,
  sealAlone,
  settle,
  splitWord,
  toFile,
  verifyChance,
  verifyFile,
  wordsOf,
  writeMove,
} from '../src/index.ts';
import { bazaar, type G, type Tasks, task } from './bazaar.ts';

/** A bazaar with a decision and a roll in every round, on the main line and in lanes. */
const fair = {
  ...bazaar,
  rules: {
    ...bazaar.rules,
    begin: (x: Ctx<G, Tasks>) => {
      for (let round = 0; round < 4; round++)
        x.next(
          task('chooseColour', { p: round % 3, of: 3 }),
          task('rollIn', { p: 0 }),
          task('rolls', { order: [0, 1, 2] }),
        );
      x.next(task('bids', { order: [0, 1, 2], each: 1 }), task('over', {}));
    },
  },
} as typeof bazaar;

function randomGame(chance: Chance, seed: number, answers = Number.POSITIVE_INFINITY): Play<G, Tasks> {
  const play = Play.start(fair, 3, {}, chance);
  const random = fastRandom(seed);
  while (play.match.scores === null && play.entries.length < answers) {
    const open = play.open();
    const one = open[random(open.length)]!;
    const words = wordsOf(play.engine, one);
    assert.equal(play.answer({ seat: one.seat, at: one.at, word: words[random(words.length)]! }), null);
  }
  return play;
}

describe('8 words and moves', () => {
  test('a move is written and read back', () => {
    for (const text of ['p1 button:pass', 'p3@2 gain:sun', 'p2@1.0 cell:r3c4-n'])
      assert.equal(writeMove(readMove(text)), text);
    assert.deepEqual(readMove('p2  feat:hydra '), { seat: 1, word: 'feat:hydra' });
  });
  for (const text of ['', 'p0 a:b', 'p1', 'p1 pass', 'a:b', 'p1@ a:b', 'p1 a:b c'])
    test(`"${text}" is no move`, () => assert.throws(() => readMove(text), BadInput));
  test('a word has a kind and details', () => {
    assert.deepEqual(splitWord('move:north-centre'), { kind: 'move', details: ['north', 'centre'] });
  });
});

describe('replay', () => {
  test('plays a log again byte for byte, without the generator, up to any answer', () => {
    const play = randomGame(fastChance(1), 1);
    const again = replay(fair, play.log, fastChance(999));
    assert.equal(canonical(again.match), canonical(play.match));
    assert.deepEqual(again.told, play.told);
    const half = replay(fair, play.log, fastChance(999), 5);
    assert.deepEqual(half.entries, play.entries.slice(0, 5));
  });
  test('goes on from the middle as if nothing had happened', () => {
    const chance = fastChance(2);
    const whole = randomGame(chance, 3);
    const part = replay(fair, whole.log, chance, 9);
    const saved = JSON.parse(JSON.stringify(part.match)) as typeof part.match;
    const resumed = Play.resume(fair, saved, part.log, chance);
    for (const entry of whole.entries.slice(9)) assert.equal(resumed.answer(entry), null);
    assert.equal(canonical(resumed.match), canonical(whole.match));
    assert.deepEqual(resumed.entries, whole.entries);
  });
  test('a log that was cut in its draws or changed in its words names the entry', () => {
    const { log } = randomGame(fastChance(1), 1);
    const changed = (i: number, change: (entry: Entry) => Entry) => () =>
      replay(
        fair,
        { ...log, entries: log.entries.map((entry, j) => (i === j ? change(entry) : entry)) },
        fastChance(1),
      );
    assert.throws(
      changed(0, () => ({ seat: 0, word: 'colour:red' })),
      /entry 1 \(p1 colour:red\): the rules draw once more/,
    );
    assert.throws(
      changed(2, entry => ({ ...entry, word: 'colour:mauve' })),
      /entry 3 .* cannot be played: notOffered/,
    );
    assert.throws(
      changed(0, entry => ({ ...entry, drew: [1, 2] })),
      /entry 1 .*: 1 recorded draws are left over/,
    );
  });
});

describe('game files', () => {
  const file = (): GameFile => toFile(randomGame(fastChance(1), 1, 12));
  test('are read back, also in the middle of a decision', () => {
    const written = file();
    const read = parseFile(JSON.stringify(written), 'x.json');
    assert.equal(canonical(loadFile(fair, read).match), canonical(written.match));
  });
  const bad: [string, (f: Record<string, unknown>) => unknown, RegExp][] = [
    ['cut off', f => JSON.stringify(f).slice(0, 200), /^x\.json is not valid JSON: /],
    ['of another kind', () => '{}', /^x\.json: this is not a game file/],
    ['without seats', f => ({ ...f, seats: '3' }), /^x\.json: "seats" must be a whole number/],
    [
      'with a wrong seat',
      f => ({ ...f, entries: [{ seat: 5, word: 'a:b' }] }),
      /^x\.json: entry 1: "seat" must be from 0/,
    ],
    ['with a wrong word', f => ({ ...f, entries: [{ seat: 0, word: 'pass' }] }), /entry 1: "word" must look like/],
    ['with wrong draws', f => ({ ...f, drew: ['x'] }), /"drew" must be a list of whole numbers/],
    ['with a wrong seal', f => ({ ...f, seal: { commitment: 1 } }), /"seal.commitment" must be a text/],
  ];
  for (const [what, spoil, message] of bad)
    test(`a file ${what} is refused in one sentence`, () => {
      const data = spoil({ ...file() } as Record<string, unknown>);
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      assert.throws(
        () => parseFile(text, 'x.json'),
        (e: Error) => e instanceof BadInput && message.test(e.message),
      );
    });
  test('a match that does not follow from its log, or of another version, is refused', () => {
    const written = file();
    const other = { ...written, match: { ...written.match!, answers: 99 } };
    assert.throws(() => loadFile(fair, other), /not what its log leads to/);
    assert.throws(() => loadFile(fair, { ...written, version: 2 }), /played with bazaar version 2; here is 1/);
    assert.throws(() => loadFile(fair, { ...written, engine: 0 }), /engine version 0/);
    assert.throws(() => loadFile(fair, { ...written, edition: 'mine' }), /edition mine/);
  });
});

describe('verification of a fair game', () => {
  const secret = 'ab'.repeat(32);
  const nonces = ['x', 'y', 'z'];
  const seal: Seal = { commitment: commitTo(secret), nonces, secret };
  const finished = (): GameFile => toFile(randomGame(fairChance(secret, nonces), 5), { seal });
  test('recomputes every draw, also those made in lanes', () => {
    const verdict = verifyFile(fair, finished());
    assert.ok(verdict.draws > 10);
    assert.deepEqual(verdict.mismatches, []);
  });
  test('names a draw that was tampered with', () => {
    const file = structuredClone(finished()) as { entries: { drew?: number[] }[] } & GameFile;
    const i = file.entries.findIndex(entry => entry.drew !== undefined);
    file.entries[i]!.drew![0] = (file.entries[i]!.drew![0]! + 1) % 1000;
    const verdict = verifyFile(fair, file);
    assert.equal(verdict.mismatches.length, 1);
    assert.match(verdict.mismatches[0]!, new RegExp(`^draw 1, entry ${i + 1} \\(`));
  });
  test('is refused without a seal, without the secret, or with too few nonces', () => {
    assert.throws(() => verifyFile(fair, toFile(randomGame(fastChance(1), 1))), /has no seal/);
    const { secret: _, ...closed } = seal;
    assert.throws(() => verifyFile(fair, { ...finished(), seal: closed }), /not been revealed/);
    assert.throws(() => verifyFile(fair, { ...finished(), seal: { ...seal, nonces: ['x'] } }), /1 nonces for 3/);
  });
});

describe('verification with the second seal', () => {
  const secret = 'ab'.repeat(32);
  const nonces = ['01'.repeat(32), '', '03'.repeat(32)];
  const seal: SecondSeal = { ...sealAlone('table-1', secret, nonces), secret };
  const finished = (): GameFile => {
    const play = randomGame(chanceOf(seal, secret), 5);
    return toFile(play, { seal, drawn: drawnIn(fair, play.log) });
  };
  test('recomputes every draw with the rules, and the same number without them', () => {
    const file = finished();
    const verdict = verifyFile(fair, file);
    assert.ok(verdict.draws > 10);
    assert.deepEqual(verdict, { draws: verdict.draws, elsewhere: 0, mismatches: [] });
    const older = { ...file, version: 99, engine: 0 };
    assert.throws(() => verifyFile(fair, older), /version/);
    assert.deepEqual(verifyChance(older), verdict);
    assert.deepEqual(parseFile(JSON.stringify(older), 'x').drawn, file.drawn);
  });
  test('without the rules a changed outcome, a list that does not fit, and a draw used twice are found', () => {
    const file = structuredClone(finished()) as { entries: { drew?: number[] }[] } & GameFile;
    const i = file.entries.findIndex(entry => entry.drew !== undefined);
    file.entries[i]!.drew![0] = (file.entries[i]!.drew![0]! + 1) % 1000;
    assert.match(verifyChance(file).mismatches[0]!, /^draw 1, /);
    const whole = finished();
    const [first, ...rest] = whole.drawn!;
    assert.throws(() => verifyChance({ ...whole, drawn: rest }), /lists \d+ draws, but its log has \d+/);
    assert.throws(() => verifyChance({ ...whole, drawn: [first!, first!, ...rest.slice(1)] }), /a draw twice|lists/);
    const { drawn: _, ...old } = whole;
    assert.throws(() => verifyChance(old), /does not list its draws/);
    const [stream, at, below] = first!;
    const other = { ...whole, drawn: [[stream, at, below.map(n => n + 1)] as const, ...rest] };
    assert.match(verifyFile(fair, other).mismatches.at(-1)!, /lists other draws/);
  });
  test('what was drawn elsewhere is not judged; what came after is', () => {
    const before = randomGame(fastChance(3), 5, 7);
    const from = before.entries.length;
    const play = replay(fair, before.log, chanceOf(seal, secret));
    const random = fastRandom(9);
    for (let [one] = play.open(); one !== undefined; [one] = play.open()) {
      const words = wordsOf(play.engine, one);
      assert.equal(play.answer({ seat: one.seat, at: one.at, word: words[random(words.length)]! }), null);
    }
    const file = toFile(play, { seal: { ...seal, from }, drawn: drawnIn(fair, play.log) });
    for (const verdict of [verifyFile(fair, file), verifyChance(file)]) {
      assert.ok(verdict.draws > 0 && verdict.elsewhere > 0);
      assert.deepEqual(verdict.mismatches, []);
    }
    assert.ok(verifyFile(fair, { ...file, seal }).mismatches.length > 0);
  });
  test('a contribution that was not committed to is refused', () => {
    const other = { ...seal, nonces: [nonces[0]!, '02'.repeat(32), nonces[2]!] };
    assert.throws(() => verifyFile(fair, { ...finished(), seal: other }), /contribution of seat 1/);
    const left = { ...seal, nonces: ['', '', nonces[2]!] };
    assert.ok(verifyFile(fair, { ...finished(), seal: left }).mismatches.length > 0);
  });
  test('a file with a malformed seal or list of draws is refused with a sentence', () => {
    const text = (change: object): string => JSON.stringify({ ...finished(), ...change });
    assert.throws(() => parseFile(text({ seal: { ...seal, version: 3 } }), 'x'), /"seal.version"/);
    assert.throws(() => parseFile(text({ seal: { ...seal, commitments: ['a'] } }), 'x'), /as many commitments/);
    assert.throws(() => parseFile(text({ seal: { ...seal, from: -1 } }), 'x'), /"seal.from"/);
    assert.throws(() => parseFile(text({ drawn: [['', 0, [0]]] }), 'x'), /"drawn"/);
    assert.throws(() => parseFile(text({ seed: -1 }), 'x'), /"seed" must be a whole number/);
    assert.throws(() => parseFile(text({ bots: [null, 2] }), 'x'), /"bots" must be a list of names/);
  });
});

describe('settings', () => {
  test('are filled in and checked', () => {
    assert.deepEqual(settle(bazaar, 2, {}), { mood: 'calm' });
    assert.throws(() => settle(bazaar, 9, {}), /bazaar is for 1, 2, 3 players, not for 9/);
    assert.throws(() => settle(bazaar, 2, { colour: 'x' }), /has no option "colour" \(it has: mood\)/);
    assert.throws(() => settle(bazaar, 2, { mood: 'x' }), /one of calm, wild, not "x"/);
    const picky = { ...bazaar, refuses: () => 'calm games need more than two players' };
    assert.throws(() => settle(picky, 2, {}), /calm games need/);
  });
  test('options for other player counts are not there', () => {
    const some = { ...bazaar, options: [{ ...bazaar.options[0]!, seats: [3] }] };
    assert.deepEqual(settle(some, 2, {}), {});
  });
});

test('places are shared by equal scores, unless a tie-break decides', () => {
  assert.deepEqual(placesOf([5, 9, 5, 1]), [2, 1, 2, 4]);
  assert.deepEqual(placesOf([5, 9, 5, 1], [0, 0, 1, 0]), [3, 1, 2, 4]);
});
