// Runs before anything else has loaded: sets light or dark, preloads what the page needs next, and shows the first
// paint. It takes all this from templates in the page (build/first-paint.ts), and the app replaces it when it starts.
import { rememberClicks } from './first-click.ts';
import { readPreferences, systemDark, wear } from './model/preferences.ts';

const preferences = readPreferences();
const { language } = preferences;
const [place = 'front'] = window.location.pathname.split('/').filter(Boolean);
const root = document.getElementById('root');

function put(name: string, into: Node | null): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-for="${name}"]`);
  if (template !== null) into?.appendChild(template.content.cloneNode(true));
}

wear(preferences, systemDark());
document.documentElement.lang = language;
put(`language-${language}`, document.head);
put(`page-${place}`, document.head);
put(`${place}-${language}`, root);
if (root !== null) rememberClicks(root);
