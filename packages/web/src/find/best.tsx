// The best players of a game, at all player counts or at one. Only people with an account have a rating.
import type { replies } from '@boardwright/server/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { gameOf, nameOf } from '../games/catalogue.ts';
import { Segments } from '../kit/segments.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { get } from '../online/api.ts';
import { usePerson } from '../online/person.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';

type Standing = (typeof replies.standing)['_output'];
const SHOWN = 10;
const ALL = 'all';

export function Best({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const me = usePerson();
  const [wanted, setWanted] = useState(ALL);
  const counts = (gameOf(game)?.seats ?? []).filter(n => n > 1).map(String);
  const seats = counts.includes(wanted) ? wanted : ALL; // another game may not have this player count
  const ask = useCallback(() => {
    const query = new URLSearchParams({ game, ...(seats === ALL ? {} : { seats }) });
    return get<Standing[]>(`/api/ratings?${query}`);
  }, [game, seats]);
  const best = useLoaded(ask).value;
  const mine = best?.findIndex(({ person }) => person === me?.id) ?? -1;
  const shown = (best ?? []).map((each, i) => ({ ...each, place: i + 1 })).filter((_, i) => i < SHOWN || i === mine);
  return (
    <section className="panel list" aria-labelledby="best">
      <header>
        <h2 id="best">{text('find.best')}</h2>
        <span className="muted">{nameOf(game, text.language)}</span>
      </header>
      {counts.length > 1 && (
        <Segments
          label={text('find.players')}
          value={seats}
          values={[ALL, ...counts].map(value => ({ value, label: value === ALL ? text('find.all') : value }))}
          onChange={setWanted}
        />
      )}
      {best?.length === 0 && <p className="empty">{text('find.noBest')}</p>}
      <ol className="best">
        {shown.map(({ person, name, rating, games, place }) => (
          <li key={person} value={place} aria-current={person === me?.id || undefined}>
            <span className="muted">{place}</span>
            <Link href={`/player/${person}`}>{name}</Link>
            <small>{text('player.games', { n: games })}</small>
            <b className="number">{rating}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
