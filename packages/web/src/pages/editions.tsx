// The editions of games: every value with how sure we are of it, and editions of one's own.
import '../style/editions.css';
import type { Json } from '@boardwright/engine';
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Synced, sync } from '../editions/account.ts';
import { EditingContext } from '../editions/context.ts';
import { wholeOf } from '../editions/draft.ts';
import { Editor } from '../editions/editor.tsx';
import { imported } from '../editions/import.ts';
import { type KnownGame, knownGame, nameIn } from '../editions/known.ts';
import { contentOfTable } from '../editions/of-table.ts';
import { Sections } from '../editions/sections.tsx';
import { editionAt, editionsOf, type KeptEdition, keep } from '../editions/store.ts';
import { gameOf, games, nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { Refused } from '../kit/refused.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { go, Link, useRoute } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

export function EditionsPage({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const shown = gameOf(game);
  if (shown === undefined) return <AllGames />;
  return (
    <>
      <div className="hello">
        <div>
          <h1>{text('editions.title')}</h1>
          <p>{nameOf(game, text.language)}</p>
        </div>
      </div>
      <nav className="rules-games" aria-label={text('nav.games')}>
        {games.map(({ id }) => (
          <Link key={id} href={`/editions/${id}`} aria-current={id === game ? 'page' : undefined}>
            {nameOf(id, text.language)}
          </Link>
        ))}
      </nav>
      {shown.hasEditions ? (
        <OfGame key={game} game={game} />
      ) : (
        <p className="panel part">{text('editions.allCertain')}</p>
      )}
    </>
  );
}

function AllGames(): ReactNode {
  const text = useText();
  return (
    <>
      <div className="hello">
        <div>
          <h1>{text('editions.title')}</h1>
          <p>{text('editions.about')}</p>
        </div>
      </div>
      <ul className="edition-games">
        {games.map(({ id, hasEditions }) => (
          <li key={id} className="panel">
            <Cover game={id} className="cover" />
            <div className="part">
              <h2>{nameOf(id, text.language)}</h2>
              {hasEditions ? (
                <Link className="btn soft" href={`/editions/${id}`}>
                  {text('editions.see')}
                </Link>
              ) : (
                <p className="muted">{text('editions.allCertain')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function OfGame({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const { language } = text;
  const { query } = useRoute();
  const load = useCallback(() => knownGame(game, language), [game, language]);
  const known = useLoaded(load).value;
  const [own, setOwn] = useState<readonly KeptEdition[] | null>(null);
  const refresh = useCallback(() => void editionsOf(game).then(setOwn), [game]);
  const { synced, arrivals, syncSoon } = useAccount(refresh);
  const kept = useCallback(() => {
    refresh();
    syncSoon();
  }, [refresh, syncSoon]);
  useEffect(refresh, [refresh]);
  if (known === null || own === null) return <Progress label={text('loading')} />;
  const chosen = query.get('own');
  const table = query.get('table') ?? query.get('here');
  return (
    <div className="editions">
      <Own
        known={known}
        own={own}
        chosen={table === null ? chosen : null}
        atTable={table !== null}
        synced={synced}
        onKept={kept}
      />
      <div className="parts">
        {table !== null ? (
          <OfTable
            known={known}
            place={query.has('here') ? 'here' : 'online'}
            id={table}
            invitation={query.get('invitation')}
          />
        ) : chosen === null ? (
          <Look known={known} file={null} />
        ) : (
          <Chosen key={`${chosen} ${arrivals}`} id={chosen} known={known} isSynced={synced !== null} onKept={kept} />
        )}
      </div>
    </div>
  );
}

const PAUSE = 1500; // milliseconds without a change, until changes go to the account

interface WithAccount {
  readonly synced: Synced | null; // null: not yet
  readonly arrivals: number; // how often something came from the account
  syncSoon(): void;
}

/** Brings the account and this device together: at first, after changes, and when the page is left. */
function useAccount(refresh: () => void): WithAccount {
  const [synced, setSynced] = useState<Synced | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const now = useCallback(async () => {
    waiting.current = null;
    const done = await sync();
    setSynced(done);
    if (done.brought.length === 0) return;
    setArrivals(before => before + 1);
    refresh();
  }, [refresh]);
  const syncSoon = useCallback(() => {
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void now(), PAUSE);
  }, [now]);
  useEffect(() => {
    void now();
    return () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current);
      waiting.current = null;
      void sync();
    };
  }, [now]);
  return { synced, arrivals, syncSoon };
}

interface ChosenProps {
  readonly id: string;
  readonly known: KnownGame;
  readonly isSynced: boolean; // else it may still come from the account
  readonly onKept: () => void;
}

/** The edition as it is kept now; what is typed into it meanwhile is the editor's. */
function Chosen({ id, known, isSynced, onKept }: ChosenProps): ReactNode {
  const text = useText();
  const [kept, setKept] = useState<KeptEdition | null | 'gone'>(null);
  useEffect(() => {
    void editionAt(id).then(found => setKept(found ?? 'gone'));
  }, [id]);
  if (kept === 'gone' && isSynced) return <p className="panel part">{text('edition.gone')}</p>;
  if (kept === null || kept === 'gone') return <Progress label={text('loading')} />;
  return <Editor known={known} kept={kept} onKept={onKept} />;
}

/** Values to look at. */
function Look({ known, file }: { readonly known: KnownGame; readonly file: Json | null }): ReactNode {
  const whole = useMemo(() => wholeOf(known.reader, file ?? {}), [known, file]);
  const looking = useMemo(() => ({ known, change: null }), [known]);
  return (
    <EditingContext value={looking}>
      <Sections known={known} whole={whole} problems={[]} />
    </EditingContext>
  );
}

interface OfTableProps {
  readonly known: KnownGame;
  readonly place: 'here' | 'online';
  readonly id: string;
  readonly invitation: string | null;
}

/** What a table is played with: to look at, and to keep a copy of. */
function OfTable({ known, place, id, invitation }: OfTableProps): ReactNode {
  const text = useText();
  const reason = useReason();
  const load = useCallback(() => contentOfTable(place, id, invitation), [place, id, invitation]);
  const { value, refusal } = useLoaded(load);
  if (refusal !== null) return <p className="panel part refusal">{reason(refusal)}</p>;
  if (value === null) return <Progress label={text('loading')} />;
  const copy = async (): Promise<void> => open(known.id, value.content ?? { name: text('editions.newName') }, true);
  return (
    <>
      <section className="panel part edition-head">
        <h2>{value.content === null ? text('editions.standard') : nameIn(value.content)}</h2>
        <p className="muted">{text('edition.ofTable')}</p>
        <div className="acts">
          <Link
            className="btn"
            href={`/${place === 'here' ? 'here' : 'table'}/${id}${invitation === null ? '' : `?${new URLSearchParams({ invitation })}`}`}
          >
            {text('edition.toTable')}
          </Link>
          <button type="button" className="btn soft" onClick={() => void copy()}>
            <Icon name="copy" />
            {text('edition.copy')}
          </button>
        </div>
      </section>
      <Look known={known} file={value.content} />
    </>
  );
}

/** A new edition of one's own, and the way to it. */
async function open(game: string, file: Json, playable: boolean): Promise<void> {
  const id = crypto.randomUUID();
  await keep({ id, game, name: nameIn(file), file, playable });
  go(`/editions/${game}?own=${id}`);
}

interface OwnProps {
  readonly known: KnownGame;
  readonly own: readonly KeptEdition[];
  readonly chosen: string | null;
  readonly atTable: boolean;
  readonly synced: Synced | null;
  readonly onKept: () => void;
}

function Own({ known, own, chosen, atTable, synced, onKept }: OwnProps): ReactNode {
  const text = useText();
  const [wrong, setWrong] = useState<string | null>(null);
  const opened = (file: Json, playable: boolean): void => {
    setWrong(null);
    void open(known.id, file, playable).then(onKept);
  };
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const field = event.target;
    const [chosenFile] = field.files ?? [];
    if (chosenFile === undefined) return;
    const found = imported(known, await chosenFile.text(), chosenFile.name.replace(/\.json$/i, ''));
    field.value = ''; // the same file may be chosen again
    if (!('why' in found)) opened(found.file, found.playable);
    else if (found.why === 'notFile') setWrong(text('edition.import.notFile'));
    else setWrong(text('edition.import.otherGame', { name: found.name }));
  };
  const isShown = (id: string | null) => (!atTable && id === chosen ? ('page' as const) : undefined);
  return (
    <aside className="panel part own-editions">
      <h2>{text('editions.own')}</h2>
      <ul>
        <li>
          <Link href={`/editions/${known.id}`} aria-current={isShown(null)}>
            {text('editions.standard')}
          </Link>
        </li>
        {own.map(({ id, name, playable }) => (
          <li key={id}>
            <Link href={`/editions/${known.id}?own=${id}`} aria-current={isShown(id)}>
              {!playable && <Icon name="x" size={16} />}
              {name || '–'}
            </Link>
          </li>
        ))}
      </ul>
      {own.length === 0 && <p className="muted">{text('editions.none')}</p>}
      {own.length > 0 && synced !== null && <InAccount synced={synced} />}
      <div className="acts">
        <button type="button" className="btn go" onClick={() => opened({ name: text('editions.newName') }, true)}>
          <Icon name="plus" />
          {text('editions.make')}
        </button>
        <label className="btn soft file">
          <Icon name="download" />
          {text('editions.import')}
          <input type="file" accept="application/json,.json" onChange={event => void take(event)} />
        </label>
      </div>
      <Refused why={wrong} />
    </aside>
  );
}

/** Whether they are on other devices too. */
function InAccount({ synced: { account, refusal } }: { readonly synced: Synced }): ReactNode {
  const text = useText();
  const reason = useReason();
  if (!account)
    return (
      <p className="muted">
        {text('editions.onDevice')} <Link href="/me">{text('me.account')}</Link>
      </p>
    );
  if (refusal === null) return <p className="muted in-account">{text('editions.inAccount')}</p>;
  return <p className="refusal">{refusal.why === 'offline' ? text('editions.accountLater') : reason(refusal)}</p>;
}
