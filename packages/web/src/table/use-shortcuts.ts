// Single keys at the table. They are listed in the help and can be switched off.
import { useEffect } from 'react';
import { usePreferences } from '../model/settings.ts';

export const SHORTCUTS = ['o', 'l', 'b', 'u', 'c', 'g', 't', 'r', 's', 'a', '?'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useShortcuts(run: (key: Shortcut) => void): void {
  const { shortcuts } = usePreferences();
  useEffect(() => {
    if (!shortcuts) return;
    const press = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      const key = SHORTCUTS.find(each => each === event.key.toLowerCase());
      if (key === undefined) pressOnBoard(event);
      else {
        event.preventDefault();
        run(key);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcuts, run]);
}

/** A button of a drawing may have a key of its own (`aria-keyshortcuts`). */
function pressOnBoard({ key }: KeyboardEvent): void {
  if (!/^[a-z]$/i.test(key)) return;
  document.querySelector<HTMLElement>(`.board button[aria-keyshortcuts="${key.toUpperCase()}"]`)?.click();
}

/** What the keys that act on a control press or focus. */
export function pressOnTable(key: Shortcut): void {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  if (key === 'o') find('.question button[data-word][tabindex="0"]')?.focus();
  if (key === 'l') toggleList();
  if (key === 'b') find('.board [tabindex="0"]')?.focus();
  if (key === 'u') find('.question .undo')?.click();
  if (key === 'c') find('.question .confirm')?.click();
}

/** Opens the list of all options and goes there, or closes it. */
function toggleList(): void {
  const button = document.querySelector<HTMLElement>('.question .show-all');
  const isOpen = button?.getAttribute('aria-expanded') === 'true';
  const option = document.querySelector<HTMLElement>('.question button[data-word][tabindex="0"]');
  if (isOpen) button?.focus();
  button?.click();
  if (!isOpen) option?.focus();
}
