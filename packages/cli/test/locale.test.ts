// The terminal's own sentences: every language has them all, with the same parameters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Messages } from '@boardwright/engine';
import { messageIn } from '@boardwright/text';
import en from '../locale/en.json' with { type: 'json' };
import hu from '../locale/hu.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { plainAscii } from '../src/terminal/ascii.ts';
import { knowsUnicode } from '../src/terminal/screen.ts';

const ALL: Readonly<Record<string, Messages>> = { en, hu, pl };
const parametersOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name as string))].sort();

for (const language of LANGUAGES)
  test(`the terminal speaks ${language}: the same sentences with the same parameters`, () => {
    const messages = ALL[language] as Messages;
    assert.deepEqual(Object.keys(messages).sort(), Object.keys(en).sort());
    for (const [key, message] of Object.entries(messages)) {
      const parameters = parametersOf(message);
      assert.deepEqual(parameters, parametersOf((en as Messages)[key] ?? ''), key);
      const values = Object.fromEntries(parameters.map(name => [name, name === 'n' ? 3 : 'x']));
      assert.ok(messageIn(language, message).format(values) !== '', key);
    }
  });

test('ASCII keeps what can be read, and nothing else', () => {
  assert.equal(plainAscii('Łucja’s “őr” – 3×2 … ł'), 'Lucja\'s "or" - 3x2 ... l');
  assert.equal(plainAscii('漢 a\u00a0b'), '? a b');
});

test('whether a terminal knows Unicode is read from its language', () => {
  assert.equal(knowsUnicode({}), true);
  assert.equal(knowsUnicode({ LANG: 'C' }), false);
  assert.equal(knowsUnicode({ LANG: 'hu_HU.UTF-8' }), true);
  assert.equal(knowsUnicode({ LANG: 'hu_HU.UTF-8', LC_ALL: 'POSIX' }), false);
  assert.equal(knowsUnicode({ LANG: 'C.utf8', TERM: 'dumb' }), false);
});
