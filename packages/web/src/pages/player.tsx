// A player's page: who it is, ratings over time, records, the games against oneself, and all games.
import '../style/new-table.css';
import '../style/people.css';
import '../style/result.css';
import '../style/tables.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { reasonOf } from '../online/api.ts';
import { GUEST } from '../online/lobby.ts';
import { type PlayerShown, playerOf } from '../online/people.ts';
import { signedIn } from '../online/person.ts';
import { Blocking } from '../people/blocking.tsx';
import { GamesList } from '../people/games-list.tsx';
import { invitingTo } from '../people/known-list.tsx';
import { Face, usePresenceText } from '../people/presence.tsx';
import { RatingChart } from '../people/rating-chart.tsx';
import { RecordTable, Together } from '../people/records.tsx';
import { Link } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { useText } from '../text/text.tsx';

interface Seen {
  readonly player: PlayerShown;
  readonly isMe: boolean;
}

export function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const after = useCallback(
    async (work?: Promise<unknown>): Promise<void> => {
      try {
        await work;
        const me = await signedIn(GUEST);
        setSeen({ player: await playerOf(id), isMe: me.id === id });
      } catch (error) {
        setWhy(reasonOf(error).why);
      }
    },
    [id],
  );
  useEffect(() => void after(), [after]);
  if (why !== null) return <Trouble why={why} />;
  if (seen === null) return <Progress label={text('loading')} />;
  const { player, isMe } = seen;
  return (
    <>
      <Head {...seen} after={after} />
      {player.isShown ? (
        <Ratings player={player} />
      ) : (
        <p className="panel part">{text('player.hidden', { name: player.name })}</p>
      )}
      <div className={isMe ? undefined : 'player-two'}>
        {player.isShown && <RecordTable records={player.records} />}
        {!isMe && <Together player={player} />}
      </div>
      {(player.isShown || player.together.length > 0) && (
        <GamesList person={id} canFilterTogether={!isMe && player.isShown} />
      )}
    </>
  );
}

function Head({
  player,
  isMe,
  after,
}: Seen & { readonly after: (work: Promise<unknown>) => Promise<void> }): ReactNode {
  const text = useText();
  const presenceText = usePresenceText();
  const { id, name, guest, presence, known, blocked } = player;
  const who = text(guest ? 'guest' : 'player.account');
  const how = presenceText(presence);
  return (
    <div className="hello player-head">
      <Face name={name} presence={presence} />
      <div>
        <h1>{name}</h1>
        <p>{how === '' ? who : `${how} · ${who}`}</p>
      </div>
      {!isMe && (
        <div className="join">
          {known && !blocked && (
            <Link className="btn go" href={invitingTo([id])}>
              <Icon name="plus" />
              {text('player.invite')}
            </Link>
          )}
          <Blocking id={id} name={name} isBlocked={blocked} after={after} />
        </div>
      )}
    </div>
  );
}

function Ratings({ player: { ratings, curves, guest } }: { readonly player: PlayerShown }): ReactNode {
  const text = useText();
  return (
    <section className="panel list" aria-labelledby="ratings">
      <header>
        <h2 id="ratings">{text('player.ratings')}</h2>
      </header>
      {ratings.length === 0 && <p className="empty">{text(guest ? 'player.guestRatings' : 'player.noRatings')}</p>}
      <ul className="ratings">
        {ratings.map(({ game, rating, games }) => (
          <li key={game}>
            <b>{nameOf(game, text.language)}</b>
            <span className="number">{rating}</span>
            <small>{text('player.games', { n: games })}</small>
          </li>
        ))}
      </ul>
      <RatingChart curves={curves} />
    </section>
  );
}
