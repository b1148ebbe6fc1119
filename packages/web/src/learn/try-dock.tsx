// In place of the question: the rules are about to go on by themselves, or nothing is asked any more.
import type { EventGroup, ExampleState } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { Icon } from '../kit/icon.tsx';
import { go } from '../route.tsx';
import { happeningsOf, type Line } from '../table/lines.ts';
import { useText } from '../text/text.tsx';
import { addressOfExample } from './examples.ts';
import type { PracticeDeed } from './in-worker.ts';

interface Props {
  readonly game: string;
  readonly paragraph: string;
  readonly next: number | null; // the next example of the paragraph; null: this was the last one
  readonly state: ExampleState;
  readonly events: readonly EventGroup[];
  readonly tell: Teller;
  readonly onDeed: (deed: PracticeDeed) => void;
}

export function TryDock({ game, paragraph, next, state, events, tell, onDeed }: Props): ReactNode {
  const text = useText();
  const main = useRef<HTMLButtonElement>(null);
  const drawn = useDrawn();
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  if (state.next === 'begin')
    return (
      <section className="question try-dock" aria-labelledby="try-dock">
        <div className="ask" role="status">
          <h2 id="try-dock">{text('try.begin')}</h2>
          <p>{text('try.beginAbout')}</p>
        </div>
        <div className="controls">
          <button ref={main} type="button" className="btn go big try-next" onClick={() => onDeed({ do: 'show' })}>
            {text('try.goOn')}
            <Icon name="play" />
          </button>
        </div>
      </section>
    );
  const told = worthTelling(events.flatMap(group => happeningsOf(group.events, drawn).flatMap(({ lines }) => lines)));
  const onNext = (): void =>
    go(next === null ? `/rules/${game}#${paragraph}` : addressOfExample(game, paragraph, next));
  return (
    <section className="question verdict done try-dock" aria-labelledby="try-dock">
      <span className="sign" aria-hidden="true">
        <Icon name="check" size={26} />
      </span>
      <div className="ask" role="status">
        <h2 id="try-dock">{text('try.over')}</h2>
        {told.map(({ event }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays as it is
          <p key={i}>{tell.event(event)}</p>
        ))}
      </div>
      <div className="controls">
        <button type="button" className="btn big try-undo" onClick={() => onDeed({ do: 'undo' })}>
          <Icon name="undo" />
          <span>{text('question.undo')}</span>
        </button>
        <button type="button" className="btn big again" onClick={() => onDeed({ do: 'restart' })}>
          <Icon name="again" />
          <span>{text('learn.again')}</span>
        </button>
        <button ref={main} type="button" className="btn go big" onClick={onNext}>
          {next === null ? text('try.book') : text('try.next')}
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  );
}

/** As much as the dock has room for: points above all. */
const MOST_TOLD = 3;
function worthTelling(lines: readonly Line[]): readonly Line[] {
  const points = lines.filter(({ event }) => typeof event.points === 'number' && event.points !== 0);
  return (points.length > 0 ? points : lines).slice(-MOST_TOLD);
}
