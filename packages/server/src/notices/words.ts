// What a notice says, in the language of whoever is told.
import type { Language } from '@boardwright/engine';
import { messageIn } from '@boardwright/text';
import { gameWords } from '../game-words.ts';
import type { CallKind } from '../protocol/notices.ts';
import { sitterNames } from '../sitter-names.ts';
import type { Table } from '../store/tables.ts';
import { NOTICE_TEXTS, type NoticeText } from './texts.ts';

export async function wordsFor(kind: CallKind, table: Table, person: string, language: Language): Promise<NoticeText> {
  const { game } = await gameWords(table.body.game, language);
  const { chairs, host } = table.body;
  const names = sitterNames(table, language);
  const seats = chairs.map((_, seat) => seat);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const others = list.format(names.filter((_, seat) => chairs[seat]?.person !== person));
  const { scores = [], places = [] } = table.body;
  const byPlace = seats.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const values = {
    game,
    others,
    host: chairs.find(chair => chair.person === host)?.name ?? '',
    result: byPlace.map(seat => `${names[seat] ?? ''} ${scores[seat] ?? ''}`.trim()).join(' · '),
  };
  const { title, body } = NOTICE_TEXTS[language].notices[kind];
  const say = (text: string): string => String(messageIn(language, text).format(values));
  return { title: say(title), body: say(body) };
}
