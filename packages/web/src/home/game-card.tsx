// A game on the front page: its picture, what it is about, and a game against bots in one click.
import { type ReactNode, useState } from 'react';
import { aboutOf, type CatalogueEntry, nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { usePreferences } from '../model/settings.ts';
import { go, Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { playNow } from './play-now.ts';

export function GameCard({ game }: { readonly game: CatalogueEntry }): ReactNode {
  const text = useText();
  const { name: me } = usePreferences();
  const [busy, setBusy] = useState(false);
  const name = nameOf(game.id, text.language);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      go(`/here/${await playNow(game, me || text('guest'))}`);
    } finally {
      setBusy(false);
    }
  };
  const [least = 1, most = least] = [Math.min(...game.seats), Math.max(...game.seats)];
  return (
    <li className="panel game">
      <Cover game={game.id} className="cover" />
      <div className="body">
        <h2>{name}</h2>
        <p className="about">{aboutOf(game, text.language)}</p>
        <p className="facts">
          <Icon name="people" size={16} />
          {text('home.players', { least, most })}
          <Link href={`/rules/${game.id}`} aria-label={text('home.rulesOf', { game: name })}>
            {text('nav.rules')}
          </Link>
        </p>
        <div className="acts">
          <button
            type="button"
            className="btn go"
            onClick={begin}
            aria-busy={busy}
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
