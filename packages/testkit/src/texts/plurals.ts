// Plurals: all categories of a language must be there, or some numbers will read wrong.
import type { Language } from '@boardwright/engine';

/** A sentence for each plural block of an ICU message that lacks a category of its language. */
export function missingPlurals(message: string, language: Language): string[] {
  const blocks = [...message.matchAll(/\{\s*(\w+)\s*,\s*(plural|selectordinal)\s*,/g)];
  return blocks.flatMap(({ 0: head, 1: parameter = '', 2: kind = '', index }) => {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const needed = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const given = categoriesIn(message.slice(index + head.length));
    const missing = needed.filter(category => !given.includes(category));
    return missing.length === 0 ? [] : [`the plural of {${parameter}} has no ${missing.join(', ')}`];
  });
}

/** The categories of a block whose head has been read: the words before each opening brace at its own depth. */
function categoriesIn(rest: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let name = '';
  for (const letter of rest) {
    if (letter === '{' && depth++ === 0) found.push(name.trim().split(/\s+/).at(-1) ?? '');
    if (letter === '}' && --depth < 0) return found;
    name = depth === 0 && letter !== '}' ? name + letter : '';
  }
  return found;
}
