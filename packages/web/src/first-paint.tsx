// The front page as a visitor sees it at once, in one language: drawn by the build, put on the screen by `early.ts`.
import type { Language, Messages } from '@boardwright/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './app.tsx';
import { prefer } from './model/settings.ts';
import { TextContext, textOf } from './text/text.tsx';

export function frontPage(language: Language, messages: Messages): string {
  prefer({ language });
  return renderToStaticMarkup(
    <TextContext value={textOf(messages, language)}>
      <Page />
    </TextContext>,
  );
}
