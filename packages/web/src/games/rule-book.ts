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

/** What is found, and the beginnings of words that lead to it. */
export interface Found {
  readonly chapters: readonly Chapter[];
  readonly marked: readonly string[];
}

/**
 * Paragraphs in which every word that is sought is the beginning of a word, whatever the accents. If there are none, endings are left
 * off: who looks for `wojownika` finds `wojownik`.
 */
export function searchRules(chapters: readonly Chapter[], sought: string): Found {
  const words = fold(sought)
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return { chapters, marked: [] };
  for (let shorter = 0; shorter <= LONGEST_ENDING; shorter++) {
    const marked = words.map(word =>
      word.slice(0, Math.max(word.length - shorter, Math.min(word.length, SHORTEST_STEM))),
    );
    const found = withWords(chapters, marked);
    if (found.length > 0) return { chapters: found, marked };
  }
  return { chapters: [], marked: [] };
}

const LONGEST_ENDING = 4; // letters
const SHORTEST_STEM = 4;

function withWords(chapters: readonly Chapter[], beginnings: readonly string[]): Chapter[] {
  const wanted = beginnings.map(each => beginningOf([each]));
  return chapters
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.filter(({ id, title: name, body, ruling }) => {
        const text = fold(`${id} ${name} ${body} ${ruling}`);
        return wanted.every(each => text.search(each) >= 0);
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Where a word begins with one of these. */
const beginningOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gu',
  );

/** A text in parts, those at odd places being the words that begin so. */
export function markedIn(text: string, beginnings: readonly string[]): string[] {
  if (beginnings.length === 0) return [text];
  const parts: string[] = [];
  let at = 0;
  for (const { index } of fold(text).matchAll(beginningOf(beginnings))) {
    const word = /^[\p{L}\p{N}]+/u.exec(text.slice(index))?.[0] ?? '';
    if (index < at || word === '') continue;
    parts.push(text.slice(at, index), word);
    at = index + word.length;
  }
  return [...parts, text.slice(at)];
}

/** Letter by letter, so that each stays where it is. */
const fold = (text: string): string => text.replace(/[^ -~\n]/gu, plain).toLowerCase();
const plain = (letter: string): string => {
  const bare = STROKES[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length === letter.length ? bare : letter;
};
const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'l' };
