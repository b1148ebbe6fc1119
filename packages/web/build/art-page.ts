// A page that shows every drawing of the shell and of every game, light and dark, with its name and its file.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteIn, readDrawing } from './art.ts';
import type { Drawing } from './drawing.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TOKENS = 'packages/web/src/style/tokens.css';
const HOUSE = 'packages/web/src/art';

/** The folders with drawings, relative to the root: the shell's, and `ui/art` of each game that has one. */
export const artFolders = (): string[] => [HOUSE, ...globSync('packages/games/*/ui/art', { cwd: ROOT }).toSorted()];
/** The files of a folder, relative to the root. */
export const artIn = (folder: string): string[] => globSync(`${folder}/**/*.svg`, { cwd: ROOT }).toSorted();
export const isOfHouse = (folder: string): boolean => folder === HOUSE;
const titleOf = (folder: string): string =>
  isOfHouse(folder) ? 'The house' : path.basename(path.resolve(folder, '../..'));

/**
 * The custom properties of the dark theme in the style sheets. In the light theme, a drawing shows the colours of its
 * file.
 */
function nightIn(sheets: readonly string[]): string {
  const css = sheets.map(sheet => readFileSync(path.join(ROOT, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
  const rules = [...css.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) =>
    selector?.includes('html.dark'),
  );
  return rules.flatMap(([, , rule = '']) => rule.match(/--[\w-]+\s*:[^;]+;/g) ?? []).join('');
}

/** Both the light and the dark drawing are on the page, so their ids must differ. */
const apart = ({ box, markup }: Drawing, theme: string): string =>
  `<svg viewBox="${box}">${markup.replace(/(\bid="|url\(#)/g, `$1${theme}-`)}</svg>`;

function figure(file: string): string {
  const drawing = readDrawing(path.join(ROOT, file));
  const shown = ['light', 'dark'].map(theme => `<div class="${theme}">${apart(drawing, theme)}</div>`).join('');
  return `<figure>${shown}<figcaption><b>${path.basename(file, '.svg')}</b> ${drawing.box}<br><code>${file}</code></figcaption></figure>`;
}

function paletteOf(folder: string): string {
  const swatches = Object.entries(paletteIn(path.join(ROOT, folder))).map(
    ([colour, property]) => `<li><i style="background:${colour}"></i><code>${colour}</code> ${property}</li>`,
  );
  return `<ul>${swatches.join('')}</ul>`;
}

function sectionOf(art: string): string {
  const sheets = globSync(`${path.dirname(art)}/**/*.css`, { cwd: ROOT });
  const folders = Map.groupBy(artIn(art), file => path.dirname(file));
  const parts = [...folders].map(
    ([folder, files]) => `<h3>${path.basename(folder)}</h3><div class="set">${files.map(figure).join('\n')}</div>`,
  );
  return `<style>[data-art="${art}"] .dark{${nightIn([TOKENS, ...sheets])}}</style>
<section data-art="${art}"><h2>${titleOf(art)}</h2>${paletteOf(art)}${parts.join('\n')}</section>`;
}

const LOOK = `
body{font:14px/1.4 system-ui,sans-serif;margin:24px;color:#231e17;background:#efe7d6}
h2{margin:40px 0 8px}h3{margin:20px 0 8px;font-weight:600}
ul{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none}li i{display:inline-block;width:14px;height:14px;margin-right:4px;vertical-align:-2px;border:1px solid #0004}
.set{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:12px}
figure{margin:0;display:grid;grid-template-columns:1fr 1fr;overflow:hidden;border-radius:6px;background:#fff;box-shadow:0 1px 3px #0003}
figure>div{padding:12px;background:var(--paper,#f8f3e8);color:var(--ink,#231e17)}
figure svg{display:block;width:100%;height:96px;overflow:visible}
figcaption{grid-column:1/3;padding:6px 10px;font-size:12px}code{font-size:11px;overflow-wrap:anywhere}`;

export function artPage(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Art</title><style>${LOOK}</style></head>
<body><h1>Art</h1>${artFolders().map(sectionOf).join('\n')}</body></html>\n`;
}
