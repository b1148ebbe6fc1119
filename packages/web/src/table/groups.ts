// The order in which options stand in the list.
import { splitWord, type Word } from '@boardwright/engine';

/** Words of one kind stand together, in the order the rules give them; buttons such as `pass` come last. */
export function groupsOf(words: readonly Word[]): Word[][] {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const { kind } = splitWord(word);
    groups.set(kind, [...(groups.get(kind) ?? []), word]);
  }
  const buttons = groups.get('button');
  groups.delete('button');
  return [...groups.values(), ...(buttons === undefined ? [] : [buttons])];
}
