// The symbols of a game and what they stand for, above its rules.
import { type ReactNode, useId } from 'react';
import { isDrawn } from '../drawn/boards.ts';
import { useDrawnTable } from '../drawn/use-drawn.ts';
import { useTeller } from '../games/texts.ts';
import { useText } from '../text/text.tsx';
import { labelOf } from './readable.ts';

const NOBODY: readonly string[] = [];

interface Props {
  readonly game: string;
}

/** A game without a drawn table has no symbols to explain. */
export function Legend({ game }: Props): ReactNode {
  return isDrawn(game) ? <Symbols game={game} /> : null;
}

function Symbols({ game }: Props): ReactNode {
  const text = useText();
  const id = useId();
  const drawn = useDrawnTable(game);
  const tell = useTeller(game, text.language, NOBODY);
  if (drawn === null || tell === null) return null;
  const { Picture, legend = [] } = drawn;
  if (Picture === undefined || legend.length === 0) return null;
  const nameOf = (word: string): string =>
    word.startsWith('term:') ? labelOf(tell, word.slice('term:'.length)) : tell.word(word);
  return (
    <details className="legend">
      <summary id={id}>{text('rules.legend', { n: legend.length })}</summary>
      <ul aria-labelledby={id}>
        {legend.map(word => (
          <li key={word}>
            <Picture word={word} size={24} />
            <span>{nameOf(word)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
