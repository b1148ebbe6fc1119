// Drawings that stand in files: the folders of `ui/art` in a game's folder, read by `build/art.ts`.
import { type Drawing, type Still, still } from './still.ts';

export interface Art extends Drawing {
  readonly still: Still; // what an `svg` or a `g` shows, to be spread into it
}

/** `silver_hind` is drawn in `silver-hind.svg`. */
const fileOf = (name: string): string => `${name.replaceAll('_', '-')}.svg`;

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

/**
 * The drawings of one folder by the names that are asked for. A name without a file is an error, and so is a file without a
 * name: whoever adds or removes a drawing hears of it at once.
 */
export function drawings<Name extends string>(
  files: Readonly<Record<string, Drawing>>,
  names: readonly Name[],
): Readonly<Record<Name, Art>> {
  const left = new Map(Object.entries(files).map(([file, drawing]) => [file.split('/').at(-1) as string, drawing]));
  const found = names.map(name => {
    const drawing = left.get(fileOf(name));
    if (drawing === undefined) throw new Error(`there is no drawing ${fileOf(name)}`);
    return [name, artOf(drawing)] as const;
  });
  for (const name of names) left.delete(fileOf(name));
  if (left.size > 0) throw new Error(`nobody asks for ${[...left.keys()].join(', ')}`);
  return Object.fromEntries(found) as Readonly<Record<Name, Art>>;
}
