// Sentences of the shell in the reader's language. The language changes at once, without a reload.
import type { Language, Messages } from '@boardwright/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../model/settings.ts';
import { type Key, loadMessages } from './messages.ts';

export type Values = Readonly<Record<string, string | number | boolean | Date>>;
export interface Text {
  (key: Key, values?: Values): string;
  readonly language: Language;
  has(key: string): key is Key;
  list(items: readonly string[]): string;
  date(time: number): string;
  ago(time: number, now: number): string;
}

function textOf(messages: Messages, language: Language): Text {
  const formats = new Map<string, IntlMessageFormat>();
  const say = (key: Key, values: Values = {}): string => {
    let format = formats.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(messages[key] ?? key, language);
      formats.set(key, format);
    }
    return String(format.format(values));
  };
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const spans = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return Object.assign(say, {
    language,
    has: (key: string): key is Key => Object.hasOwn(messages, key),
    list: (items: readonly string[]) => lists.format(items),
    date: (time: number) => dates.format(time),
    ago: (time: number, now: number) => {
      const minutes = Math.round((time - now) / 60_000);
      if (minutes > -60) return spans.format(Math.min(0, minutes), 'minute');
      if (minutes > -1440) return spans.format(Math.round(minutes / 60), 'hour');
      return spans.format(Math.round(minutes / 1440), 'day');
    },
  });
}

const TextContext = createContext<Text | null>(null);

/** Shows the page once its language is there; while another is being fetched, the old one stays. */
export function TextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = usePreferences();
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadMessages(language).then(messages => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setLoaded({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  const text = useMemo(() => (loaded === null ? null : textOf(loaded.messages, loaded.language)), [loaded]);
  return text === null ? null : <TextContext value={text}>{children}</TextContext>;
}

export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error('texts are not loaded here');
  return text;
}
