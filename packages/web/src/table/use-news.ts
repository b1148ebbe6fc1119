// What the others have done since this person last looked: since their last turn, or while the page was out of sight.
import type { EventGroup, Update } from '@boardwright/host';
import { useEffect, useRef, useState } from 'react';

export interface News {
  readonly after: number; // answers after this one are new
  readonly to: number;
  readonly heard: readonly EventGroup[];
}

const newsIn = (heard: readonly EventGroup[], after: number): News | null => {
  const fresh = heard.filter(({ n, events }) => n > after && events.length > 0);
  const last = fresh.at(-1);
  return last === undefined ? null : { after, to: last.n, heard: fresh };
};

/** Null: there are none, or they have been seen. They show up again only if more was missed. */
export function useNews(update: Update, heard: readonly EventGroup[]): readonly [News | null, () => void] {
  const [news, setNews] = useState<News | null>(() => (update.seat === null ? null : newsIn(heard, update.sinceTurn)));
  const latest = useRef({ update, heard });
  latest.current = { update, heard };
  useEffect(() => {
    let left = latest.current.update.answers;
    const onSight = (): void => {
      const now = latest.current;
      if (document.visibilityState === 'hidden') left = now.update.answers;
      else if (now.update.seat !== null && now.update.answers > left) setNews(newsIn(now.heard, left));
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
  const isOld = news !== null && update.sinceTurn > news.to; // we have had a turn since
  return [isOld ? null : news, () => setNews(null)];
}
