// The front page: what can be played now, and which tables wait.
import { type FormEvent, type ReactNode, useState } from 'react';
import { type CatalogueEntry, games } from '../games/catalogue.ts';
import { GameCard } from '../home/game-card.tsx';
import { MyTables } from '../home/my-tables.tsx';
import { OpenTables } from '../home/open-tables.tsx';
import { playNow } from '../home/play-now.ts';
import { isInvited, isMyTurn, useOpenTables, useTables } from '../home/use-tables.ts';
import { WaitingForMe } from '../home/waiting-for-me.tsx';
import { Icon } from '../kit/icon.tsx';
import { useOnce } from '../kit/use-once.ts';
import { usePreferences } from '../model/settings.ts';
import { go } from '../route.tsx';
import { Hello, NewTableLink } from '../shell/hello.tsx';
import { useText } from '../text/text.tsx';

export function HomePage(): ReactNode {
  const text = useText();
  useOpenTables();
  const tables = useTables();
  const { name: me } = usePreferences();
  const [opening, play] = useOnce(async (game: CatalogueEntry) => {
    go(`/here/${await playNow(game, me || text('guest'))}`);
  });
  const waiting = tables.mine.filter(table => isMyTurn(table) || isInvited(table));
  return (
    <>
      <Hello title={text('home.title')} about={text('home.about')}>
        <InvitationField />
        <NewTableLink />
      </Hello>
      {waiting.length > 0 && <WaitingForMe tables={waiting} />}
      <ul className="games">
        {games.map(game => (
          <GameCard key={game.id} game={game} isOpening={game === opening} onPlay={play} />
        ))}
      </ul>
      <div className="lower">
        <MyTables {...tables} />
        <OpenTables {...tables} open={tables.open.filter(({ chairs }) => chairs.some(({ free }) => free))} />
      </div>
    </>
  );
}

/** An invitation is the address of a table. Its path is enough. */
function InvitationField(): ReactNode {
  const text = useText();
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('invitation') ?? '');
    const found = /\/table\/[\w-]+(\?invitation=[\w-]+)?/.exec(given);
    if (found === null) setWrong(true);
    else go(found[0]);
  };
  return (
    <form className="invitation" onSubmit={join}>
      <label>
        <Icon name="link" />
        <span className="unseen">{text('home.invitation')}</span>
        <input
          name="invitation"
          placeholder={text('home.invitation')}
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'wrong-invitation' : undefined}
          onChange={() => setWrong(false)}
        />
      </label>
      <button type="submit" className="btn small">
        {text('home.join')}
      </button>
      {wrong && (
        <p id="wrong-invitation" className="wrong" role="alert">
          {text('home.wrongInvitation')}
        </p>
      )}
    </form>
  );
}
