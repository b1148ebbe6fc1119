// The rule books of all games: with the numbers of the standard edition, or of the edition of a table.
import '../style/side.css';
import type { Json } from '@boardwright/engine';
import { type ReactNode, useCallback } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { gameOf, games, nameOf } from '../games/catalogue.ts';
import { Progress } from '../kit/progress.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import type { Place } from '../model/session.ts';
import { go, Link, useRoute } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { RulesPanel } from '../table/rules-panel.tsx';
import { useText } from '../text/text.tsx';

export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const { hash, query } = useRoute();
  const shown = gameOf(game) ?? games[0];
  if (shown === undefined) return <p className="empty">{text('rules.none')}</p>;
  const table = query.get('here') ?? query.get('table');
  const book = `/rules/${shown.id}${table === null ? '' : `?${query}`}`;
  const panel = (
    <RulesPanel
      key={shown.id}
      game={shown.id}
      at={hash === '' ? null : hash}
      isPage
      onRule={id => go(`${book}#${id}`)}
    />
  );
  return (
    <>
      <h1>{text('rules.title')}</h1>
      <nav className="rules-games" aria-label={text('rules.title')}>
        {games.map(({ id }) => (
          <Link key={id} href={`/rules/${id}`} aria-current={id === shown.id ? 'page' : undefined}>
            {nameOf(id, text.language)}
          </Link>
        ))}
      </nav>
      <section className="panel rules-page">
        <button type="button" className="btn small print-book" onClick={() => window.print()}>
          {text('rules.print')}
        </button>
        <h2>{nameOf(shown.id, text.language)}</h2>
        {shown.lessons.length > 0 && (
          <p>
            <Link href={`/learn/${shown.id}`}>{text('rules.learn', { n: shown.lessons.length })}</Link>
          </p>
        )}
        {shown.hasEditions && (
          <p>
            <Link href={`/editions/${shown.id}`}>{text('rules.values')}</Link>
          </p>
        )}
        {table === null ? (
          panel
        ) : (
          <OfTable
            game={shown.id}
            place={query.has('here') ? 'here' : 'online'}
            id={table}
            invitation={query.get('invitation')}
          >
            {panel}
          </OfTable>
        )}
      </section>
    </>
  );
}

interface OfTableProps {
  readonly game: string;
  readonly place: Place;
  readonly id: string;
  readonly invitation: string | null;
  readonly children: ReactNode;
}

function OfTable({ game, place, id, invitation, children }: OfTableProps): ReactNode {
  const text = useText();
  const reason = useReason();
  const load = useCallback(async () => {
    const { contentOfTable } = await import('../editions/of-table.ts'); // few read the rules of a table's edition here
    return contentOfTable(place, id, invitation);
  }, [place, id, invitation]);
  const { value, refusal } = useLoaded(load);
  if (refusal !== null) return <p className="refusal">{reason(refusal)}</p>;
  if (value === null) return <Progress label={text('loading')} />;
  return (
    <OfEdition game={game} own={value.content}>
      {children}
    </OfEdition>
  );
}

function OfEdition({ game, own, children }: Pick<OfTableProps, 'game' | 'children'> & { readonly own: Json | null }) {
  const text = useText();
  const edition = useDrawnEdition(game, own);
  if (edition === null) return <Progress label={text('loading')} />;
  return <DrawnContext value={edition}>{children}</DrawnContext>;
}
