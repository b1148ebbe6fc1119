// Lessons as modules: their YAML is read once, by the build, and checked by the test kit.
import { readFile } from 'node:fs/promises';
import { parseLesson } from '@boardwright/testkit/lessons';
import type { Plugin } from 'vite';

const isLesson = (file: string): boolean => /\/lessons\/[^/]+\.yaml$/.test(file);

export function lessons(): Plugin {
  return {
    name: 'boardwright-lessons',
    enforce: 'pre',
    async load(file) {
      if (!isLesson(file)) return null;
      return `export default ${JSON.stringify(parseLesson(await readFile(file, 'utf8'), file))};\n`;
    },
  };
}
