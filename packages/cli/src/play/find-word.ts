// Finds the word that a player typed: a number from the list, a word, or the beginning of one.

export type Found = { readonly word: string } | { readonly several: readonly string[] } | null;

/** The kind may be left out: `hyd` finds `feat:hydra`. */
export function findWord(typed: string, words: readonly string[]): Found {
  if (/^\d+$/.test(typed)) {
    const word = words[Number(typed) - 1];
    return word === undefined ? null : { word };
  }
  const exact = words.find(word => word === typed);
  if (exact !== undefined) return { word: exact };
  const detail = (word: string): string => word.slice(word.indexOf(':') + 1);
  for (const begins of [
    (word: string): boolean => word.startsWith(typed),
    (word: string): boolean => detail(word) === typed,
    (word: string): boolean => detail(word).startsWith(typed),
  ]) {
    const several = words.filter(begins);
    if (several.length > 1) return { several };
    if (several[0] !== undefined) return { word: several[0] };
  }
  return null;
}
