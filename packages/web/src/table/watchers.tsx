// Who watches a game without a seat, in the bar and in the chat.
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import type { Watchers } from '../model/session.ts';
import { type Text, useText } from '../text/text.tsx';

const NAMED = 5;

export function watchersText(text: Text, { people, count }: Watchers): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const rest = count - names.length;
  return text('watchers', { who: text.list(rest > 0 ? [...names, text('watchers.more', { n: rest })] : names) });
}

/** In the bar: that one watches, and how many do. Nothing while nobody watches. */
export function Watching({
  isWatching,
  watchers,
}: {
  readonly isWatching: boolean;
  readonly watchers: Watchers;
}): ReactNode {
  const text = useText();
  if (!isWatching && watchers.count === 0) return null;
  return (
    <small className="watching">
      {isWatching && <span>{text('watching')}</span>}
      {watchers.count > 0 && <WatcherCount watchers={watchers} />}
    </small>
  );
}

function WatcherCount({ watchers }: { readonly watchers: Watchers }): ReactNode {
  const text = useText();
  const told = watchersText(text, watchers);
  return (
    <span className="watcher-count" role="img" aria-label={told} title={told}>
      <Icon name="eye" size={14} />
      {watchers.count}
    </span>
  );
}
