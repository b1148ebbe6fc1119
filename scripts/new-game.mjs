// npm run new-game NAME: creates a game that compiles, conforms and plays, to be replaced piece by piece.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node, ready, root, run } from './ready.mjs';

const template = path.join(import.meta.dirname, 'new-game', 'template');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const INDEX = path.join(root, 'packages', 'games', 'index.ts');
const [name = '', ...rest] = process.argv.slice(2);

if (rest.length > 0 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
  refuse('Give one name such as "castle-keep": npm run new-game castle-keep');
/** Folders that every game has: a game with such a name would be mistaken for one of them. */
const PARTS = ['cases', 'content', 'dist', 'goldens', 'lessons', 'locale', 'rules', 'test', 'ui'];
if (PARTS.includes(name)) refuse(`"${name}" is the name of a part of every game. Give another one.`);
const folder = path.join(root, 'packages', 'games', name);
if (existsSync(folder)) refuse(`packages/games/${name} is there already.`);

cpSync(template, folder, { recursive: true });
for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
addLine();
await ready();
// The length of the name changes where lines break, and whether a key needs quotes.
await run(node, [BIOME, 'check', '--write', '--log-level=error', '--vcs-enabled=false', folder, INDEX]);
await run(node, ['packages/testkit/src/goldens-main.ts', name]);
console.log(`packages/games/${name} is there. Try it:
  npm start                                              it is on the front page
  npx boardwright play ${name}
  npm test packages/games/${name}/test/conform.test.ts
Then make it yours: docs/how-to-add-a-game.md.`);

function renamed(text) {
  const title = name
    .split('-')
    .map(word => word[0].toUpperCase() + word.slice(1))
    .join(' ');
  return text
    .replaceAll('template-game', name)
    .replace(/Template Game|Sablonjáték|Gra wzorcowa/g, title)
    .replace(/\bTG-(?=\d)/g, `${initials()}-`);
}

/** The prefix of its rule ids: two letters or more. */
function initials() {
  const first = [...name.matchAll(/(?<=^|-)[a-z]/g)].join('');
  const letters = first.length > 1 ? first : name.replace(/[^a-z]/g, '').slice(0, 2);
  return letters.toUpperCase().padEnd(2, 'X');
}

function addLine() {
  const text = readFileSync(INDEX, 'utf8');
  const line = `  '${name}': () => import('./${name}/index.ts'),\n`;
  writeFileSync(
    INDEX,
    text.replace(/( = \{)(.*?)\n?\};\n$/s, (_, open, lines) => `${open}${lines}\n${line}};\n`),
  );
}

function* filesIn(dir) {
  for (const entry of readdirSync(dir)) {
    const file = path.join(dir, entry);
    if (statSync(file).isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
