// Drawings of games (`ui/art`) and of the shell (`packages/web/src/art`). `name.svg?drawing` is a module with the
// markup of the file, ready to be inserted into a page. `name.svg?picture` is a module with the URL of the whole
// picture.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Drawing, drawingOf, type Palette } from './drawing.ts';

const ART = /^(.*\/(?:ui|src)\/art)\/(.*)\.svg$/;

/** `palette.json` of the folder `art`: which colour in the files stands for which custom property. */
export function paletteIn(folder: string): Palette {
  const file = path.join(folder, 'palette.json');
  if (!existsSync(file)) return {};
  const properties = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.fromEntries(Object.entries(properties).map(([property, colour]) => [colour, property]));
}

/** The drawing of a file in a folder `art`. `within` is the id prefix of the drawing that contains it. */
export function readDrawing(file: string, within?: string): Drawing {
  const [, folder = '', name = ''] = ART.exec(file) ?? [];
  const prefix = `${within ?? `${path.basename(path.resolve(folder, '../..'))}-`}${name.replaceAll('/', '-')}-`;
  try {
    return drawingOf(readFileSync(file, 'utf8'), {
      palette: paletteIn(folder),
      prefix,
      drawingAt: href => readDrawing(path.resolve(path.dirname(file), href), prefix),
    });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** A self-contained picture for `img`, with all its parts included. */
export function readPicture(file: string): string {
  const { box, markup } = readDrawing(file);
  const fit = /preserveAspectRatio="[^"]*"/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${fit}>${markup}</svg>`;
}

const addressOf = (picture: string): string =>
  `/assets/cover-${createHash('sha256').update(picture).digest('base64url').slice(0, 8)}.svg`;

/** `asFiles`: use the URLs of the build, although this is not a build. */
export function art({ asFiles = false } = {}): Plugin {
  let isBuild = false;
  return {
    name: 'boardwright-art',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      const [file = '', query] = id.split('?');
      const found = ART.exec(file);
      if (found === null || (query !== 'drawing' && query !== 'picture')) return null;
      this.addWatchFile(file);
      const palette = path.join(found[1] as string, 'palette.json');
      if (existsSync(palette)) this.addWatchFile(palette); // Vite refuses to watch a missing file
      if (query === 'drawing')
        return { code: `export default ${JSON.stringify(readDrawing(file))};\n`, moduleType: 'js' };
      const source = readPicture(file);
      if (isBuild) this.emitFile({ type: 'asset', fileName: addressOf(source).slice(1), source });
      const address = isBuild || asFiles ? addressOf(source) : `data:image/svg+xml,${encodeURIComponent(source)}`;
      return { code: `export default ${JSON.stringify(address)};\n`, moduleType: 'js' };
    },
  };
}
