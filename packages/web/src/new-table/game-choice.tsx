// Which game: one picture for each.
import { type ReactNode, useId } from 'react';
import { type CatalogueEntry, games, nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly className: string;
  readonly game: string;
  readonly onChange: (game: CatalogueEntry) => void;
  readonly about?: (game: CatalogueEntry) => ReactNode;
}

export function GameChoice({ className, game, onChange, about }: Props): ReactNode {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={`${className} game-choice`}>
      <legend className="unseen">{text('new.game')}</legend>
      {games.map(each => (
        <label key={each.id}>
          <input type="radio" name={name} checked={each.id === game} onChange={() => onChange(each)} />
          <Cover game={each.id} className="cover" />
          <b>{nameOf(each.id, text.language)}</b>
          {about !== undefined && <small>{about(each)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
