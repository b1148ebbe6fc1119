// The picture of a link: the cover of the game with a card on it. Drawn without a browser, off the main thread, and kept.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { FAMILY, fontFiles } from './font.ts';
import type { Words } from './words.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const MOST_KEPT = 200;
const [TITLE, ABOUT] = [40, 70]; // letters in one line
const GAMES = path.dirname(createRequire(import.meta.url).resolve('@boardwright/games'));

export class Pictures {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** The same words make the same picture. */
  of(game: string, words: Words): Promise<Buffer> {
    const key = JSON.stringify([game, words.title, words.about]);
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made = draw(game, words);
    this.kept.set(key, made);
    made.catch(() => this.kept.delete(key));
    for (const oldest of this.kept.keys()) if (this.kept.size > MOST_KEPT) this.kept.delete(oldest);
    return made;
  }
}

async function draw(game: string, words: Words): Promise<Buffer> {
  const font = { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: FAMILY };
  const image = await renderAsync(svgOf(await coverOf(game), words), { font, fitTo: { mode: 'original' } });
  return Buffer.from(image.asPng());
}

/** A game from elsewhere, or one without a picture, has none. */
async function coverOf(game: string): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(game)) return '';
  const file = await readFile(path.join(GAMES, game, 'ui/art/cover.svg'), 'utf8').catch(() => '');
  return file.replace(/^[^<]*(<\?xml[^>]*>)?\s*<svg /, `<svg x="0" y="0" width="${WIDTH}" height="${HEIGHT}" `);
}

function svgOf(cover: string, { title, about }: Words): string {
  const lines = wrapped(title, TITLE, 2);
  const below = wrapped(about, ABOUT, 2);
  const height = 70 + lines.length * 62 + below.length * 36;
  const top = HEIGHT - 48 - height;
  const text = (line: string, y: number, size: number, colour: string): string =>
    `<text x="96" y="${y}" font-family="${FAMILY}" font-weight="600" font-size="${size}" fill="${colour}">${escaped(line)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#d9cbb3"/>${cover}
<rect x="52" y="${top}" width="${WIDTH - 104}" height="${height}" rx="22" fill="#f8f3e8"/>
${lines.map((line, i) => text(line, top + 66 + i * 62, 52, '#231e17')).join('')}
${below.map((line, i) => text(line, top + 66 + lines.length * 62 - 10 + i * 36, 28, '#5d5344')).join('')}
</svg>`;
}

/** Lines of at most so many letters. What does not fit is left out. */
function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, letters));
  }
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, letters - 1).replace(/[\s.,]+$/, '')}…`];
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
