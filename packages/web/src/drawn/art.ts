// The drawings that a game keeps in files, in the folders of `ui/art`. `build/art.ts` reads them.
import { byName, type Drawing } from '../art/by-name.ts';
import { type Still, still } from './still.ts';

export interface Art extends Drawing {
  readonly still: Still; // the content of an `svg` or a `g`: spread it into one
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

/** The drawings of one folder, by name. */
export function drawings<Name extends string>(
  files: Readonly<Record<string, Drawing>>,
  names: readonly Name[],
): Readonly<Record<Name, Art>> {
  const found = byName(files, names);
  return Object.fromEntries(names.map(name => [name, artOf(found[name])])) as Readonly<Record<Name, Art>>;
}
