// One page that shows every drawing of every game, by day and by night, with its name and its file.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteIn, readDrawing } from './art.ts';
import type { Drawing } from './drawing.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HOUSE = 'packages/web/src/style/tokens.css';

/** The files of the drawings of a game, from the root; a game without a folder `ui/art` has none. */
export const artOf = (game: string): string[] =>
  globSync(`packages/games/${game}/ui/art/**/*.svg`, { cwd: ROOT }).toSorted();
export const gamesWithArt = (): string[] =>
  globSync('packages/games/*/ui/art', { cwd: ROOT })
    .map(folder => path.basename(path.dirname(path.dirname(folder))))
    .toSorted();

/** What style sheets say about custom properties by night; by day a drawing shows the colours of its file. */
function nightIn(sheets: readonly string[]): string {
  const css = sheets.map(sheet => readFileSync(path.join(ROOT, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
  const rules = [...css.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) =>
    selector?.includes('html.dark'),
  );
  return rules.flatMap(([, , rule = '']) => rule.match(/--[\w-]+\s*:[^;]+;/g) ?? []).join('');
}

/** The ids of a drawing must differ by day and by night: both stand on the page. */
const apart = ({ box, markup }: Drawing, theme: string): string =>
  `<svg viewBox="${box}">${markup.replace(/(\bid="|url\(#)/g, `$1${theme}-`)}</svg>`;

function figure(file: string): string {
  const drawing = readDrawing(path.join(ROOT, file));
  const shown = ['light', 'dark'].map(theme => `<div class="${theme}">${apart(drawing, theme)}</div>`).join('');
  return `<figure>${shown}<figcaption><b>${path.basename(file, '.svg')}</b> ${drawing.box}<br><code>${file}</code></figcaption></figure>`;
}

function paletteOf(game: string): string {
  const swatches = Object.entries(paletteIn(path.join(ROOT, 'packages/games', game, 'ui/art'))).map(
    ([colour, property]) => `<li><i style="background:${colour}"></i><code>${colour}</code> ${property}</li>`,
  );
  return `<ul>${swatches.join('')}</ul>`;
}

function sectionOf(game: string): string {
  const sheets = globSync(`packages/games/${game}/ui/**/*.css`, { cwd: ROOT });
  const folders = Map.groupBy(artOf(game), file => path.dirname(file));
  const parts = [...folders].map(
    ([folder, files]) => `<h3>${path.basename(folder)}</h3><div class="set">${files.map(figure).join('\n')}</div>`,
  );
  return `<style>[data-game="${game}"] .dark{${nightIn([HOUSE, ...sheets])}}</style>
<section data-game="${game}"><h2>${game}</h2>${paletteOf(game)}${parts.join('\n')}</section>`;
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
<body><h1>Art</h1>${gamesWithArt().map(sectionOf).join('\n')}</body></html>\n`;
}
