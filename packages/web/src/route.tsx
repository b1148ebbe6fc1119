// The current path and query, the browser's history, and links that do not reload the page.
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

/** A table, a lesson, or an example: the board needs all the room. */
export const isTable = ({ path: [first, , third] }: Route): boolean =>
  first === 'here' || first === 'table' || ((first === 'learn' || first === 'try') && third !== undefined);

const listeners = new Set<() => void>();
let current = read();

function read(): Route {
  const { pathname, search, hash } = window.location;
  const path = pathname.split('/').filter(part => part !== '');
  return { path, query: new URLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) };
}

function changed(): void {
  current = read();
  for (const listener of [...listeners]) listener();
}

window.addEventListener('popstate', changed);

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  if (how === 'push') window.scrollTo(0, 0);
  changed();
}

const now = (): Route => current;

export function useRoute(): Route {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now,
    now,
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string; readonly children: ReactNode };

export function Link({ href, children, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
