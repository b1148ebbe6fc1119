// How long something took, for `npm run frames` and the browser's own tools.
export function note(what: string, start: number): void {
  performance.measure(what, { start, end: performance.now() });
}
