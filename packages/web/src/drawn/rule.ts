// Style rules made by script. They work even if the page allows no styles but its own.
import { once } from '@boardwright/text';

const sheet = once(() => {
  const made = new CSSStyleSheet();
  document.adoptedStyleSheets.push(made);
  return made;
});

export function withRule(rule: string): void {
  sheet().insertRule(rule);
}
