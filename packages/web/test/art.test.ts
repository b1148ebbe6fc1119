// Drawings are files that any drawing program can open. Every file is shown, and everything that is shown is in a file.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { art, paletteIn, readDrawing } from '../build/art.ts';
import { artFolders, artIn, artPage, isOfHouse } from '../build/art-page.ts';
import { drawingOf } from '../build/drawing.ts';
import { readIcon } from '../build/icon.ts';
import { pretendBrowser } from '../build/pretend-browser.ts';
import { parseSvg, type SvgElement } from '../build/svg.ts';
import { drawings } from '../src/drawn/art.ts';
import { SEAT_MARKS } from '../src/kit/seat-marks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const isCover = (file: string): boolean => path.basename(file) === 'cover.svg';
const isIcon = (file: string): boolean => file === 'packages/web/src/art/icon.svg';
const folders = artFolders();
const files = folders.flatMap(artIn);

function elementsIn(element: SvgElement): SvgElement[] {
  const inside = element.children.filter(child => typeof child !== 'string');
  return [element, ...inside.flatMap(elementsIn)];
}

/** The files that a drawing includes. */
const partsOf = (file: string): string[] =>
  [...read(file).matchAll(/<image href="([^"]+)"/g)].map(([, href = '']) => path.join(path.dirname(file), href));

/** What is wrong with a file, in words. */
function faultsIn(file: string): string[] {
  const text = read(file);
  const root = parseSvg(text);
  const all = elementsIn(root);
  const ids = all.map(({ attributes }) => attributes.id).filter(id => id !== undefined);
  const { viewBox = '', width, height, xmlns } = root.attributes;
  const [, , wide, high] = viewBox.split(' ');
  const isThere = (href: string): boolean =>
    href.startsWith('#') ? ids.includes(href.slice(1)) : existsSync(path.resolve(ROOT, path.dirname(file), href));
  const hrefs = all.flatMap(({ attributes: { href, 'xlink:href': older } }) => href ?? older ?? []);
  const urls = [...text.matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url);
  const faults: Readonly<Record<string, boolean>> = {
    'no xmlns': xmlns !== 'http://www.w3.org/2000/svg',
    'no viewBox of four numbers': !/^(-?[\d.]+ ){3}-?[\d.]+$/.test(viewBox) || !(Number(wide) > 0 && Number(high) > 0),
    'a size other than its viewBox': (width ?? wide) !== wide || (height ?? high) !== high,
    'a script, a style sheet or foreign elements': all.some(({ name }) => /^(script|style|foreignObject)$/.test(name)),
    'an event handler or a class': all.some(each =>
      Object.keys(each.attributes).some(name => /^(on|class$)/.test(name)),
    ),
    'something from elsewhere': [...hrefs, ...urls].some(each => /^\/|^\w+:|\.\.\/\.\./.test(each)),
    'something that is not there': !hrefs.every(isThere) || !urls.every(url => url.startsWith('#') && isThere(url)),
    'a custom property, which drawing programs do not know': text.includes('var('),
    'values of custom properties, which only a cover has': !isCover(file) && /style="[^"]*--/.test(text),
    'a name that is not in kebab-case': !/^([a-z0-9]+-)*[a-z0-9]+\.svg$/.test(path.basename(file)),
  };
  return Object.keys(faults).filter(fault => faults[fault]);
}

for (const folder of folders)
  test(`every drawing in ${folder} opens by itself`, () => {
    for (const file of artIn(folder)) {
      assert.deepEqual(faultsIn(file), [], file);
      assert.ok(readDrawing(path.join(ROOT, file)).markup.length > 0, file);
    }
  });

test('a palette has each colour once, and all of them are used', () => {
  for (const folder of folders) {
    const palette = paletteIn(path.join(ROOT, folder));
    const list = `${folder}/palette.json`;
    const properties = existsSync(path.join(ROOT, list)) ? (JSON.parse(read(list)) as object) : {};
    assert.equal(
      Object.keys(palette).length,
      Object.keys(properties).length,
      `${folder}: two properties have one colour`,
    );
    const all = artIn(folder).map(read).join('');
    for (const [colour, property] of Object.entries(palette)) {
      assert.match(colour, /^#[0-9a-f]{6}$/);
      assert.ok(all.includes(`"${colour}"`), `${folder}: no drawing uses ${colour} (${property})`);
    }
  }
});

test('every file is shown, and everything that is shown has a file', async () => {
  pretendBrowser();
  const asked = new Set<string>();
  const listening: Plugin = {
    name: 'listening',
    enforce: 'pre',
    resolveId: id => (id.endsWith('.css') ? '\0unstyled' : null),
    load(id) {
      if (id === '\0unstyled') return '';
      if (id.endsWith('.svg?drawing')) asked.add(path.relative(ROOT, id.slice(0, -'?drawing'.length)));
      return null;
    },
  };
  const root = path.join(ROOT, 'packages/web');
  for (const folder of folders) {
    const module = isOfHouse(folder) ? 'packages/web/src/kit/index.ts' : `${path.dirname(folder)}/table.tsx`;
    // A name without a file, or a file without a name, is an error in `drawings`.
    await runnerImport(path.join(ROOT, module), {
      root,
      configFile: false,
      plugins: [listening, react(), art()],
      logLevel: 'error',
    });
  }
  const parts = files.flatMap(partsOf);
  assert.deepEqual(
    files.filter(file => !asked.has(file) && !parts.includes(file) && !isCover(file) && !isIcon(file)),
    [],
  );
});

/** Elements that draw something; groups and definitions alone show nothing. */
const VISIBLE = /^(path|rect|circle|ellipse|line|polygon|polyline|text|image|use)$/;
/** Some programs show nothing of files in other folders. */
const isFromElsewhere = ({ attributes: { href = '' } }: SvgElement): boolean => href.startsWith('../');
const isInk = (element: SvgElement): boolean => {
  const { fill, stroke, opacity } = element.attributes;
  const hasPaint = fill !== 'none' || (stroke ?? 'none') !== 'none';
  return VISIBLE.test(element.name) && opacity !== '0' && hasPaint && !isFromElsewhere(element);
};

test('the icon of the page shows the mark, in one file and in plain colours', () => {
  const shapes = read('packages/web/src/art/mark.svg').match(/ d="[^"]+"/g) ?? [];
  assert.ok(shapes.length > 0);
  for (const shape of shapes) assert.ok(readIcon().includes(shape), shape);
  assert.doesNotMatch(readIcon(), /var\(|<image/);
  assert.match(read('packages/web/index.html'), /rel="icon" href="\/icon\.svg"/);
});

test('no drawing is empty', () => {
  for (const file of files) assert.ok(elementsIn(parseSvg(read(file))).some(isInk), file);
});

test('the marks of seats have the colours that the rest of the page uses for them', () => {
  for (const { shape, colour } of SEAT_MARKS)
    assert.ok(read(`packages/web/src/art/seats/${shape}.svg`).includes(`fill="${colour}"`), shape);
});

test('a name without a file and a file without a name are errors', () => {
  const drawing = { box: '0 0 1 1', markup: '<path d="M0 0"/>' };
  const folder = { './art/a-b.svg': drawing, './art/c.svg': drawing };
  assert.equal(drawings(folder, ['a_b', 'c']).a_b.markup, drawing.markup);
  assert.throws(() => drawings(folder, ['a_b', 'c', 'd']), /there is no drawing d\.svg/);
  assert.throws(() => drawings(folder, ['c']), /nobody asks for a-b\.svg/);
});

test('nothing is drawn twice', () => {
  const first = new Map<string, string>();
  for (const file of files)
    for (const [, d = ''] of read(file).matchAll(/\bd="([^"]{60,})"/g)) {
      assert.equal(first.get(d), undefined, `${file} and ${first.get(d)} both draw ${d}`);
      first.set(d, file);
    }
});

test('the page of all drawings shows each of them by day and by night', () => {
  const page = artPage();
  for (const file of files) assert.equal(page.split(`<code>${file}</code>`).length, 2, file);
  assert.equal(page.split('<div class="light">').length, page.split('<div class="dark">').length);
});

const around = {
  palette: { '#2f8f6b': '--glory-ink' },
  prefix: 'game-name-',
  drawingAt: () => ({ box: '0 0 10 10', markup: '<path d="M9 9"/>' }),
};
const made = (inside: string, root = ''): string =>
  drawingOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${root}>${inside}</svg>`, around).markup;

test('colours of the palette become custom properties, others stay', () => {
  assert.equal(
    made('<path fill="#2F8F6B" stroke="#000" d="M0 0"/>'),
    '<path fill="var(--glory-ink,#2F8F6B)" stroke="#000" d="M0 0"/>',
  );
});

test('what a drawing program writes for itself is left out, and its styles become attributes', () => {
  const noise = '<?xml version="1.0"?><!-- made by -->';
  const inside =
    '<sodipodi:namedview id="base"/><metadata><a/></metadata>\n<defs id="d"/><path inkscape:label="x" id="path1" style="fill:#2f8f6b;-inkscape-font:x;stroke:none" d="M0 0"/>';
  const drawing = drawingOf(`${noise}<svg viewBox="0 0 1 1" fill="none" width="1">${inside}</svg>`, around);
  assert.equal(drawing.markup, '<path fill="var(--glory-ink,#2f8f6b)" d="M0 0" stroke="none"/>');
});

test('a part that is used, and another drawing, stand where they are shown', () => {
  assert.equal(
    made('<defs><path id="p" d="M1 1"/></defs><use href="#p" x="2" transform="scale(2)" fill="red"/>'),
    '<path fill="red" d="M1 1" transform="scale(2) translate(2 0)"/>',
  );
  assert.equal(
    made('<image href="other.svg" x="1" y="2" width="20" height="20"/>'),
    '<g transform="translate(1 2) scale(2)"><path d="M9 9"/></g>',
  );
});

test('names in a drawing cannot meet those of another one', () => {
  assert.equal(
    made(
      '<defs><linearGradient id="a"><stop stop-color="#2f8f6b"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
    ),
    '<defs><linearGradient id="game-name-a"><stop stop-color="var(--glory-ink,#2f8f6b)"/></linearGradient></defs><path fill="url(#game-name-a)" d="M0 0"/>',
  );
});

test('what is not well-formed is told with its line', () => {
  assert.throws(() => parseSvg('<svg viewBox="0 0 1 1">\n<g>\n</svg>'), /line 3: <\/svg> closes <g>/);
  assert.throws(() => parseSvg('<svg viewBox="0 0 1 1">\n<path d=M0/></svg>'), /line 2: this is not a tag/);
  assert.throws(() => parseSvg('<svg viewBox="0 0 1 1"><g>'), /<g> is not closed/);
  assert.throws(() => made('<use href="#gone"/>'), /there is no #gone/);
});
