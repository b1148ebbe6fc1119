// Writes a compressed copy of each file of the build, which the server sends as it is.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 1000; // bytes; compressing less gains nothing

/** BOARDWRIGHT_COMPRESS=no is for builds that are thrown away, because compressing takes long. */
const { BOARDWRIGHT_COMPRESS = 'yes' } = process.env;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'boardwright-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post', // after the service worker was written
      async handler() {
        if (BOARDWRIGHT_COMPRESS === 'no') return;
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter(file => WORTH_IT.test(file)).map(file => compress(path.join(folder, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  await writeFile(`${file}.gz`, await promisify(gzip)(content));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
}
