// A game on the front page: its picture, its description, and what a visitor can do at once. Its page has the rest.
import type { ReactNode } from 'react';
import { aboutOf, type CatalogueEntry, nameOf, playersOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly game: CatalogueEntry;
  readonly isOpening: boolean;
  readonly onPlay: (game: CatalogueEntry) => void;
}

export function GameCard({ game, isOpening, onPlay }: Props): ReactNode {
  const text = useText();
  const name = nameOf(game.id, text.language);
  return (
    <li className="panel game">
      <Link href={`/games/${game.id}`} tabIndex={-1} aria-hidden="true">
        <Cover game={game.id} className="cover" />
      </Link>
      <div className="body">
        <h2>
          <Link href={`/games/${game.id}`}>{name}</Link>
        </h2>
        <p className="about">{aboutOf(game, text.language)}</p>
        <p className="facts">
          <Icon name="people" size={16} />
          {playersOf(game.seats, text)}
          <Link href={`/rules/${game.id}`} aria-label={text('home.rulesOf', { game: name })}>
            {text('nav.rules')}
          </Link>
        </p>
        <div className="acts">
          <button
            type="button"
            className="btn go"
            onClick={() => onPlay(game)}
            aria-busy={isOpening}
            aria-label={text('home.playNowOf', { game: name })}
          >
            <Icon name="play" size={16} />
            {text('home.playNow')}
          </button>
          {game.lessons.length > 0 && (
            <Link className="btn" href={`/learn/${game.id}`} aria-label={text('home.learnOf', { game: name })}>
              {text('home.learn')}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
