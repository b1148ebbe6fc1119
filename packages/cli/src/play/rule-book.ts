// The rule book at the terminal: a paragraph by its id, and a search in all of them.

import type { Language } from '@boardwright/engine';
import { type Paragraph, paragraphsIn } from '@boardwright/testkit';
import type { Speech } from '../speech.ts';
import { hanging, wrapped } from '../terminal/text.ts';
import { paragraph, refuse, type Shown, say } from './show.ts';

export type ReadRules = (language: Language) => readonly Paragraph[];
export const rulesIn =
  (folder: URL): ReadRules =>
  language =>
    paragraphsIn(folder, language);

/** As many as one looks through. */
const MOST = 20;

export function showRules(shown: Shown, read: ReadRules, sought: string): void {
  const { speech } = shown;
  const all = read(speech.language).map(each => ({ ...each, title: speech.rule(each.title) }));
  if (all.length === 0) say(shown, 'rules.none');
  else if (sought === '') say(shown, 'rules.how', { n: all.length, example: all[0]?.id ?? '' });
  else showFound(shown, search(all, sought, speech), sought);
}

function showFound(shown: Shown, found: readonly Paragraph[], sought: string): void {
  const { screen } = shown;
  const [only] = found;
  if (only === undefined) refuse(shown, 'rules.nothing', { sought });
  else if (found.length === 1) read(shown, only);
  else {
    for (const { id, title } of found.slice(0, MOST))
      for (const line of hanging(`  ${screen.paint('cyan', id)}  `, title, screen.columns)) screen.print(line);
    if (found.length > MOST) say(shown, 'rules.more', { n: found.length - MOST });
    say(shown, 'rules.read', { example: only.id });
  }
}

function search(all: readonly Paragraph[], sought: string, speech: Speech): readonly Paragraph[] {
  const words = fold(sought).split(/\s+/);
  const has = (text: string): boolean => words.every(word => fold(text).includes(word));
  const exact = all.filter(({ id }) => fold(id) === fold(sought) || fold(id).endsWith(`-${fold(sought)}`));
  if (exact.length > 0) return exact;
  const titled = all.filter(({ id, title }) => has(`${id} ${title}`));
  const others = all.filter(each => !titled.includes(each) && has(readable(each, speech)));
  return [...titled, ...others];
}

function read(shown: Shown, rule: Paragraph): void {
  const { screen, speech } = shown;
  screen.print(screen.paint('bold', `${rule.id} ${rule.title}`));
  for (const block of readable(rule, speech).split('\n')) {
    const lead = /^(?:[-*]|\d+\.) /.exec(block)?.[0] ?? '';
    if (screen.plain) paragraph(shown, '', block);
    else
      for (const line of wrapped(block.slice(lead.length), screen.columns - lead.length).entries())
        screen.print((line[0] === 0 ? lead : ' '.repeat(lead.length)) + line[1]);
  }
}

/** A paragraph line by line, without its marks; notes say where the printed rules leave a question open, or show no values. */
function readable({ text }: Paragraph, speech: Speech): string {
  const lines = text.split('\n').map(line =>
    line
      .replace(/^> *ours:.*/, `- ${speech.say('rules.ours')}`)
      .replace(/^> *inferred:.*/, `- ${speech.say('rules.inferred')}`)
      .replace(/^> *ruling: */, `- ${speech.say('rules.ruling')} `)
      .replace(/^> */, ''),
  );
  const joined = lines.join('\n').replace(/\n(?!\n|[-*|] |\d+\. )/g, ' ');
  return speech
    .rule(joined)
    .replace(/\*\*|`/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n');
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
