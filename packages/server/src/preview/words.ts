// What is said of a table where its link is shown: in a messenger, on another site.
import type { Language } from '@boardwright/engine';
import { messageIn } from '@boardwright/text';
import { gameWords } from '../game-words.ts';
import { sitterNames } from '../sitter-names.ts';
import type { Table } from '../store/tables.ts';

const TEXTS = {
  en: {
    invites: '{host} invites you to {game}',
    waits: '{game}: a seat is free',
    facts: '{n, plural, one {# player} other {# players}}, about {minutes} min',
    join: 'No account, no download.',
    wins: '{who} wins: {game}',
    over: '{game}: the result',
    plays: '{game}: a game in progress',
    moment: '{game}, move {at, number}',
  },
  hu: {
    invites: '{host} játszani hív: {game}',
    waits: '{game}: van szabad hely',
    facts: '{n, plural, one {# játékos} other {# játékos}}, kb. {minutes} perc',
    join: 'Nem kell fiók, sem letöltés.',
    wins: '{who} nyert: {game}',
    over: '{game}: az eredmény',
    plays: '{game}: folyamatban lévő játszma',
    moment: '{game}, {at, number}. lépés',
  },
  pl: {
    invites: '{host} zaprasza do gry {game}',
    waits: '{game}: jest wolne miejsce',
    facts: '{n, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}}, ok. {minutes} min',
    join: 'Bez konta i bez pobierania.',
    wins: 'Wygrywa {who}: {game}',
    over: '{game}: wynik',
    plays: '{game}: gra w toku',
    moment: '{game}, ruch {at, number}',
  },
} as const satisfies Record<Language, Record<string, string>>;

export interface Words {
  readonly title: string;
  readonly about: string; // below the title
  readonly game: string;
}

/** `at`: a moment of the replay. */
export async function wordsOf({ status, body }: Table, language: Language, at: number | null): Promise<Words> {
  const { game, about, minutes } = await gameWords(body.game, language);
  const say = (key: keyof (typeof TEXTS)['en'], values: Record<string, string | number> = {}): string =>
    String(messageIn(language, TEXTS[language][key]).format({ game, ...values }));
  const sitters = sitterNames({ body }, language);
  const names = sitters.filter(name => name !== '');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  if (at !== null) return { title: say('moment', { at }), about: list.format(names), game };
  if (status === 'over') {
    const { scores = [], places = [] } = body;
    const winners = sitters.filter((_, p) => places[p] === 1);
    const result = names.map((name, p) => `${name} ${scores[p] ?? ''}`).join(' · ');
    const title = winners.length === 0 ? say('over') : say('wins', { who: list.format(winners) });
    return { title, about: result, game };
  }
  if (status === 'playing') return { title: say('plays'), about: list.format(names), game };
  const host = body.chairs.find(({ person }) => person === body.host)?.name;
  const facts = say('facts', { n: body.chairs.length, minutes });
  return {
    title: host === undefined ? say('waits') : say('invites', { host }),
    about: `${facts}. ${say('join')} ${about}`,
    game,
  };
}
