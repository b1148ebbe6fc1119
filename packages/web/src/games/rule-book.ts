// Parses a game's rule book: chapters, paragraphs with their ids, and a search.
export interface Paragraph {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Places in the content whose values are our own design, because no book shows the printed ones. */
  readonly ours: readonly string[];
  /** Places whose values follow from the books, although no book states them. */
  readonly inferred: readonly string[];
  /** Where the books leave a question open: how we play it, and why. */
  readonly ruling: string;
}
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A rule's id as written in texts: DF-5.3. */
export const RULE_ID = /\b[A-Z]{2,4}-\d+(?:\.\d+)*\b/g;

export function parseRules(text: string): Chapter[] {
  const chapters: { title: string; paragraphs: Writable<Paragraph>[] }[] = [];
  for (const line of text.split('\n')) {
    const chapter = /^## +(.+)$/.exec(line);
    const paragraph = /^### +(\S+) +(.+)$/.exec(line);
    if (chapter !== null) chapters.push({ title: chapter[1] as string, paragraphs: [] });
    else if (paragraph !== null)
      chapters.at(-1)?.paragraphs.push(newParagraph(paragraph[1] as string, paragraph[2] as string));
    else {
      const last = chapters.at(-1)?.paragraphs.at(-1);
      if (last !== undefined) addLine(last, line);
    }
  }
  return chapters;
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

const newParagraph = (id: string, title: string): Writable<Paragraph> => ({
  id,
  title,
  body: '',
  ours: [],
  inferred: [],
  ruling: '',
});

/**
 * `> ours: wheel.inner, tiles`, `> inferred: grid` and `> ruling: …` are notes. Following lines that begin with `>`
 * continue a ruling.
 */
function addLine(paragraph: Writable<Paragraph>, line: string): void {
  const note = /^> *(?:(ours|inferred|ruling): *)?(.*)$/.exec(line);
  const [, kind, rest = ''] = note ?? [];
  if (note === null) paragraph.body += `${line}\n`;
  else if (kind === 'ours' || kind === 'inferred') paragraph[kind] = rest.split(/, */);
  else paragraph.ruling = `${paragraph.ruling} ${rest}`.trim();
}

/** A book is made of messages, which name values of the content. */
export function filledIn(chapters: readonly Chapter[], tell: (message: string) => string): Chapter[] {
  return chapters.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map(each => ({
      ...each,
      title: tell(each.title),
      body: tell(each.body),
      ruling: tell(each.ruling),
    })),
  }));
}

/** Paragraphs that contain all of the words, by chapter. */
export function searchRules(chapters: readonly Chapter[], sought: string): Chapter[] {
  const words = fold(sought)
    .split(/\s+/)
    .filter(word => word !== '');
  return chapters
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.filter(({ id, title: name, body, ruling }) => {
        const text = fold(`${id} ${name} ${body} ${ruling}`);
        return words.every(word => text.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
