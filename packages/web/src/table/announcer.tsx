// Tells screen readers what happened and what is asked now. It is not visible.
import type { Event } from '@boardwright/engine';
import type { EventGroup, Update } from '@boardwright/host';
import { type Teller, withoutEchoes } from '@boardwright/text';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAsker } from '../drawn/asker.ts';
import { useDrawn } from '../drawn/context.tsx';
import { useText } from '../text/text.tsx';

const MOST = 6; // sentences at once; more would never end

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly names: readonly string[];
  readonly tell: Teller;
}

/** How much has been said: this many events of the answer `n`. */
interface Point {
  readonly n: number;
  readonly events: number;
}
const pointOf = (heard: readonly EventGroup[]): Point => {
  const last = heard.at(-1);
  return { n: last?.n ?? 0, events: last?.events.length ?? 0 };
};
/** What was told since then, including the rest of an answer that was said only in part. */
const since = ({ n: from, events: told }: Point, heard: readonly EventGroup[]): readonly (readonly Event[])[] =>
  heard.filter(({ n }) => n >= from).map(({ n, events }) => (n === from ? events.slice(told) : events));

export const Announcer = memo(function Announcer({ update, heard, names, tell }: Props): ReactNode {
  const text = useText();
  const [said, setSaid] = useState('');
  const retells = useDrawn()?.retells;
  const { position, open, toAnswer, view } = update;
  const ask = useAsker(tell, view.g);
  const from = useRef(pointOf(heard));
  useEffect(() => {
    if (position < 0) return;
    const news = since(from.current, heard).flatMap(events => withoutEchoes(events, retells));
    from.current = pointOf(heard);
    const happened = news.slice(-MOST).map(event => tell.event(event));
    const asked = open.map(({ task }) => ask(task));
    const who = toAnswer.map(p => names[p] ?? '');
    const waiting =
      open.length > 0 || view.scores !== null ? [] : [text('question.waiting', { who: text.list(who), n: who.length })];
    const over = view.scores === null ? [] : [text('question.over')];
    setSaid([...happened, ...asked, ...waiting, ...over].join('\n'));
  }, [position, heard, open, toAnswer, view.scores, names, tell, ask, text, retells]);
  return (
    <div className="unseen announcer" role="status" aria-live="polite">
      {said}
    </div>
  );
});
