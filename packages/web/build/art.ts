// Drawings of games: `ui/art/**/*.svg?drawing` is a module with the markup of the file, ready to be copied into a page.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Drawing, drawingOf, type Palette } from './drawing.ts';

const ART = /^(.*\/ui\/art)\/(.*)\.svg$/;

/** `palette.json` of the folder `art`: which colour of the files stands for which custom property. */
export function paletteIn(folder: string): Palette {
  const file = path.join(folder, 'palette.json');
  if (!existsSync(file)) return {};
  const properties = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.fromEntries(Object.entries(properties).map(([property, colour]) => [colour, property]));
}

/** The drawing of a file in a folder `ui/art`; `within` is the beginning of all ids in the drawing that it is a part of. */
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

export function art(): Plugin {
  return {
    name: 'boardwright-art',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      const found = ART.exec(file);
      if (query !== 'drawing' || found === null) return null;
      this.addWatchFile(file);
      this.addWatchFile(path.join(found[1] as string, 'palette.json'));
      return { code: `export default ${JSON.stringify(readDrawing(file))};\n`, moduleType: 'js' };
    },
  };
}
