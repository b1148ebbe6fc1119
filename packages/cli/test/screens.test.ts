// The table at the terminal: kept screens in all languages and widths, and what one can ask it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { type Paragraph, paragraphsIn } from '@boardwright/testkit';
import { widthOf } from '../src/terminal/text.ts';
import { boardwright } from './run.ts';
import { FOLDER, KINDS, screenOf, toldGames, typedAt } from './screens.ts';

const AGAIN = 'if the change is intended, npm run terminal-screens makes the kept screens anew';
const all = await toldGames();

for (const { id, module } of all)
  describe(`the screens of ${id}`, () => {
    for (const kind of KINDS)
      test(kind.name, async () => {
        const shown = await screenOf(module, id, kind);
        assert.equal(shown, readFileSync(path.join(FOLDER, id, `${kind.name}.txt`), 'utf8'), AGAIN);
        const { columns, colour, unicode, plain } = kind.looks;
        const bare = stripVTControlCharacters(shown);
        const wide = bare.split('\n').filter(line => widthOf(line) > columns);
        if (!plain) assert.deepEqual(wide, [], 'every line fits');
        assert.equal(shown === bare, !colour, 'colours are there if they are wanted');
        if (!unicode) assert.match(shown, /^\p{ASCII}*$/u);
        if (plain) assert.doesNotMatch(shown, /[│─┌|●*]/, 'no frames and no marks are read out');
      });
  });

const bookOf = (game: string): readonly Paragraph[] =>
  paragraphsIn(path.resolve(import.meta.dirname, `../../games/${game}`), 'en');

/** Whose goods stand above the question. */
async function screenStatus(module: (typeof all)[number]['module'], id: string): Promise<{ seats: string[] }> {
  const kind = KINDS.find(({ name }) => name === 'en-200') as (typeof KINDS)[number];
  const turn = await screenOf(module, id, kind);
  const seats = ['Anna', 'Béla', 'Łucja'].filter(name => new RegExp(`^[●■▲] .*${name}.*: .*\\d`, 'm').test(turn));
  return { seats };
}

describe('at the terminal one can', () => {
  const looks = { columns: 80, colour: false, unicode: true, plain: false };
  const [told] = all;
  if (told === undefined) throw new Error('no game tells its table');
  const { id, module } = told;
  /** What is answered to what was typed last. */
  const answered = async (...typed: string[]): Promise<string> => {
    const out = await typedAt(module, id, { language: 'en', looks }, typed);
    return out.split('\n> ').at(-2) ?? '';
  };
  const areas = async (typed: string): Promise<string[]> =>
    [...(await answered(typed)).matchAll(/^── (.*?) ─/gm)].map(([, name]) => name as string);

  test('look at an area, a player, a place, an option, and at whatever has a word in it', async () => {
    assert.ok((await areas('look')).length > 5);
    const [first] = await areas('look');
    assert.deepEqual(await areas(`look ${first}`), [first]);
    const second = await areas('look p2');
    assert.ok(second.filter(name => name.includes('Béla')).length > 1, second.join());
    assert.equal((await areas('look 1')).length, 1);
    assert.match(await answered('look 1'), /^1 {2}\S/m);
    assert.match(await answered('look nowhere at all'), /There is nothing called “nowhere at all” .* The areas\s+are:/);
  });
  test('ask what changed since the last answer', async () => {
    assert.match(await answered('changed'), /── .* ─/, 'of a loaded game, too');
    assert.match(await answered('1', 'changed'), /── .* ─/);
    assert.match(await answered('1', 'changed'), /\(Before:\s/, 'old and new');
    assert.match(await answered('1', 'undo', 'changed'), /nothing to compare with yet|── .* ─/);
  });
  test('ask a bot for advice, which is one of the options', async () => {
    const advice = /^The bot “Skilled” would choose (\d+): (.*)$/m;
    const [, n = '', what = ''] = advice.exec(await answered('hint')) ?? [];
    assert.ok((await answered('')).includes(`${n}  ${what}`));
  });
  test('answer with what stands in the list, in any language, with or without capital letters', async () => {
    for (const language of ['en', 'hu', 'pl'] as const)
      for (const { id: game, module: each } of all) {
        const list = await typedAt(each, game, { language, looks: { ...looks, plain: true } }, ['']);
        const names = [...list.matchAll(/^\d+\. ([^(:\n]*)/gm)].map(([, name]) => (name as string).trim());
        const name = names[names.length - 1] as string;
        const out = await typedAt(each, game, { language, looks }, [name.toUpperCase()]);
        const said = out.split('\n> ').at(-2) ?? '';
        assert.ok(
          !said.includes(`“${name.toUpperCase()}” is not among`) && out.split('\n> ').length >= 2,
          `${game}: ${name}`,
        );
        assert.doesNotMatch(out, /most nem választhatja|nie jest wśród opcji|is not among the options/);
      }
  });
  test('read the score now apart from what would be scored', async () => {
    let forecasts = 0;
    for (const { id: game, module: each } of all) {
      const out = await typedAt(each, game, { language: 'en', looks: { ...looks, columns: 200 } }, ['score']);
      assert.match(out, /^Score now +\d+/m, game);
      if (!out.includes('If scored now')) continue;
      forecasts++;
      const [before, after] = out.split('\nScore now') as [string, string];
      assert.ok(!before.includes('If scored now –') && after.includes('Score if all this were scored now'));
    }
    assert.ok(forecasts > 0);
  });
  test('see what the others own at every turn', async () => {
    for (const { id: game, module: each } of all) {
      const { seats } = await screenStatus(each, game);
      assert.deepEqual(seats, ['Anna', 'Béla', 'Łucja'], game);
    }
  });
  test('change the language in the middle of a game', async () => {
    assert.match(await answered('lang'), /Say which language: en, hu, pl\./);
    assert.match(await answered('lang hu', 'nonsense'), /a „help” parancs segítséget ad/);
    assert.match(await answered('lang pl', 'help'), /cały stół, tak jak go widzisz/);
  });
  test('read the rule book', async () => {
    const [first] = bookOf(id);
    const { id: rule, title } = first as Paragraph;
    const { out } = await boardwright(
      ['play', id, '--lang', 'en', '--seed', '1'],
      `rules\nrules the\nrules ${rule}\nrules xyzzy\nquit\n`,
    );
    assert.match(out, /The rule book has \d+ paragraphs\./);
    assert.match(out, /^ {2}[A-Z]{2}-\d+\.\d+ {2}\S/m, 'what was found is listed');
    assert.match(out, /… and \d+ more: add a word to find fewer\./);
    assert.match(out, new RegExp(`^${rule} ${title}\n\\S`, 'm'));
    assert.match(out, /The rule book has nothing about “xyzzy”\./);
  });
  test('read which values are our own, and where the books leave a question open', async () => {
    for (const [note, says] of [
      ['ours', 'Our own values: the books do not show what is printed here.'],
      ['inferred', 'Inferred: the books do not say this directly,'],
      ['ruling', 'Our ruling: '],
    ] as const) {
      const noted = all.flatMap(each =>
        bookOf(each.id).flatMap(({ id: rule, text }) =>
          text.includes(`\n> ${note}: `) ? [{ game: each.id, rule }] : [],
        ),
      );
      const { game, rule } = noted[0] as { game: string; rule: string };
      const { out } = await boardwright(['play', game, '--lang', 'en', '--seed', '1'], `rules ${rule}\nquit\n`);
      assert.ok(out.includes(`\n- ${says}`), `${rule} says that it is ${note}`);
      assert.ok(!out.includes('\n> ours') && !out.includes('\n> inferred'), 'and names no place of the content');
    }
  });
});

test('a replay goes step by step, back and forth, and shows the table at every moment', async () => {
  const [told] = all;
  const file = path.resolve(import.meta.dirname, `../../games/${told?.id}/goldens/2-players.json`);
  const { code, out } = await boardwright(
    ['replay', file, '--step', '--lang', 'en', '--to', '5'],
    'next\n\nback\nlook p1\nchanged\nscore\n5\nnext\n9\nhelp\nquit\n',
  );
  assert.equal(code, 0);
  const steps = [...out.matchAll(/^(\d) of 5$/gm)].map(([, n]) => Number(n));
  assert.deepEqual(steps, [0, 1, 2, 1, 5]);
  assert.match(out, /── ● .*Player 1/);
  assert.match(out, /This was the last one\./);
  assert.match(out, /Type a number from 0 to 5, or help\./);
  assert.match(out, /what this answer changed on the table/);
});
