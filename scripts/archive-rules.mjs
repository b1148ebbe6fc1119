// Archives the rules of a game at a commit, so that matches that began with them can be finished:
// node scripts/archive-rules.mjs GAME COMMIT
// writes older/VERSION.js in the game's folder: one file with rules, bots and content. The engine, the content reader
// and the texts are the current ones. Then list it under `older` in the game's module (docs/operations.md).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ready.mjs';

const [game, commit] = process.argv.slice(2);
if (game === undefined || commit === undefined) {
  console.error('usage: node scripts/archive-rules.mjs GAME COMMIT');
  process.exit(2);
}
const require = createRequire(createRequire(path.join(root, 'packages/web/package.json')).resolve('vite'));
const { rolldown } = await import(pathToFileURL(require.resolve('rolldown')));

const folder = mkdtempSync(path.join(tmpdir(), 'boardwright-archive-'));
const tar = execFileSync('git', ['archive', commit, `packages/games/${game}`], { cwd: root, maxBuffer: 2 ** 28 });
execFileSync('tar', ['-x', '-C', folder], { input: tar });

const bundle = await rolldown({
  input: path.join(folder, `packages/games/${game}/index.ts`),
  external: [/^@boardwright\//, /^\.\/(locale|older)\//],
});
const { output } = await bundle.generate({ format: 'esm', minify: true });
await bundle.close();
if (output.length !== 1)
  throw new Error(`one file was expected, not ${output.map(({ fileName }) => fileName).join(', ')}`);
const { code } = output[0];
const version = /\bversion:(\d+)/.exec(code)?.[1];
rmSync(folder, { recursive: true });
const file = path.join(root, `packages/games/${game}/older/${version}.js`);
mkdirSync(path.dirname(file), { recursive: true });
const head = `// Version ${version} of the rules, made by scripts/archive-rules.mjs from commit ${commit}. Not to be edited.\n`;
// The current texts, and rules that were archived before.
const moved = code.replaceAll('`./locale/', '`../locale/').replaceAll('`./older/', '`./');
writeFileSync(file, `${head}${moved}\n`);
writeFileSync(
  file.replace('.js', '.d.ts'),
  `import type { AnyModule } from '@boardwright/engine';

declare const module: AnyModule;
export default module;
`,
);
console.log(`${path.relative(root, file)}: ${Math.round(code.length / 1000)} kB`);
