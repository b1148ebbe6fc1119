/** A stub of the browser for modules that are loaded before a page exists. */
export function pretendBrowser(): void {
  const deaf = { addEventListener: () => {} };
  const location = { pathname: '/', search: '', hash: '', href: 'http://localhost/' };
  Object.assign(globalThis, { window: { ...deaf, location, matchMedia: () => ({ ...deaf, matches: false }) } });
}
