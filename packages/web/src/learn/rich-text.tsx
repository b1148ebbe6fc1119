// Texts of lessons: `**bold**`, and `[text](word)` for something that can be chosen, which lights up while the text is pointed at.
import { Fragment, type ReactNode } from 'react';
import { light } from '../drawn/pointing.ts';

const PART = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function RichText({ text }: { readonly text: string }): ReactNode {
  return text.split(/\n\s*\n/).map(paragraph => <p key={paragraph}>{partsOf(paragraph)}</p>);
}

function partsOf(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, bold, named, word] = match;
    parts.push(<Fragment key={`${at}-`}>{text.slice(at, match.index)}</Fragment>);
    parts.push(
      word === undefined ? (
        <b key={match.index}>{bold}</b>
      ) : (
        <b key={match.index} className="named" onPointerEnter={() => light([word])} onPointerLeave={() => light([])}>
          {named}
        </b>
      ),
    );
    at = match.index + whole.length;
  }
  parts.push(text.slice(at));
  return parts;
}
