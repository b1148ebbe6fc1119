// The symbol of a word, as the edition in use has it; nothing where the game draws none.
import { memo, type ReactNode, use } from 'react';
import { DrawnContext } from './context.tsx';

interface Props {
  readonly word: string;
  readonly size: number;
}

export const WordPicture = memo(function WordPicture({ word, size }: Props): ReactNode {
  const edition = use(DrawnContext);
  return edition?.drawn.picture?.({ word, size, content: edition.content });
});
