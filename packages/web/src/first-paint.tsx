// What a visitor sees at once, in one language: the front page, or a table that opens. The build renders it, and
// `early.ts` shows it.
import type { Language, Messages } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './app.tsx';
import { Opening } from './kit/opening.tsx';
import { prefer } from './model/settings.ts';
import { TopBar } from './shell/top-bar.tsx';
import { TextContext, textOf } from './text/text.tsx';

export interface Paint {
  readonly front: string;
  readonly table: string;
}

export function paint(language: Language, messages: Messages): Paint {
  prefer({ language });
  const text = textOf(messages, language);
  const drawn = (page: ReactNode): string => renderToStaticMarkup(<TextContext value={text}>{page}</TextContext>);
  const table = (
    <>
      <TopBar />
      <main className="page">
        <Opening />
      </main>
    </>
  );
  return { front: drawn(<Page />), table: drawn(table) };
}
