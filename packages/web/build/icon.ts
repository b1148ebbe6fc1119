// The icon of the page, `/icon.svg`: the file `src/art/icon.svg` with the mark inside, so that the mark is drawn once.
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPicture } from './art.ts';

const FILE = path.resolve(import.meta.dirname, '../src/art/icon.svg');

/** In the colours of the file: the system that shows an icon knows no custom properties. */
export const readIcon = (): string => readPicture(FILE).replace(/var\(--[\w-]+,([^)]+)\)/g, '$1');

export function icon(): Plugin {
  return {
    name: 'boardwright-icon',
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_, reply) => {
        reply.setHeader('content-type', 'image/svg+xml');
        reply.end(readIcon());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: readIcon() });
    },
  };
}
