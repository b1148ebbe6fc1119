// The first paint: the front page or an opening table in each language, and links to what must be fetched next. They
// are templates in index.html, and `src/early.ts` picks the right ones before the app has loaded. On a slow network,
// what is visible at once comes first, and the app after it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Messages } from '@boardwright/engine';
import react from '@vitejs/plugin-react';
import { build, type IndexHtmlTransformContext, type Plugin, type Rolldown, runnerImport } from 'vite';
import { art } from './art.ts';
import { catalogue } from './catalogue.ts';
import { pretendBrowser } from './pretend-browser.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
const ROOT = path.resolve(import.meta.dirname, '..');
/** The modules that pages with this first path segment start with. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  here: ['src/pages/table.tsx', 'src/here/session.ts'],
  table: ['src/pages/table.tsx', 'src/online/session.ts'],
};

/** A script that needs no other file. */
async function earlyScript(): Promise<string> {
  const input = path.join(ROOT, 'src/early.ts');
  const options = { write: false, rolldownOptions: { input, output: { format: 'iife' as const } } };
  const made = await build({ root: ROOT, configFile: false, publicDir: false, logLevel: 'warn', build: options });
  const [{ output }] = [made].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** React requests pictures twice: by a link, and where they are used. */
const once = (markup: string): string => markup.replace(/<link rel="preload" as="image"[^>]*>/g, '');

/** A chunk and everything it imports, with their styles. */
function filesOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) filesOf(bundle, next, found);
  return found;
}

function chunkOf(bundle: Bundle, module: string): string {
  const id = path.join(ROOT, module);
  const found = Object.values(bundle).find(each => each.type === 'chunk' && each.moduleIds.includes(id));
  if (found === undefined) throw new Error(`the build has no chunk for ${module}`);
  return found.fileName;
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const template = (name: string, content: string): string => `<template data-for="${name}">${content}</template>`;

async function templates(bundle: Bundle): Promise<string> {
  pretendBrowser();
  const { module } = await runnerImport<typeof import('../src/first-paint.tsx')>(
    path.join(ROOT, 'src/first-paint.tsx'),
    { root: ROOT, configFile: false, plugins: [react(), catalogue(), art({ asFiles: true })], logLevel: 'warn' },
  );
  const all: string[] = [];
  for (const language of LANGUAGES) {
    const file = `locale/${language}.json`;
    const messages = JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as Messages;
    const { front, table } = module.paint(language, messages);
    all.push(template(`front-${language}`, once(front)));
    for (const page of Object.keys(PAGES)) all.push(template(`${page}-${language}`, table));
    all.push(template(`language-${language}`, linkTo(chunkOf(bundle, file))));
  }
  const first = filesOf(bundle, chunkOf(bundle, 'src/main.tsx'));
  for (const [page, modules] of Object.entries(PAGES)) {
    const files = new Set(modules.flatMap(module => [...filesOf(bundle, chunkOf(bundle, module))]));
    const next = [...files].filter(file => !first.has(file));
    all.push(template(`page-${page}`, next.map(linkTo).join('')));
  }
  return all.join('\n    ');
}

export function firstPaint(): Plugin {
  let script = { fileName: '', source: '' };
  return {
    name: 'boardwright-first-paint',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const source = await earlyScript();
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        script = { fileName: `assets/early-${hash}.js`, source };
        const early = `${await templates(bundle)}\n    <script src="/${script.fileName}"></script>`;
        const patient = html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
        return patient.replace('</body>', `  ${early}\n  </body>`);
      },
    },
    generateBundle() {
      if (script.fileName !== '') this.emitFile({ type: 'asset', ...script });
    },
  };
}
