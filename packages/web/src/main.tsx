// The entry point of the page.
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/kit.css';
import './style/shell.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchForLostParts } from './lost-parts.ts';
import { preferences, wearTheme } from './model/settings.ts';
import { loadTexts } from './text/text.tsx';

wearTheme();
watchForLostParts();
/** The address of a table needs these next, so they are fetched while the first chunk starts. */
const [first] = window.location.pathname.split('/').filter(Boolean);
if (first === 'here' || first === 'table') {
  // The browser is slow to answer this the first time, and modules ask it when they start, so it runs as its own task.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
  void import('./pages/table.tsx');
}
if (first === 'here') void import('./here/session.ts');

/** What `early.ts` has shown stays until the page can replace it. Without its texts, the page would be empty. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  const first = await loadTexts(preferences.get().language);
  const page = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  startTransition(() => createRoot(root).render(page)); // in small steps, so that scrolling is not blocked
}
void start();

/** Cached by the browser, so that the page opens offline the next time. */
if ('serviceWorker' in navigator && import.meta.env.PROD)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
