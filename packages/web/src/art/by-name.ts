// Drawings from the files of a folder, by name.

/** A drawing from a file, as `build/art.ts` reads it. */
export interface Drawing {
  readonly box: string; // its viewBox
  readonly markup: string; // the content of the svg element
}

/** `silver_hind` is drawn in `silver-hind.svg`. */
const fileOf = (name: string): string => `${name.replaceAll('_', '-')}.svg`;

/**
 * A name without a file is an error, and so is a file without a name. So a missing or superfluous drawing is noticed at
 * once.
 */
export function byName<Name extends string>(
  files: Readonly<Record<string, Drawing>>,
  names: readonly Name[],
): Readonly<Record<Name, Drawing>> {
  const left = new Map(Object.entries(files).map(([file, drawing]) => [file.split('/').at(-1) as string, drawing]));
  const found = names.map(name => {
    const drawing = left.get(fileOf(name));
    if (drawing === undefined) throw new Error(`there is no drawing ${fileOf(name)}`);
    return [name, drawing] as const;
  });
  for (const name of names) left.delete(fileOf(name));
  if (left.size > 0) throw new Error(`nobody asks for ${[...left.keys()].join(', ')}`);
  return Object.fromEntries(found) as Readonly<Record<Name, Drawing>>;
}
