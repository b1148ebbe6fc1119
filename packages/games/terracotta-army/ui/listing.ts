// Lists several things in the player's language. List formats are expensive to create, so there is one per language.
const formats = new Map<string, Intl.ListFormat>();

export function listed(language: string, things: readonly string[]): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.ListFormat(language);
    formats.set(language, format);
  }
  return format.format(things);
}
