// Inline styles of our pages. Browsers accept each by its hash, and no others.
import { createHash } from 'node:crypto';
import { STYLE as WELCOME_STYLE } from '../welcome-style.ts';

export const API_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{font-size:1.1rem}pre{overflow:auto;max-height:16rem;border:1px solid #8886;border-radius:6px;padding:.5rem}`;

/** On iOS, react-aria inserts exactly this style so that nothing scrolls behind a dialog. */
export const LIBRARY_STYLE = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What `style-src` allows besides our own files. React sets element styles by script, which needs no permission. */
export const STYLE_HASHES: readonly string[] = [WELCOME_STYLE, API_STYLE, LIBRARY_STYLE].map(hashOf);
