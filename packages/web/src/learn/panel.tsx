// Beside the board: what the lesson says, what to do, and the rules behind it. On a phone it lies above the question.
import type { Lesson, LessonState } from '@boardwright/host';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRules } from '../games/rules.ts';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import type { PracticeDeed } from './in-worker.ts';
import { addressOfLesson } from './lessons.ts';
import { useLearned } from './progress.ts';
import { RichText } from './rich-text.tsx';

interface Props {
  readonly game: string;
  readonly course: readonly Lesson[];
  readonly at: number; // in the course
  readonly state: LessonState;
  readonly onDeed: (deed: PracticeDeed) => void;
  readonly onRule: (id: string) => void;
}

export function LessonPanel({ game, course, at, state, onDeed, onRule }: Props): ReactNode {
  const text = useText();
  const lesson = course[at];
  if (lesson === undefined) return null;
  const step = lesson.steps[Math.min(state.step, lesson.steps.length - 1)];
  const isOpen = state.verdict === 'open';
  return (
    <aside className="lesson-panel panel" aria-label={text('learn.lesson', { n: at + 1 })}>
      <Course game={game} course={course} at={at} />
      <header>
        <small>{text('learn.lesson', { n: at + 1 })}</small>
        <h2>{lesson.title[text.language]}</h2>
      </header>
      <div className="said" id="lesson-said" aria-live="polite">
        {step !== undefined && <RichText text={step.say[text.language]} />}
      </div>
      <Goals lesson={lesson} state={state} />
      {isOpen && (
        <div className="acts">
          {step?.task === null ? (
            <GoOn key={state.step} onPress={() => onDeed({ do: 'goOn' })} />
          ) : (
            <button type="button" className="btn small show-me" onClick={() => onDeed({ do: 'show' })}>
              <Icon name="eye" size={16} />
              {text('learn.show')}
            </button>
          )}
        </div>
      )}
      <RulesBehind game={game} rules={lesson.rules} onRule={onRule} />
    </aside>
  );
}

/** Where this lesson stands in the course. */
function Course({ game, course, at }: Pick<Props, 'game' | 'course' | 'at'>): ReactNode {
  const text = useText();
  const learned = useLearned(game);
  const next = course[at + 1];
  return (
    <nav className="course" aria-label={text('learn.course')}>
      <ol>
        {course.map(({ id, title }, i) => (
          <li key={id} className={i === at ? 'here' : learned.includes(id) ? 'done' : undefined}>
            <Link
              href={addressOfLesson(game, id)}
              title={title[text.language]}
              aria-label={`${i + 1}. ${title[text.language]}`}
              aria-current={i === at ? 'page' : undefined}
            >
              <i />
            </Link>
          </li>
        ))}
      </ol>
      <span>{text('learn.of', { n: at + 1, all: course.length })}</span>
      {next !== undefined && <Link href={addressOfLesson(game, next.id)}>{text('learn.skip')}</Link>}
    </nav>
  );
}

/** Focused at once, so that Enter reads on. */
function GoOn({ onPress }: { readonly onPress: () => void }): ReactNode {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="btn go go-on" aria-describedby="lesson-said" onClick={onPress}>
      {text('learn.goOn')}
      <Icon name="arrow" size={16} />
    </button>
  );
}

/** What there is to do in this lesson: done, being done, or still to come. */
function Goals({ lesson, state }: { readonly lesson: Lesson } & Pick<Props, 'state'>): ReactNode {
  const text = useText();
  const tasks = lesson.steps.flatMap(({ task }, step) => (task === null ? [] : [{ task, step }]));
  const shown = tasks.filter(({ step }) => step <= state.step);
  if (shown.length === 0) return null;
  return (
    <section className="goals">
      <h3>{text('learn.goals', { n: tasks.length })}</h3>
      <ol>
        {shown.map(({ task, step }) => {
          const how = step < state.step ? 'done' : state.verdict === 'missed' ? 'missed' : 'current';
          return (
            <li key={step} className={how} aria-current={how === 'current' ? 'step' : undefined}>
              <span className="mark">
                {how === 'done' && <Icon name="check" size={14} />}
                {how === 'missed' && '!'}
              </span>
              <div>
                <span className="unseen">{text(`learn.goal.${how}`)}</span>
                <RichText text={task.say[text.language]} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function RulesBehind({ game, rules, onRule }: { readonly rules: readonly string[] } & Pick<Props, 'game' | 'onRule'>) {
  const text = useText();
  const chapters = useRules(game, text.language, null);
  const title = (id: string): string =>
    chapters?.flatMap(({ paragraphs }) => paragraphs).find(paragraph => paragraph.id === id)?.title ?? '';
  return (
    <section className="behind">
      <h3>{text('learn.behind')}</h3>
      <ul>
        {rules.map(id => (
          <li key={id}>
            <small>{id}</small>
            <button type="button" className="plain" onClick={() => onRule(id)} aria-label={`${id} ${title(id)}`}>
              {title(id) || id}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
