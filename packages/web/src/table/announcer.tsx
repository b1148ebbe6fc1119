// Says to screen readers what happened and what is asked now. Nothing of it is on the screen twice.
import type { EventGroup, Update } from '@boardwright/host';
import { type Teller, withoutEchoes } from '@boardwright/text';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { useText } from '../text/text.tsx';

const MOST = 6; // sentences at once; more would never end

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly names: readonly string[];
  readonly tell: Teller;
}

export const Announcer = memo(function Announcer({ update, heard, names, tell }: Props): ReactNode {
  const text = useText();
  const [said, setSaid] = useState('');
  const retells = useDrawn()?.retells;
  const { answers, position, open, toAnswer, view } = update;
  const from = useRef(answers);
  useEffect(() => {
    if (position < 0) return;
    const news = heard.filter(({ n }) => n > from.current).flatMap(({ events }) => withoutEchoes(events, retells));
    from.current = answers;
    const happened = news.slice(-MOST).map(event => tell.event(event));
    const asked = open.map(({ task }) => tell.ask(task));
    const who = toAnswer.map(p => names[p] ?? '');
    const waiting =
      open.length > 0 || view.scores !== null ? [] : [text('question.waiting', { who: text.list(who), n: who.length })];
    const over = view.scores === null ? [] : [text('question.over')];
    setSaid([...happened, ...asked, ...waiting, ...over].join('\n'));
  }, [position, answers, heard, open, toAnswer, view.scores, names, tell, text, retells]);
  return (
    <div className="unseen announcer" role="status" aria-live="polite">
      {said}
    </div>
  );
});
