// Parses a drawing into a tree: only the subset of XML that drawing programs write.

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>; // as written: `&amp;` stays `&amp;`
  readonly children: readonly SvgNode[];
}
export type SvgNode = SvgElement | string;

const SKIPPED = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/y;
const OPENING = /<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const CLOSING = /<\/([\w:.-]+)\s*>/y;
const TEXT = /[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: SvgNode[];
}

/** The root element. Throws an error with the line number if the file is not well-formed. */
export function parseSvg(text: string): SvgElement {
  const top: Open = { name: '', attributes: {}, children: [] };
  const open = [top];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const wrong = (what: string): never => {
    throw new Error(`line ${text.slice(0, at).split('\n').length}: ${what}`);
  };
  while (at < text.length) {
    const inside = open.at(-1) as Open;
    if (take(SKIPPED) !== null) continue;
    const words = take(TEXT);
    if (words !== null) {
      inside.children.push(words[0]);
      continue;
    }
    const closing = take(CLOSING);
    if (closing !== null) {
      if (closing[1] !== inside.name) wrong(`</${closing[1]}> closes <${inside.name}>`);
      open.pop();
      continue;
    }
    const opening = take(OPENING);
    if (opening === null) return wrong('this is not a tag');
    const element = { name: opening[1] as string, attributes: attributesOf(opening[2] ?? ''), children: [] };
    inside.children.push(element);
    if (opening[3] === '') open.push(element);
  }
  if (open.length > 1) wrong(`<${open.at(-1)?.name}> is not closed`);
  const roots = top.children.filter(child => typeof child !== 'string');
  const [root] = roots;
  if (root?.name !== 'svg' || roots.length > 1) return wrong('the one outermost element is <svg>');
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(([, name = '', double, single]) => [name, double ?? (single ?? '').replaceAll('"', '&quot;')]),
  );
}

export function markupOfTree(node: SvgNode): string {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const start = `<${node.name}${attributes.join('')}`;
  return node.children.length === 0
    ? `${start}/>`
    : `${start}>${node.children.map(markupOfTree).join('')}</${node.name}>`;
}
