// The page begins here.
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './style/tokens.css';
import './style/base.css';
import './style/kit.css';
import './style/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { wearTheme } from './model/settings.ts';

wearTheme();
/** Whoever opens the address of a table needs these next: they are fetched while the first part starts. */
const [first] = window.location.pathname.split('/').filter(Boolean);
if (first === 'here' || first === 'table') void import('./pages/table.tsx');
if (first === 'here') void import('./here/session.ts');
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** Kept by the browser, so that the page opens without a network the next time. */
if ('serviceWorker' in navigator && import.meta.env.PROD)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
