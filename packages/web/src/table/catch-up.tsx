// What the others did while somebody was away: listed once on return, the earliest first.
import type { Heard } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';
import { RuleText } from './rule-text.tsx';

const SHOWN = 30;

interface Props {
  readonly heard: readonly Heard[];
  readonly since: number; // answers after this one are news
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
}

export function CatchUp({ heard, since, tell, onRule }: Props): ReactNode {
  const text = useText();
  const [news] = useState(() => heard.filter(({ n, events }) => n > since && events.length > 0).slice(-SHOWN));
  const [seen, setSeen] = useState(false);
  if (seen || news.length === 0) return null;
  return (
    <section className="panel catch-up" aria-labelledby="catch-up">
      <header>
        <h2 id="catch-up">{text('catchUp')}</h2>
        <button type="button" className="btn small" onClick={() => setSeen(true)}>
          <Icon name="check" size={16} />
          {text('catchUp.seen')}
        </button>
      </header>
      <ol>
        {news.flatMap(({ n, events }) =>
          events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
            <li key={`${n} ${i}`}>
              <RuleText text={tell.event(event)} onRule={onRule} />
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
