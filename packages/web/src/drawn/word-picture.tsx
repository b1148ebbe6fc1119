// The symbol of a word in the edition in use. Nothing if the game has no drawing for it.
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
