// Drawings of a game that stand in files: the folders of `ui/art`, read by `build/art.ts`.
import { byName, type Drawing } from '../art/by-name.ts';
import { type Still, still } from './still.ts';

export interface Art extends Drawing {
  readonly still: Still; // what an `svg` or a `g` shows, to be spread into it
}

function artOf(drawing: Drawing): Art {
  let made: Still | undefined;
  return {
    ...drawing,
    get still() {
      made ??= still(drawing);
      return made;
    },
  };
}

/** The drawings of one folder by the names that are asked for. */
export function drawings<Name extends string>(
  files: Readonly<Record<string, Drawing>>,
  names: readonly Name[],
): Readonly<Record<Name, Art>> {
  const found = byName(files, names);
  return Object.fromEntries(names.map(name => [name, artOf(found[name])])) as Readonly<Record<Name, Art>>;
}
