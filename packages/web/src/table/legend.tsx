// The symbols of a game and what they stand for, above its rules.
import type { Teller } from '@boardwright/text';
import { type ReactNode, use, useId } from 'react';
import { isDrawn } from '../drawn/boards.ts';
import { DrawnContext } from '../drawn/context.tsx';
import type { DrawnEdition } from '../drawn/use-drawn.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { useTeller } from '../games/texts.ts';
import { useText } from '../text/text.tsx';
import { nameOfPicture } from './readable.ts';

const NOBODY: readonly string[] = [];

interface Props {
  readonly game: string;
}

/** With the symbols of the edition that is read. A game without a drawn table has none to explain. */
export function Legend({ game }: Props): ReactNode {
  const edition = use(DrawnContext);
  return edition !== null && isDrawn(game) && <Symbols game={game} edition={edition} />;
}

function Symbols({ game, edition }: Props & { readonly edition: DrawnEdition }): ReactNode {
  const text = useText();
  const id = useId();
  const tell = useTeller(game, text.language, NOBODY, edition.own);
  const { picture, legend = [] } = edition.drawn;
  if (tell === null || picture === undefined || legend.length === 0) return null;
  return (
    <details className="legend">
      <summary id={id}>{text('rules.legend', { n: legend.length })}</summary>
      <SymbolList words={legend} tell={tell} labelledBy={id} />
    </details>
  );
}

interface ListProps {
  readonly words: readonly string[];
  readonly tell: Teller;
  readonly labelledBy: string;
}
export function SymbolList({ words, tell, labelledBy }: ListProps): ReactNode {
  return (
    <ul aria-labelledby={labelledBy}>
      {words.map(word => (
        <li key={word}>
          <WordPicture word={word} size={24} />
          <span>{nameOfPicture(tell, word)}</span>
        </li>
      ))}
    </ul>
  );
}
