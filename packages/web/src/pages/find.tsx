// Find opponents: what one wants to play, open tables with a free seat, tables to watch, and the best players.
import '../style/new-table.css';
import '../style/tables.css';
import type { replies } from '@boardwright/server/protocol';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { gameOf, games, nameOf } from '../games/catalogue.ts';
import { OpenTables } from '../home/open-tables.tsx';
import { useOpenTables, useTables } from '../home/use-tables.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { Segments } from '../kit/segments.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { usePreferences } from '../model/settings.ts';
import { Toggle } from '../new-table/parts.tsx';
import { get, reasonOf } from '../online/api.ts';
import { findOpponents, takeName } from '../online/lobby.ts';
import { usePerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
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
      <div className="hello">
        <div>
          <h1>{text('find.title')}</h1>
          <p>{text('find.about')}</p>
        </div>
      </div>
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
  const radio = useId();
  const person = usePerson();
  const { name: known } = usePreferences();
  const [name, setName] = useState(known);
  const [asksName] = useState(known === '');
  const [players, setPlayers] = useState('any');
  const [pace, setPace] = useState<(typeof FIND_PACES)[number]>('live');
  const [rated, setRated] = useState(false);
  const [after, setAfter] = useState<(typeof BOTS_AFTER)[number]>('never');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const counts = (gameOf(game)?.seats ?? []).filter(n => n > 1);
  const isAccount = person !== null && !person.guest;
  const find = async (): Promise<void> => {
    if (name.trim() === '') return setWrong(text('room.needsName'));
    setBusy(true);
    setWrong(null);
    try {
      await takeName(name.trim());
      const bots = after === 'never' ? null : { after: Number(after), level: usualBotOf(game) };
      const count = players === 'any' || !counts.includes(Number(players)) ? null : Number(players);
      go(`/table/${await findOpponents({ game, players: count, pace, rated: rated && isAccount, bots })}`);
    } catch (error) {
      setWrong(reason(reasonOf(error)));
      setBusy(false);
    }
  };
  return (
    <section className="panel part wanted" aria-labelledby="wanted">
      <h2 id="wanted">{text('find.wanted')}</h2>
      <fieldset className="game-choice">
        <legend className="unseen">{text('new.game')}</legend>
        {games.map(({ id }) => (
          <label key={id}>
            <input type="radio" name={radio} checked={id === game} onChange={() => onGame(id)} />
            <Cover game={id} className="cover" />
            <b>{nameOf(id, text.language)}</b>
          </label>
        ))}
      </fieldset>
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
      {asksName && (
        <label className="field">
          <span>{text('room.yourName')}</span>
          <input
            name="name"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        </label>
      )}
      <button type="button" className="btn go big" onClick={find} aria-busy={busy} disabled={busy}>
        <Icon name="people" />
        {text('find.title')}
      </button>
      {wrong !== null && (
        <p className="refusal" role="alert">
          {wrong}
        </p>
      )}
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
