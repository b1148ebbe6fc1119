// The fences between packages: imports point down only, and nothing outside a game's folder knows the game.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string): boolean => /\.(test|sweep)\.tsx?$|\/test\//.test(file);
const ours = globSync('packages/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: file => /(^|\/)(node_modules|dist)(\/|$)/.test(file),
});
const gameIds = globSync('packages/games/*/index.ts', { cwd: root }).map(file => path.basename(path.dirname(file)));

/** What each package may import besides its own files and Node's modules; in tests, the test kit too. */
const MAY_IMPORT: Readonly<Record<string, RegExp>> = {
  engine: /^@noble\/hashes\//,
  content: /^@boardwright\/engine$|^zod\/mini$/,
  text: /^@boardwright\/engine$|^intl-messageformat$/,
  bots: /^@boardwright\/engine$/,
  host: /^@boardwright\/(engine|bots)$/,
  games: /^@boardwright\/(engine|content)$/,
  testkit: /^@boardwright\/(engine|content|text|host|games)$|^yaml$/,
  server: /^@boardwright\/(engine|text|bots|host|games)$|^[^@.]|^@(fastify|resvg|simplewebauthn)\//,
  web: /^@boardwright\/(engine|content|text|bots|host|games)|^[^.]/,
  cli: /^@boardwright\/(engine|text|bots|host|games|testkit|server)(\/|$)|^(openskill|string-width|wrap-ansi)$/,
};
/** The drawn table of a game uses parts of the web package. */
const UI_MAY_IMPORT = /^@boardwright\/(engine|web)(\/|$)|^react/;
const IN_TESTS = /^@boardwright\/|^yaml$|^playwright-core$/;

function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:^import|^(?:import|export|\}).* from|\bimport\()\s*'([^']+)'/gm);
  return [...found].map(match => match[1] as string).filter(name => !name.startsWith('node:'));
}

/** Where a relative import leads, relative to the root. */
const target = (file: string, name: string): string => path.posix.join(path.posix.dirname(file), name);

function mayImport(file: string, name: string): boolean {
  const [, pack = '', game = ''] = file.split('/');
  if (name.startsWith('.')) return staysInside(file, name, pack, game);
  if (isTest(file) || file.includes('/cases/')) return IN_TESTS.test(name) || (MAY_IMPORT[pack]?.test(name) ?? false);
  if (file.includes('/ui/')) return UI_MAY_IMPORT.test(name);
  return MAY_IMPORT[pack]?.test(name) ?? false;
}

function staysInside(file: string, name: string, pack: string, game: string): boolean {
  const to = target(file, name);
  if (pack !== 'games') return to.startsWith(`packages/${pack}/`);
  if (file === 'packages/games/index.ts') return true;
  if (to.includes('/ui/') && !file.includes('/ui/') && !isTest(file)) return false; // a test may ask what a drawing says
  return to.startsWith(`packages/games/${game}/`);
}

test('every import points down', () => {
  const bad = ours.flatMap(file =>
    importsOf(file)
      .filter(name => !mayImport(file, name))
      .map(name => `${file} imports ${name}`),
  );
  assert.deepEqual(bad, []);
});

/**
 * Whether a source names a game. An id of several words is found as a whole word. An id of one word may mean something
 * else, so it counts only where it clearly means a game: in a path, or next to the word game (`game === 'nim'`).
 */
function names(source: string, id: string): boolean {
  if (id.includes('-')) return new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(source);
  return new RegExp(`games/${id}(?![\\w-])|\\bgames?(Id)?\\W{1,8}['"\`]${id}['"\`]`, 'i').test(source);
}

/** These create games, and any name may be used. */
const MAKE_GAMES_UP = [
  'scripts/new-game.mjs',
  'scripts/test/new-games.ts',
  'scripts/test/new-game.test.ts',
  'scripts/test/new-game.sweep.ts',
  'scripts/test/fences.test.ts',
];

test('nothing outside a game’s own folder names the game, but its one line', () => {
  const elsewhere = [
    ...ours,
    ...globSync('{scripts,bench}/**/*.{ts,mjs}', { cwd: root, exclude: f => f.includes('node_modules') }),
  ];
  const bad: string[] = [];
  for (const file of elsewhere.filter(each => !MAKE_GAMES_UP.includes(each)))
    for (const id of gameIds) {
      if (file.startsWith(`packages/games/${id}/`) || file === 'packages/games/index.ts') continue;
      if (names(read(file), id)) bad.push(`${file} names ${id}`);
    }
  assert.deepEqual(bad, []);
  const lines = read('packages/games/index.ts');
  for (const id of gameIds)
    assert.equal(lines.split(`'./${id}/index.ts'`).length, 2, `${id} has one line in packages/games/index.ts`);
});

/** Without these a game would go untested, or have no picture on the front page, and nothing else would notice. */
const PARTS = ['test/conform.test.ts', 'ui/art/cover.svg'];
const missingParts = (folder: string): string[] => PARTS.filter(part => !existsSync(path.join(folder, part)));

test('every game has its test of conformance and its cover', () => {
  const folders = [...gameIds.map(id => `packages/games/${id}`), 'docs/examples/nim', 'scripts/new-game/template'];
  for (const folder of folders) assert.deepEqual(missingParts(path.join(root, folder)), [], folder);
  for (const id of gameIds) assert.match(read(`packages/games/${id}/test/conform.test.ts`), /^conform\(.*folder/ms, id);
});

test('engine, games and bots use no chance or time of their own', () => {
  const pure = ours.filter(
    file => /^packages\/(engine\/src|bots\/src|games)\//.test(file) && !isTest(file) && !file.includes('/ui/'),
  );
  const bad = pure.filter(file => /Math\.random|Date\.now|new Date\(|performance\.now|setTimeout/.test(read(file)));
  assert.deepEqual(bad, []);
});

/** Heuristics and drawings may use the rules, but rules may not use them. */
const isRule = (file: string): boolean => /^packages\/games\/[^/]+\/rules\//.test(file);
const isNoRule = (to: string): boolean =>
  /^packages\/games\/[^/]+\/((bot|plan|forecast|outlook|worth)[^/]*\.ts$|ui\/)/.test(to);
const knowsTooMuch = (file: string, name: string): boolean =>
  isRule(file) && name.startsWith('.') && isNoRule(target(file, name));

test('rules know nothing of bots, forecasts and drawings', () => {
  const bad = ours.flatMap(file =>
    importsOf(file)
      .filter(name => knowsTooMuch(file, name))
      .map(name => `${file} imports ${name}`),
  );
  assert.deepEqual(bad, []);
});

test('drawings keep nothing of a table in their modules: it would be there at the next table', () => {
  const drawings = ours.filter(file => /^packages\/games\/[^/]+\/ui\//.test(file) && !isTest(file));
  assert.ok(drawings.length > 0);
  assert.deepEqual(
    drawings.filter(file => /^(export )?let /m.test(read(file))),
    [],
  );
});

const isDrawing = (file: string): boolean => /^packages\/games\/[^/]+\/ui\//.test(file) && !isTest(file);
const folderOf = (file: string): string => file.split('/').slice(0, 3).join('/');
/** The types of a game's state and tasks, by name. */
function stateTypes(folder: string): string[] {
  const files = globSync(`${folder}/{state,rules/tasks}.ts`, { cwd: root });
  return files.flatMap(file =>
    [...read(file).matchAll(/^export (?:interface|type) (\w+)/gm)].map(match => match[1] ?? ''),
  );
}
const READ_FROM_TABLE =
  /\b(g|view|table|task|asked|match|agenda|content|book)((\?\.)?(\[[^\]]*\]|\w+))*\)* as (?!const\b)/;
/** Lines that cast a state, a task or a content. */
function castsIn(code: string, types: readonly string[]): string[] {
  const named = new RegExp(
    `\\bas (unknown as )?(readonly )?(${[...types, 'Task<', 'Match<', 'Content', 'Book'].join('|')})(\\b|(?<=<))`,
  );
  const lines = code.split('\n').filter(line => !/^\s*(\/\/|\/?\*)|^import /.test(line));
  return lines
    .filter(line => named.test(line) || READ_FROM_TABLE.test(line) || /\bas never\b/.test(line))
    .map(line => line.trim());
}

test('drawings are handed their state, tasks and content with types: they cast none of it', () => {
  const drawings = ours.filter(isDrawing);
  assert.ok(drawings.length > 0);
  const bad = drawings.flatMap(file => castsIn(read(file), stateTypes(folderOf(file))).map(line => `${file}: ${line}`));
  assert.deepEqual(bad, []);
});

/** What contains the standard content: its file, its readers, and the game or module made from it. */
const STANDARD =
  /^import [^;]*(\bstandard\w*\b|\bcontentFile\b|\{[^}]*\bgame\b[^}]*\}|\/content\/(read|check)\.ts'|'\.\.\/(\.\.\/)*index\.ts')/m;
const importsStandard = (code: string): boolean =>
  code.split(/^(?=import )/m).some(each => STANDARD.test(each.slice(0, each.indexOf(';') + 1)));

test('drawings get the content that is played from the table: they import no standard content', () => {
  const bad = ours.filter(file => isDrawing(file) && importsStandard(read(file)));
  assert.deepEqual(bad, []);
});

/**
 * The selectors of a style sheet. Keyframe steps do not count, and nested selectors belong to the selector around them.
 */
function selectorsIn(css: string): string[] {
  const heads = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...heads]
    .map(([, head = '']) => head.trim())
    .filter(head => !/^(@|&|from\b|to\b|[\d.]+%)/.test(head))
    .flatMap(head => head.split(/,(?![^(]*\))/))
    .map(selector => selector.trim());
}

/** The class prefix of a game: the most frequent one in its style sheets, such as `df` in `.df-card`. */
function prefixIn(css: string): string {
  const counts = new Map<string, number>();
  for (const [, prefix = ''] of css.matchAll(/\.([a-z]+)-/g)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * Selectors that would style other pages: without a class of the game (or of its stages), an area of its table, or only for its
 * colours.
 */
function strayingSelectors(css: string, prefix: string, game: string): string[] {
  const own = new RegExp(`\\.(${prefix === 'in' ? `in-${game}` : `(stage-)?${prefix}|in-${game}`})(?![a-z0-9])`);
  return selectorsIn(css).filter(
    selector => !own.test(selector) && !/^(\.area-[\w-]+|:root$|html\.dark$)/.test(selector),
  );
}

test('every selector of a game holds a class of the game, and no two games share the beginning of their classes', () => {
  const sheets = gameIds.map(game => ({ game, css: globSync(`packages/games/${game}/ui/**/*.css`, { cwd: root }) }));
  const prefixes = new Map<string, string>();
  for (const { game, css } of sheets.filter(each => each.css.length > 0)) {
    const prefix = prefixIn(css.map(read).join('\n'));
    const key = prefix === 'in' ? `in-${game}` : prefix;
    assert.equal(prefixes.get(key), undefined, `${game} and ${prefixes.get(key)} both use .${prefix}-`);
    prefixes.set(key, game);
    const bad = css.flatMap(file =>
      strayingSelectors(read(file), prefix, game).map(selector => `${file}: ${selector}`),
    );
    assert.deepEqual(bad, [], `a selector begins with a class of the game, such as .${key}`);
  }
});

test('each fence can fail', () => {
  assert.deepEqual(missingParts(path.join(root, 'packages/games')), PARTS);
  const css =
    '.ab-x { } /* .y */ .btn, .ab .btn:is(.a, .b) { } @media print { b { } } @keyframes k { 20% { } from { } }';
  assert.equal(prefixIn(css), 'ab');
  assert.deepEqual(strayingSelectors(css, 'ab', 'abbey'), ['.btn', 'b']);
  assert.deepEqual(strayingSelectors('.abc { } .in-abbey b { } .in-abbeys { }', 'ab', 'abbey'), ['.abc', '.in-abbeys']);
  assert.deepEqual(strayingSelectors('.stage-ab-x { } .stage-abc { } .stage { }', 'ab', 'abbey'), [
    '.stage-abc',
    '.stage',
  ]);
  assert.deepEqual(strayingSelectors(':root { } html.dark { } :root b { } .area-x b { }', 'ab', 'abbey'), [':root b']);
  assert.equal(names("load('castle-keep')", 'castle-keep'), true);
  assert.equal(names("load('castle-keeper')", 'castle-keep'), false);
  assert.equal(names("import('../games/nim/index.ts')", 'nim'), true);
  assert.equal(names("if (game === 'nim') cheat()", 'nim'), true);
  assert.equal(names("element.animate(); go('/new'); class New {}", 'nim'), false);
  assert.equal(names("element.animate(); go('/new'); class New {}", 'new'), false);
  const cast = (line: string): boolean => castsIn(line, ['G', 'Castle']).length > 0;
  assert.equal(cast('const g = table.view.g as G;'), true);
  assert.equal(cast('const g = table.view.g as unknown as G;'), true);
  assert.equal(cast('const castle = JSON.parse(code) as Castle;'), true);
  assert.equal(cast('const task = (now.asked[0]?.task ?? null) as Task<Tasks> | null;'), true);
  assert.equal(cast('asks.show(choice, task as never)'), true);
  assert.equal(cast('const keep = (table.asked[0]?.task as { readonly keep?: number }).keep;'), true);
  assert.equal(cast('isSame((g[part] as readonly unknown[])[p])'), true);
  assert.equal(cast('const face = word.slice(5) as FaceName;'), false);
  assert.equal(cast("const inner = { do: 'chooseInner', p } as const;"), false);
  assert.equal(importsStandard("import { standard } from '../content/content.ts';\n"), true);
  assert.equal(importsStandard("import {\n  MASTERS,\n  standardBook,\n} from '../game.ts';\n"), true);
  assert.equal(importsStandard("import data from '../content/standard.json' with { type: 'json' };\n"), true);
  assert.equal(importsStandard("import { contentFile } from '../content/read.ts';\n"), true);
  assert.equal(importsStandard("import { game } from '../game.ts';\n"), true);
  assert.equal(importsStandard("import game from '../index.ts';\n"), true);
  assert.equal(
    importsStandard("import { makeGame } from '../game.ts';\nimport type { Content } from '../content/types.ts';\n"),
    false,
  );
  assert.equal(knowsTooMuch('packages/games/a/rules/x.ts', '../forecast.ts'), true);
  assert.equal(knowsTooMuch('packages/games/a/rules/x.ts', '../bot-values.ts'), true);
  assert.equal(knowsTooMuch('packages/games/a/rules/x.ts', '../plan.ts'), true);
  assert.equal(knowsTooMuch('packages/games/a/rules/deep/x.ts', '../../ui/look.ts'), true);
  assert.equal(knowsTooMuch('packages/games/a/rules/x.ts', './codes.ts'), false);
  assert.equal(knowsTooMuch('packages/games/a/plan.ts', './forecast.ts'), false);
  assert.equal(mayImport('packages/engine/src/x.ts', '@boardwright/text'), false);
  assert.equal(mayImport('packages/games/a/rules/x.ts', '../../b/state.ts'), false);
  assert.equal(mayImport('packages/games/a/rules/x.ts', '../ui/board.tsx'), false);
  assert.equal(mayImport('packages/games/a/rules/x.ts', '@boardwright/testkit'), false);
  assert.equal(mayImport('packages/games/a/cases/vocabulary.ts', '@boardwright/testkit'), true);
  assert.equal(mayImport('packages/bots/src/x.ts', '@boardwright/games'), false);
  assert.equal(mayImport('packages/content/src/x.ts', '@boardwright/games'), false);
  assert.equal(mayImport('packages/games/a/content/schema.ts', 'zod'), false);
});
