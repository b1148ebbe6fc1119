// The welcome page, shown when the web client is not built: lists the games, and says how to build it and how to play
// without it.
import type { Language } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { common, createTeller } from '@boardwright/text';
import { STYLE } from './welcome-style.ts';
import { WELCOME } from './welcome-texts.ts';

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly players: string;
}

export async function welcomePage(language: Language): Promise<string> {
  const texts = WELCOME[language];
  const shown = await Promise.all(Object.keys(games).map(id => show(id, language)));
  const example = shown[0]?.id ?? 'GAME';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boardwright</title><style>${STYLE}</style>
</head>
<body>
<header><h1>Boardwright</h1><nav aria-label="${texts.languages}">${languageLinks(language)}</nav></header>
<main>
<p class="lead">${texts.lead}</p>
<section aria-labelledby="games"><h2 id="games">${texts.games}</h2>
${shown.length === 0 ? `<p>${texts.noGames}</p>` : `<ul class="games">${shown.map(card).join('')}</ul>`}
</section>
<section aria-labelledby="browser"><h2 id="browser">${texts.browser}</h2>
<p>${texts.browserLead}</p>
<pre><code>npx vite build packages/web</code></pre>
</section>
<section aria-labelledby="terminal"><h2 id="terminal">${texts.terminal}</h2>
<p>${texts.terminalLead}</p>
<pre><code>npx boardwright games
npx boardwright play ${example}
npx boardwright --help</code></pre>
</section>
</main>
<footer>${texts.unofficial}</footer>
</body>
</html>
`;
}

async function show(id: string, language: Language): Promise<Shown> {
  const load = games[id];
  if (load === undefined) throw new Error(`there is no game ${id}`);
  const { game, texts } = (await load()).default;
  const teller = createTeller(await texts[language](), common[language], language);
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  const players = least === most ? `${least}` : `${least}–${most}`;
  return { id, name: teller.text('game'), about: teller.text('game.about'), players };
}

function card({ id, name, about, players }: Shown): string {
  return `<li><h3>${escapeHtml(name)}</h3><p>${escapeHtml(about)}</p><p class="meta"><span>${players}</span><code>${id}</code></p></li>`;
}

function languageLinks(current: Language): string {
  const names = { en: 'English', hu: 'magyar', pl: 'polski' };
  const link = ([language, name]: [string, string]): string =>
    `<a href="/?lang=${language}" hreflang="${language}" lang="${language}"${language === current ? ' aria-current="true"' : ''}>${name}</a>`;
  return Object.entries(names).map(link).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}
