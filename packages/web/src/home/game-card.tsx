// A game on the front page: its picture, its description, and a button to play against bots.
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
      <Cover game={game.id} className="cover" />
      <div className="body">
        <h2>{name}</h2>
        <p className="about">{aboutOf(game, text.language)}</p>
        <p className="facts">
          <Icon name="people" size={16} />
          {playersOf(game.seats, text)}
          {game.lessons.length > 0 && (
            <Link href={`/learn/${game.id}`} aria-label={text('home.learnOf', { game: name })}>
              {text('home.learn')}
            </Link>
          )}
          <Link href={`/rules/${game.id}`} aria-label={text('home.rulesOf', { game: name })}>
            {text('nav.rules')}
          </Link>
          {game.hasEditions && (
            <Link href={`/editions/${game.id}`} aria-label={text('home.valuesOf', { game: name })}>
              {text('home.values')}
            </Link>
          )}
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
          <Link
            className="btn"
            href={`/new?game=${encodeURIComponent(game.id)}`}
            aria-label={text('home.setUpOf', { game: name })}
          >
            {text('home.setUp')}
          </Link>
        </div>
      </div>
    </li>
  );
}
