// The bar at the top of every page: navigation, language and theme. At a table it is slim and names the game.
import type { ReactNode } from 'react';
import { useWaiting } from '../home/use-tables.ts';
import { Icon, Mark } from '../kit/icon.tsx';
import { useCompact } from '../kit/use-narrow.ts';
import { isTable, Link, useRoute } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { BarSlot } from './in-bar.tsx';
import { LanguageSegments, LanguageSelect, MeLink, SoundButton, ThemeButton } from './tools.tsx';

export function TopBar(): ReactNode {
  const text = useText();
  const route = useRoute();
  const { path } = route;
  const compact = useCompact();
  const atTable = isTable(route);
  return (
    <header className={atTable ? 'top slim' : 'top'}>
      <Link className="brand" href="/" aria-label={text('nav.home')}>
        <Mark />
        <span>Boardwright</span>
      </Link>
      {atTable && <BarSlot slot="title" />}
      {!(atTable && compact) && <Pages at={path[0]} />}
      {!(atTable && compact) && (
        <div className="tools">
          <div className="language-short">
            <LanguageSelect />
          </div>
          <div className="language-long">
            <LanguageSegments />
          </div>
          <ThemeButton />
          <div className="if-wide">
            <SoundButton />
          </div>
          <MeLink current={path[0] === 'me'} />
        </div>
      )}
      {atTable && <BarSlot slot="sheets" />}
      {atTable && <BarSlot slot="menu" />}
    </header>
  );
}

/** The pages with a tab at the bottom of a phone have a picture, and a short name there if the other one is too long. */
function Pages({ at }: { readonly at: string | undefined }): ReactNode {
  const text = useText();
  const waiting = useWaiting();
  const current = (first: string | undefined) => (at === first ? { 'aria-current': 'page' as const } : {});
  return (
    <nav aria-label={text('nav')}>
      <Link href="/" {...current(undefined)}>
        <Icon name="home" />
        <span>{text('nav.games')}</span>
      </Link>
      <Link href="/tables" {...current('tables')}>
        <Icon name="tables" />
        <span>{text('nav.tables')}</span>
        {waiting > 0 && <b className="count">{waiting}</b>}
      </Link>
      <Link className="elsewhere" href="/find" {...current('find')}>
        <Icon name="search" />
        <span className="in-bar">{text('find.title')}</span>
        <span className="in-tab">{text('nav.find')}</span>
      </Link>
      <Link className="elsewhere" href="/people" {...current('people')}>
        <Icon name="people" />
        <span>{text('nav.people')}</span>
      </Link>
      <Link className="elsewhere no-tab" href="/new" {...current('new')}>
        <span>{text('nav.new')}</span>
      </Link>
      <Link href="/rules" {...current('rules')}>
        <Icon name="book" />
        <span>{text('nav.rules')}</span>
      </Link>
      <Link className="elsewhere no-tab if-wide" href="/editions" {...current('editions')}>
        <span>{text('nav.editions')}</span>
      </Link>
    </nav>
  );
}
