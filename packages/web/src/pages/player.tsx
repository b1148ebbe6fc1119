// A player's profile: ratings and results.
import '../style/result.css';
import type { replies } from '@boardwright/server/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { Progress } from '../kit/progress.tsx';
import { get, reasonOf } from '../online/api.ts';
import { GUEST } from '../online/lobby.ts';
import { signedIn } from '../online/person.ts';
import { Link } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { useText } from '../text/text.tsx';

type Player = (typeof replies.playerShown)['_output'];

export function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  const [player, setPlayer] = useState<Player | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    signedIn(GUEST)
      .then(() => get<Player>(`/api/people/${encodeURIComponent(id)}`))
      .then(setPlayer)
      .catch((error: unknown) => setWhy(reasonOf(error).why));
  }, [id]);
  if (why !== null) return <Trouble why={why} />;
  if (player === null) return <Progress label={text('loading')} />;
  return (
    <>
      <h1>{player.name}</h1>
      <p className="muted">{player.guest ? text('guest') : text('player.account')}</p>
      <section className="panel part">
        <h2>{text('player.ratings')}</h2>
        {player.ratings.length === 0 && <p className="empty">{text('player.noRatings')}</p>}
        <ul className="ratings">
          {player.ratings.map(({ game, rating, games }) => (
            <li key={game}>
              <b>{nameOf(game, text.language)}</b>
              <span className="number">{Math.round(rating)}</span>
              <small>{text('player.games', { n: games })}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel part">
        <h2>{text('player.results')}</h2>
        {player.results.length === 0 && <p className="empty">{text('player.noResults')}</p>}
        <ul className="results">
          {player.results.map(({ table, game, place, seats, score, time }) => (
            <li key={table}>
              <Link href={`/table/${table}`}>{nameOf(game, text.language)}</Link>
              <span>{text('player.place', { place, seats })}</span>
              <span className="number">{text('player.score', { n: score })}</span>
              <time dateTime={new Date(time).toISOString()}>{text.date(time)}</time>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
