// The built page, and whether there is a browser. Importing this builds the page, unless `npm test` has built it for
// all tests.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { installed } from '../chromium.ts';

export { CHROMIUM, FLAGS } from '../chromium.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../scripts/build-web.mjs');
if (process.env.BOARDWRIGHT_PAGE !== 'built') execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });

export const dist = path.resolve(import.meta.dirname, '../dist');

/** Why browser tests cannot run here; false: they can. */
export const cannot: false | string =
  installed === null ? 'no Chromium is installed (Debian: apt-get install chromium-headless-shell)' : false;
