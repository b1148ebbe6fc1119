// What those at a table are called, seat by seat. A bot has no name of its own, so each language gives it one.
import type { Language } from '@boardwright/engine';
import type { Table } from './store/tables.ts';

const BOT: Readonly<Record<Language, (n: number) => string>> = {
  en: n => `Bot ${n}`,
  hu: n => `${n}. robot`,
  pl: n => `Bot ${n}`,
};

export const sitterNames = ({ body }: Pick<Table, 'body'>, language: Language): string[] =>
  body.chairs.map(({ name, bot }, seat) => (bot === null ? name : BOT[language](seat + 1)));
