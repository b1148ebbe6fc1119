// Before anything else is there: light or dark, what the page needs next, and the page as far as it is known already.
// It takes all of it from templates in the page (build/first-paint.ts); when the app starts, it takes the place of them.
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
