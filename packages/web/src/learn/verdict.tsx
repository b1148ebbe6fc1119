// The verdict, in place of the question: allowed but beside the goal, or done.
import type { ComparedRow, Lesson, LessonState } from '@boardwright/host';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../kit/icon.tsx';
import { go } from '../route.tsx';
import { useText } from '../text/text.tsx';
import type { PracticeDeed } from './in-worker.ts';
import { addressOfLesson } from './lessons.ts';
import { RichText } from './rich-text.tsx';

interface Props {
  readonly game: string;
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly next: Lesson | null; // null: this was the last one
  readonly onDeed: (deed: PracticeDeed) => void;
}

export function Verdict({ game, lesson, state, next, onDeed }: Props): ReactNode {
  const text = useText();
  const { language } = text;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  if (state.verdict === 'missed')
    return (
      <section className="question verdict missed" aria-labelledby="verdict">
        <span className="sign" aria-hidden="true">
          !
        </span>
        <div className="ask" role="status">
          <h2 id="verdict">{text('learn.missed')}</h2>
          {state.miss !== null && <RichText text={state.miss[language]} />}
        </div>
        {state.rows.length > 0 && <Compared rows={state.rows} />}
        <div className="controls">
          <button ref={main} type="button" className="btn go big undo-all" onClick={() => onDeed({ do: 'tryAgain' })}>
            <Icon name="undo" />
            {text('learn.tryAgain')}
          </button>
        </div>
      </section>
    );
  const onNext = (): void => go(next === null ? `/learn/${game}` : addressOfLesson(game, next.id));
  return (
    <section className="question verdict done" aria-labelledby="verdict">
      <span className="sign" aria-hidden="true">
        <Icon name="check" size={26} />
      </span>
      <div className="ask" role="status">
        <h2 id="verdict">{lesson.end.title[language]}</h2>
        <RichText text={lesson.end.say[language]} />
      </div>
      <div className="controls">
        <button type="button" className="btn big again" onClick={() => onDeed({ do: 'restart' })}>
          <Icon name="again" />
          <span>{text('learn.again')}</span>
        </button>
        <button ref={main} type="button" className="btn go big next-lesson" onClick={onNext}>
          {next === null ? text('learn.finish') : text('learn.next', { lesson: next.title[language] })}
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  );
}

/** Values before, now, and if the goal had been reached. */
function Compared({ rows }: { readonly rows: readonly ComparedRow[] }): ReactNode {
  const text = useText();
  return (
    <table className="compared">
      <thead>
        <tr>
          <td />
          {(['before', 'now', 'instead'] as const).map(when => (
            <th key={when} scope="col">
              {text(`learn.${when}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, now, instead }) => (
          <tr key={name.en}>
            <th scope="row">{name[text.language]}</th>
            <td>{String(before)}</td>
            <td>{String(now)}</td>
            <td className="instead">{String(instead)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
