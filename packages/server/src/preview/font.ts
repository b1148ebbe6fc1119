// The font of the pictures. It is on npm as WOFF: each table of the font deflated. The renderer wants it plain.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

export const FAMILY = 'Fraunces';
const PARTS = ['latin', 'latin-ext'];
const [WOFF_HEADER, WOFF_ENTRY, HEADER, ENTRY] = [44, 20, 12, 16]; // bytes

let files: readonly string[] | null = null;

/** Written once per process, because the renderer reads files only. */
export function fontFiles(): readonly string[] {
  if (files !== null) return files;
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwright-font-'));
  files = PARTS.map(part => {
    const file = path.join(folder, `${part}.ttf`);
    writeFileSync(file, unpacked(readFileSync(resolve(`@fontsource/fraunces/files/fraunces-${part}-600-normal.woff`))));
    return file;
  });
  return files;
}

/** See the W3C recommendation "WOFF File Format 1.0". */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(head, 0, 4, 8); // flavour
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const from = WOFF_HEADER + WOFF_ENTRY * i;
    const [at, packed, length, checksum] = [4, 8, 12, 16].map(field => woff.readUInt32BE(from + field)) as Four;
    const raw = woff.subarray(at, at + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const entry = HEADER + ENTRY * i;
    woff.copy(head, entry, from, from + 4); // tag
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
type Four = [number, number, number, number];
