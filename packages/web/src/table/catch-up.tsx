// What the others did while somebody was away: played back on the board once, and listed, the earliest first.

import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { wantsMotion } from '../drawn/motion.ts';
import { Icon } from '../kit/icon.tsx';
import { usePreferences } from '../model/settings.ts';
import { useText } from '../text/text.tsx';
import { EventText } from './event-text.tsx';
import { linesOf } from './lines.ts';
import type { News } from './use-news.ts';
import type { Playback } from './use-playback.ts';

const SHOWN = 30;

interface Props {
  readonly news: News;
  readonly playback: Playback;
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
  readonly onSeen: () => void;
}

export function CatchUp({ news, playback, tell, onRule, onSeen }: Props): ReactNode {
  const text = useText();
  const { moves } = usePreferences();
  const retells = useDrawn()?.retells;
  const { pastView, play, stop } = playback;
  const played = useRef<News | null>(null);
  useEffect(() => {
    if (played.current === news || moves === 'off' || !wantsMotion()) return;
    played.current = news;
    play(news.after, news.to);
  }, [news, moves, play]);
  const told = news.heard.slice(-SHOWN);
  return (
    <section className="panel catch-up" aria-labelledby="catch-up">
      <header>
        <h2 id="catch-up">{text('catchUp')}</h2>
        <button
          type="button"
          className="btn small soft"
          onClick={() => (pastView === null ? play(news.after, news.to) : stop())}
        >
          <Icon name={pastView === null ? 'again' : 'last'} size={16} />
          {pastView === null ? text('catchUp.play') : text('catchUp.skip')}
        </button>
        <button
          type="button"
          className="btn small soft"
          onClick={() => {
            stop();
            onSeen();
          }}
        >
          <Icon name="check" size={16} />
          {text('catchUp.seen')}
        </button>
      </header>
      <ol tabIndex={0} aria-labelledby="catch-up">
        {told.flatMap(({ n, events }) =>
          linesOf(events, retells).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
            <li key={`${n} ${i}`} className={n === pastView?.answers ? 'now' : undefined}>
              <EventText line={line} tell={tell} onRule={onRule} />
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
