// Find opponents: what one wants to play, open tables with a free seat, tables to watch, clubs, and the best players.
import '../style/new-table.css';
import '../style/tables.css';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { MyClubs } from '../clubs/my-clubs.tsx';
import { Best } from '../find/best.tsx';
import { useLobby } from '../find/use-lobby.ts';
import { Wanted } from '../find/wanted.tsx';
import { games } from '../games/catalogue.ts';
import { OpenTables } from '../home/open-tables.tsx';
import { refreshTables, useOpenTables, useTables } from '../home/use-tables.ts';
import { Progress } from '../kit/progress.tsx';
import { Hello, NewTableLink } from '../shell/hello.tsx';
import { useText } from '../text/text.tsx';

const Searching = lazy(() => import('../find/searching.tsx'));

export function FindPage(): ReactNode {
  const text = useText();
  useOpenTables();
  const tables = useTables();
  const lobby = useLobby();
  const [game, setGame] = useState(games[0]?.id ?? '');
  const [found, setFound] = useState<string | null>(null);
  const waiting = tables.mine.find(({ status, sought, chairs }) => {
    return status === 'open' && sought && chairs.some(({ mine }) => mine);
  });
  const looking = found ?? waiting?.id ?? null;
  const withSeat = tables.open.filter(({ chairs }) => chairs.some(({ free }) => free));
  const toWatch = tables.open.filter(({ chairs }) => !chairs.some(({ free }) => free));
  const onEnd = useCallback(() => {
    setFound(null);
    void refreshTables();
  }, []);
  return (
    <>
      <Hello
        title={text('find.title')}
        about={
          lobby === null || lobby.online + lobby.playing === 0
            ? text('find.about')
            : text('find.here', { online: lobby.online, playing: lobby.playing })
        }
      >
        <NewTableLink />
      </Hello>
      <div className="find">
        {looking === null ? (
          <Wanted game={game} looking={lobby?.looking ?? {}} onGame={setGame} onWaiting={setFound} />
        ) : (
          <Suspense fallback={<Progress label={text('loading')} />}>
            <Searching key={looking} id={looking} onEnd={onEnd} />
          </Suspense>
        )}
        <div className="find-lists">
          <OpenTables {...tables} open={withSeat} />
          {toWatch.length > 0 && <OpenTables {...tables} open={toWatch} isToWatch />}
          <MyClubs />
          <Best game={game} />
        </div>
      </div>
    </>
  );
}
