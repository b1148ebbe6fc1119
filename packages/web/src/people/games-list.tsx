// The finished games of a player, the last one first, with a filter.

import { type ReactNode, useEffect, useState } from 'react';
import { games as catalogue, gameOf, nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Refused } from '../kit/refused.tsx';
import type { Refusal } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { type GamesWanted, gamesOf, type PlayedGame } from '../online/people.ts';
import { Link } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly person: string;
  readonly canFilterTogether: boolean;
}
const ALL: GamesWanted = { game: '', seats: '', together: false };

export function GamesList({ person, canFilterTogether }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const [wanted, setWanted] = useState(ALL);
  const { shown, more, refusal, next } = useGames(person, wanted);
  const counts = gameOf(wanted.game)?.seats ?? [...new Set(catalogue.flatMap(({ seats }) => seats))].sort();
  const change = (how: Partial<GamesWanted>): void => setWanted({ ...wanted, ...how });
  return (
    <section className="panel list games-played" aria-labelledby="games-played">
      <header>
        <h2 id="games-played">{text('player.results')}</h2>
      </header>
      <div className="filters">
        <select
          aria-label={text('tables.game')}
          value={wanted.game}
          onChange={event => change({ game: event.target.value, seats: '' })}
        >
          <option value="">{text('tables.anyGame')}</option>
          {catalogue.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id, text.language)}
            </option>
          ))}
        </select>
        <select
          aria-label={text('find.players')}
          value={wanted.seats}
          onChange={event => change({ seats: event.target.value })}
        >
          <option value="">{text('player.anySeats')}</option>
          {counts.map(n => (
            <option key={n} value={n}>
              {text('home.players', { least: n, most: n, span: 0 })}
            </option>
          ))}
        </select>
        {canFilterTogether && (
          <label className="check">
            <input
              type="checkbox"
              checked={wanted.together}
              onChange={event => change({ together: event.target.checked })}
            />
            {text('player.withMe')}
          </label>
        )}
      </div>
      <Refused why={refusal && reason(refusal)} />
      {shown?.length === 0 && <p className="empty">{text('player.noGames')}</p>}
      <ul aria-live="polite">
        {(shown ?? []).map((game, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games at private tables have no id
          <Game key={i} game={game} />
        ))}
      </ul>
      {more && (
        <p className="acts">
          <button type="button" className="btn soft" onClick={next}>
            {text('player.more')}
          </button>
        </p>
      )}
    </section>
  );
}

interface Loaded {
  readonly shown: readonly PlayedGame[] | null; // null: not loaded yet
  readonly more: boolean;
  readonly refusal: Refusal | null;
}
const NOTHING: Loaded = { shown: null, more: false, refusal: null };

function useGames(person: string, wanted: GamesWanted): Loaded & { readonly next: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const [from, setFrom] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setLoaded(NOTHING);
    setFrom(0);
    void load(person, wanted, []).then(found => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [person, wanted]);
  const next = (): void => {
    const before = loaded.shown ?? [];
    if (from === before.length && from > 0) return; // already on its way
    setFrom(before.length);
    void load(person, wanted, before).then(found => setLoaded(now => (now === loaded ? found : now)));
  };
  return { ...loaded, next };
}

async function load(person: string, wanted: GamesWanted, before: readonly PlayedGame[]): Promise<Loaded> {
  try {
    const { games, more } = await gamesOf(person, wanted, before.length);
    return { shown: [...before, ...games], more, refusal: null };
  } catch (error) {
    return { shown: before, more: false, refusal: reasonOf(error) };
  }
}

function Game({ game: played }: { readonly game: PlayedGame }): ReactNode {
  const text = useText();
  const { table, game, place, seats, score, time, others, rating } = played;
  return (
    <li className="row">
      <Cover game={game} className="thumb" />
      <div className="what">
        <h3>{nameOf(game, text.language)}</h3>
        <p>
          <time dateTime={new Date(time).toISOString()}>{text.date(time)}</time>
        </p>
      </div>
      <div className="when">
        <b>{text('player.place', { place, seats })}</b>
        <p>
          {text('player.score', { n: score })}
          {rating !== null && ` · ${text('player.ratingAfter', { rating })}`}
        </p>
      </div>
      {table === null ? (
        <p className="opponents">{text('player.private')}</p>
      ) : (
        <ul className="opponents">
          {others.map(({ id, name }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have held two seats
            <li key={i}>
              <Link href={`/player/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {table !== null && (
        <Link
          className="btn small"
          href={`/table/${table}/replay`}
          aria-label={text('player.replayOf', { game: nameOf(game, text.language), time: text.date(time) })}
        >
          {text('result.replay')}
        </Link>
      )}
    </li>
  );
}
