// Reads and writes files, with one sentence for each thing that can go wrong.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BadInput } from '@boardwright/engine';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is already a file with this name',
};

export function readText(file: string): string {
  return attempt(`cannot read ${file}`, () => readFileSync(file, 'utf8'));
}

/** Writes a whole file or nothing: an existing file stays unchanged if something fails. */
export function writeText(file: string, text: string): void {
  attempt(`cannot write ${file}`, () => {
    const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
    try {
      writeFileSync(part, text);
      renameSync(part, file);
    } finally {
      rmSync(part, { force: true });
    }
  });
}

export function makeFolder(folder: string): void {
  attempt(`cannot make the folder ${folder}`, () => mkdirSync(folder, { recursive: true }));
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file} is not valid JSON: ${oneLine((error as Error).message)}`);
  }
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function attempt<R>(what: string, action: () => R): R {
  try {
    return action();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new BadInput(`${what}: ${REASONS[code] ?? oneLine(message)}`);
  }
}
