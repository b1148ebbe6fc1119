// npm run new-game NAME: makes a game that compiles, conforms and plays, to be replaced piece by piece.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node, ready, root, run } from './ready.mjs';

const template = path.join(import.meta.dirname, 'new-game', 'template');
const [name = '', ...rest] = process.argv.slice(2);

if (rest.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('Give one name such as "castle-keep": npm run new-game castle-keep');
const folder = path.join(root, 'packages', 'games', name);
if (existsSync(folder)) refuse(`packages/games/${name} is there already.`);

cpSync(template, folder, { recursive: true });
for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
addLine();
await ready();
await run(node, ['packages/testkit/src/goldens-main.ts', name]);
console.log(`packages/games/${name} is there. Try it:
  npx boardwright play ${name}
  npm test packages/games/${name}/test/conform.test.ts
Then read docs/how-to-add-a-game.md.`);

function renamed(text) {
  const words = name.split('-');
  const title = words.map(word => word[0].toUpperCase() + word.slice(1)).join(' ');
  const initials = words.map(word => word[0].toUpperCase()).join('');
  return text
    .replaceAll('template-game', name)
    .replace(/Template Game|Sablonjáték|Gra wzorcowa/g, title)
    .replace(/\bTG-(?=\d)/g, `${initials.length > 1 ? initials : name.slice(0, 2).toUpperCase()}-`);
}

function addLine() {
  const index = path.join(root, 'packages', 'games', 'index.ts');
  const text = readFileSync(index, 'utf8');
  const line = `  '${name}': () => import('./${name}/index.ts'),\n`;
  writeFileSync(
    index,
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
