// Rules of style that are made by script: a page that allows no styles but its own allows these.
import { once } from '@boardwright/text';

const sheet = once(() => {
  const made = new CSSStyleSheet();
  document.adoptedStyleSheets.push(made);
  return made;
});

export function withRule(rule: string): void {
  sheet().insertRule(rule);
}
