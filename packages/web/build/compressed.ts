// Writes each file of the build once more, compressed: the server hands these out as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 1000; // bytes; less gains nothing

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
