// The shell's own messages, one language at a time.
import type { Language, Messages } from '@boardwright/engine';

export type Key = keyof typeof import('../../locale/en.json', { with: { type: 'json' }});

const LOAD: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../locale/en.json'),
  hu: () => import('../../locale/hu.json'),
  pl: () => import('../../locale/pl.json'),
};

export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOAD[language]()).default;
}
