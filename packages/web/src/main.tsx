// The page begins here.
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
/** Whoever opens the address of a table needs these next: they are fetched while the first part starts. */
const [first] = window.location.pathname.split('/').filter(Boolean);
if (first === 'here' || first === 'table') {
  // A browser takes long to answer this for the first time, and its parts ask it when they start: here it is a step of its own.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
  void import('./pages/table.tsx');
}
if (first === 'here') void import('./here/session.ts');

/** What `early.ts` has put on the screen stays there until the page can take its place: without its texts it would be empty. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  const first = await loadTexts(preferences.get().language);
  const page = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  startTransition(() => createRoot(root).render(page)); // in small steps: a finger that scrolls meanwhile is not held up
}
void start();

/** Kept by the browser, so that the page opens without a network the next time. */
if ('serviceWorker' in navigator && import.meta.env.PROD)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
