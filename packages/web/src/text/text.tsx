// The shell's sentences in the reader's language. The language changes at once, without a reload.
import type { Language, Messages } from '@boardwright/engine';
import { messageIn, once } from '@boardwright/text';
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
  daysAgo(days: number): string;
}

export function textOf(messages: Messages, language: Language): Text {
  const fixed = new Map<string, string>(); // messages without parameters are formatted once
  const fill = (key: Key, values: Values): string => messageIn(language, messages[key] ?? key).format(values);
  const say = (key: Key, values?: Values): string => {
    if (values !== undefined) return fill(key, values);
    const text = fixed.get(key) ?? fill(key, {});
    fixed.set(key, text);
    return text;
  };
  const lists = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const dates = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const spans = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  return Object.assign(say, {
    language,
    has: (key: string): key is Key => Object.hasOwn(messages, key),
    list: (items: readonly string[]) => lists().format(items),
    date: (time: number) => dates().format(time),
    daysAgo: (days: number) => spans().format(-days, 'day'),
    ago: (time: number, now: number) => {
      const minutes = Math.round((time - now) / 60_000);
      if (minutes > -60) return spans().format(Math.min(0, minutes), 'minute');
      if (minutes > -1440) return spans().format(Math.round(minutes / 60), 'hour');
      return spans().format(Math.round(minutes / 1440), 'day');
    },
  });
}

export const TextContext = createContext<Text | null>(null);

export interface Loaded {
  readonly language: Language;
  readonly messages: Messages;
}

export const loadTexts = async (language: Language): Promise<Loaded> => ({
  language,
  messages: await loadMessages(language),
});

interface Props {
  readonly first: Loaded;
  readonly children: ReactNode;
}
/** Starts with the texts that are loaded. While another language loads, the old one stays. */
export function TextProvider({ first, children }: Props): ReactNode {
  const { language } = usePreferences();
  const [loaded, setLoaded] = useState(first);
  const has = loaded.language;
  useEffect(() => {
    document.documentElement.lang = has;
    if (has === language) return;
    let wanted = true;
    void loadTexts(language).then(found => {
      if (wanted) setLoaded(found);
    });
    return () => {
      wanted = false;
    };
  }, [language, has]);
  const text = useMemo(() => textOf(loaded.messages, loaded.language), [loaded]);
  return <TextContext value={text}>{children}</TextContext>;
}

export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error('texts are not loaded here');
  return text;
}
