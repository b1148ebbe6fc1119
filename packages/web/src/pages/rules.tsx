// The rules of all games, outside of any table.
import '../style/side.css';
import type { ReactNode } from 'react';
import { gameOf, games, nameOf } from '../games/catalogue.ts';
import { go, Link, useRoute } from '../route.tsx';
import { RulesPanel } from '../table/rules-panel.tsx';
import { useText } from '../text/text.tsx';

export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const { hash } = useRoute();
  const shown = gameOf(game) ?? games[0];
  if (shown === undefined) return <p className="empty">{text('rules.none')}</p>;
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
        <h2>{nameOf(shown.id, text.language)}</h2>
        {shown.hasEditions && (
          <p>
            <Link href={`/editions/${shown.id}`}>{text('rules.values')}</Link>
          </p>
        )}
        <RulesPanel
          key={shown.id}
          game={shown.id}
          at={hash === '' ? null : hash}
          onRule={id => go(`/rules/${shown.id}#${id}`)}
        />
      </section>
    </>
  );
}
