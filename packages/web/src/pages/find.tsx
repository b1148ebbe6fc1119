// Find opponents: what one wants to play, open tables with a free seat, tables to watch, and the best players.
import '../style/new-table.css';
import '../style/tables.css';
import type { replies } from '@boardwright/server/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { gameOf, games, nameOf } from '../games/catalogue.ts';
import { OpenTables } from '../home/open-tables.tsx';
import { useOpenTables, useTables } from '../home/use-tables.ts';
import { Segments } from '../kit/segments.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Begin } from '../new-table/begin.tsx';
import { GameChoice } from '../new-table/game-choice.tsx';
import { Toggle } from '../new-table/parts.tsx';
import { get, reasonOf } from '../online/api.ts';
import { findOpponents, takeName } from '../online/lobby.ts';
import { usePerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
import { Hello } from '../shell/hello.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

const FIND_PACES = ['live', 'days'] as const;
const BOTS_AFTER = ['never', '60', '300'] as const; // seconds

export function FindPage(): ReactNode {
  const text = useText();
  useOpenTables();
  const tables = useTables();
  const [game, setGame] = useState(games[0]?.id ?? '');
  const withSeat = tables.open.filter(({ chairs }) => chairs.some(({ free }) => free));
  const toWatch = tables.open.filter(({ chairs }) => !chairs.some(({ free }) => free));
  return (
    <>
      <Hello title={text('find.title')} about={text('find.about')} />
      <div className="find">
        <Wanted game={game} onGame={setGame} />
        <div className="find-lists">
          <OpenTables {...tables} open={withSeat} />
          {toWatch.length > 0 && <OpenTables {...tables} open={toWatch} isToWatch />}
          <Best game={game} />
        </div>
      </div>
    </>
  );
}

interface WantedProps {
  readonly game: string;
  readonly onGame: (game: string) => void;
}
function Wanted({ game, onGame }: WantedProps): ReactNode {
  const text = useText();
  const reason = useReason();
  const person = usePerson();
  const [players, setPlayers] = useState('any');
  const [pace, setPace] = useState<(typeof FIND_PACES)[number]>('live');
  const [rated, setRated] = useState(false);
  const [after, setAfter] = useState<(typeof BOTS_AFTER)[number]>('never');
  const counts = (gameOf(game)?.seats ?? []).filter(n => n > 1);
  const isAccount = person !== null && !person.guest;
  const find = async (name: string): Promise<void> => {
    await takeName(name);
    const bots = after === 'never' ? null : { after: Number(after), level: usualBotOf(game) };
    const count = players === 'any' || !counts.includes(Number(players)) ? null : Number(players);
    go(`/table/${await findOpponents({ game, players: count, pace, rated: rated && isAccount, bots })}`);
  };
  return (
    <section className="panel part find-wishes" aria-labelledby="wanted">
      <h2 id="wanted">{text('find.wanted')}</h2>
      <GameChoice className="plain" game={game} onChange={({ id }) => onGame(id)} />
      <Segments
        label={text('find.players')}
        showLabel
        value={players}
        values={[...counts.map(String), 'any'].map(value => ({
          value,
          label: value === 'any' ? text('find.any') : value,
        }))}
        onChange={setPlayers}
      />
      <Segments
        label={text('new.pace')}
        showLabel
        value={pace}
        values={FIND_PACES.map(value => ({ value, label: text(`find.${value}`) }))}
        onChange={setPace}
      />
      <Segments
        label={text('find.bots')}
        showLabel
        value={after}
        values={BOTS_AFTER.map(value => ({
          value,
          label: value === 'never' ? text('find.never') : text('time.minutes', { n: Number(value) / 60 }),
        }))}
        onChange={setAfter}
      />
      {isAccount && (
        <Toggle label={text('find.rated')} about={text('find.ratedAbout')} on={rated} onChange={setRated} />
      )}
      <Begin
        icon="people"
        label={text('find.title')}
        needsName
        begin={find}
        whyNot={error => reason(reasonOf(error))}
      />
    </section>
  );
}

type Standing = (typeof replies.standing)['_output'];
const SHOWN = 10;

/** Only people with an account have a rating. */
function Best({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const best = useLoaded(useMemo(() => () => get<Standing[]>(`/api/ratings?game=${encodeURIComponent(game)}`), [game]));
  return (
    <section className="panel list" aria-labelledby="best">
      <header>
        <h2 id="best">{text('find.best')}</h2>
        <span className="muted">{nameOf(game, text.language)}</span>
      </header>
      {best.value?.length === 0 && <p className="empty">{text('find.noBest')}</p>}
      <ol className="best">
        {(best.value ?? []).slice(0, SHOWN).map(({ person, name, rating, games: played }) => (
          <li key={person}>
            <Link href={`/player/${person}`}>{name}</Link>
            <small>{text('player.games', { n: played })}</small>
            <b className="number">{rating}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
