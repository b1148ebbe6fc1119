// The picture of a game, or a neutral one.
import type { ReactNode } from 'react';
import { coverOf } from '../games/catalogue.ts';
import { Mark } from './icon.tsx';

/** It is next to the game's name, so it has no text alternative of its own. */
export function Cover({ game, className }: { readonly game: string; readonly className: string }): ReactNode {
  const address = coverOf(game);
  if (address === null)
    return (
      <span className={`${className} cover-neutral`}>
        <Mark size={48} />
      </span>
    );
  return <img className={className} src={address} alt="" width={320} height={239} decoding="async" />;
}
