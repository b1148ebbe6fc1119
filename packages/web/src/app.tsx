// Which page is shown for which path.
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { doWhatWasClicked } from './first-click.ts';
import { useFreshTables, useWaiting } from './home/use-tables.ts';
import { Opening } from './kit/opening.tsx';
import { Progress } from './kit/progress.tsx';
import { partIsLost } from './lost-parts.ts';
import { HomePage } from './pages/home.tsx';
import { isTable, type Route, useRoute } from './route.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { Trouble, TroubleBorder } from './shell/trouble.tsx';
import { type Loaded, type Text, TextProvider, useText } from './text/text.tsx';

const NewTablePage = lazy(async () => ({ default: (await import('./pages/new-table.tsx')).NewTablePage }));
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }));
const PlayerPage = lazy(async () => ({ default: (await import('./pages/player.tsx')).PlayerPage }));
const VerifyPage = lazy(async () => ({ default: (await import('./pages/verify.tsx')).VerifyPage }));
const EditionsPage = lazy(async () => ({ default: (await import('./pages/editions.tsx')).EditionsPage }));
const TablesPage = lazy(async () => ({ default: (await import('./pages/tables.tsx')).TablesPage }));
const ClubPage = lazy(async () => ({ default: (await import('./clubs/club-page.tsx')).ClubPage }));
const ClubsPage = lazy(async () => ({ default: (await import('./clubs/found-page.tsx')).ClubsPage }));
const FindPage = lazy(async () => ({ default: (await import('./pages/find.tsx')).FindPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('./learn/lesson-page.tsx')).LessonPage }));
const TryPage = lazy(async () => ({ default: (await import('./learn/try-page.tsx')).TryPage }));
const GamePage = lazy(async () => ({ default: (await import('./pages/game.tsx')).GamePage }));
const GuidedPage = lazy(async () => ({ default: (await import('./guide/guided-page.tsx')).GuidedPage }));
const PeoplePage = lazy(async () => ({ default: (await import('./pages/people.tsx')).PeoplePage }));
const WithPage = lazy(async () => ({ default: (await import('./pages/with.tsx')).WithPage }));
const MailLinkPage = lazy(async () => ({ default: (await import('./pages/mail-link.tsx')).MailLinkPage }));
const MePage = lazy(async () => ({ default: (await import('./pages/me.tsx')).MePage }));

function pageFor({ path, query }: Route): ReactNode {
  const [first, second = '', third] = path;
  if (first === undefined) return <HomePage />;
  if (first === 'new')
    return (
      <NewTablePage
        game={query.get('game')}
        edition={query.get('edition')}
        guests={query.get('with')}
        club={query.get('club')}
      />
    );
  if (first === 'here' || first === 'table') {
    const place = first === 'here' ? 'here' : 'online';
    if (third === 'replay')
      return <ReplayPage key={second} place={place} id={second} at={Number(query.get('at') ?? '0')} />;
    return <TablePage key={second} place={place} id={second} invitation={query.get('invitation')} />;
  }
  if (first === 'learn') {
    if (third === undefined) return <LearnPage key={second} game={second} />;
    return <LessonPage key={`${second}/${third}`} game={second} id={third} />;
  }
  if (first === 'try' && third !== undefined) {
    const n = Number(query.get('case') ?? '1');
    return <TryPage key={`${second}/${third}/${n}`} game={second} paragraph={third} n={n} />;
  }
  if (first === 'games') return <GamePage key={second} id={second} />;
  if (first === 'guided') return <GuidedPage key={second} id={second} />;
  if (first === 'rules') return <RulesPage game={second} />;
  if (first === 'editions') return <EditionsPage game={second} />;
  if (first === 'people') return <PeoplePage />;
  if (first === 'with') return <WithPage key={second} code={second} />;
  if (first === 'player') return <PlayerPage key={second} id={second} />;
  if (first === 'verify')
    return <VerifyPage key={query.toString()} here={query.get('here')} table={query.get('table')} />;
  if (first === 'me') return <MePage />;
  if (first === 'confirm' || first === 'stop') return <MailLinkPage what={first} token={second} />;
  if (first === 'find') return <FindPage />;
  if (first === 'club') {
    if (second === '') return <ClubsPage />;
    return <ClubPage key={second} id={second} invitation={query.get('invitation')} />;
  }
  if (first === 'tables') return <TablesPage />;
  return <Trouble why="noSuchPage" />;
}

/** The title of the tab. A table sets its own. */
function titleOf(text: Text, [first]: readonly string[]): string {
  const page = {
    new: text('nav.new'),
    tables: text('nav.tables'),
    find: text('find.title'),
    games: text('nav.games'),
    people: text('nav.people'),
    player: text('nav.people'),
    with: text('nav.people'),
    club: text('clubs.title'),
    rules: text('nav.rules'),
    learn: text('learn.page'),
    try: text('try.page'),
    editions: text('editions.title'),
    me: text('me.title'),
    verify: text('verify.title'),
  }[first ?? ''];
  return page === undefined ? 'Boardwright' : text('title.page', { page });
}

export function Page(): ReactNode {
  const route = useRoute();
  const text = useText();
  const main = useRef<HTMLElement>(null);
  const isLost = useSyncExternalStore(partIsLost.subscribe, partIsLost.get, partIsLost.get);
  const where = route.path.join('/');
  const first = useRef(where);
  const title = titleOf(text, route.path);
  useFreshTables(where);
  const waiting = useWaiting();
  useEffect(() => {
    document.title = waiting === 0 ? title : text('title.waiting', { n: waiting, title });
  }, [title, waiting, text]);
  useEffect(() => void navigator.setAppBadge?.(waiting).catch(() => {}), [waiting]); // 0: none
  useEffect(() => {
    if (first.current === where) return; // the first page: the browser sets the focus itself
    first.current = where;
    main.current?.focus({ preventScroll: true });
  }, [where]);
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <TopBar />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={`page page-${isTable(route) ? 'table' : (route.path[0] ?? 'home')}`}
      >
        <TroubleBorder key={where}>
          <Suspense fallback={isTable(route) ? <Opening /> : <Progress label={text('loading')} />}>
            {isLost ? <Trouble why="partLost" /> : pageFor(route)}
          </Suspense>
        </TroubleBorder>
      </main>
    </>
  );
}

export function App({ first }: { readonly first: Loaded }): ReactNode {
  useEffect(doWhatWasClicked, []);
  return (
    <TextProvider first={first}>
      <Page />
    </TextProvider>
  );
}
