// Several things in one text, as the player's language lists them. Formats are dear to make: there is one of each language.
const formats = new Map<string, Intl.ListFormat>();

export function listed(language: string, things: readonly string[]): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.ListFormat(language);
    formats.set(language, format);
  }
  return format.format(things);
}
