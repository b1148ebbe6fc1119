// A lesson on the real table.
import '../style/table.css';
import '../style/dock.css';
import '../style/side.css';
import './lesson.css';
import type { Lesson, LessonState } from '@boardwright/host';
import { type ReactNode, useCallback, useEffect } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { Icon } from '../kit/icon.tsx';
import { Opening } from '../kit/opening.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Link } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { type Instead, TableView } from '../table/table-view.tsx';
import { useText } from '../text/text.tsx';
import { courseOf } from './lessons.ts';
import { LessonPanel } from './panel.tsx';
import { markLearned } from './progress.ts';
import { useRing } from './ring.ts';
import { type OpenedPractice, useOnTable, usePractice } from './use-practice.ts';
import { Verdict } from './verdict.tsx';

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const { value: course } = useLoaded(useCallback(() => courseOf(game), [game]));
  if (course === null) return <Opening />;
  const at = course.findIndex(lesson => lesson.id === id);
  const lesson = course[at];
  if (lesson === undefined) return <Trouble why="noSuchPage" />;
  return <Playing game={game} course={course} lesson={lesson} at={at} />;
}

interface PlayingProps {
  readonly game: string;
  readonly course: readonly Lesson[];
  readonly lesson: Lesson;
  readonly at: number; // in the course
}

function Playing(props: PlayingProps): ReactNode {
  const { inner, session, scene, trouble } = usePractice(props.game, props.lesson);
  if (trouble !== null) return <Trouble why={trouble.why} />;
  if (session === null || scene === null || inner === null) return <Opening />;
  return <Opened {...props} on={{ inner, session, scene }} />;
}

interface OpenedProps extends PlayingProps {
  readonly on: OpenedPractice<Lesson>;
}

function Opened({ game, course, lesson, at, on }: OpenedProps): ReactNode {
  const text = useText();
  const { names, tell, edition, state, onDeed } = useOnTable(game, on);
  const isDone = state?.verdict === 'done';
  useEffect(() => {
    if (isDone) markLearned(game, lesson.id);
  }, [isDone, game, lesson]);
  useRing(state === null ? [] : pointedIn(lesson, state));
  if (tell === null || edition === null || state === null) return <Opening />;
  const next = course[at + 1] ?? null;
  const instead: Instead = {
    menu: (
      <Link className="tool" href={`/learn/${game}`} aria-label={text('learn.all')} title={text('learn.all')}>
        <Icon name="x" />
      </Link>
    ),
    side: showRule => (
      <LessonPanel game={game} course={course} at={at} state={state} onDeed={onDeed} onRule={showRule} />
    ),
    dock:
      state.verdict === 'open' ? null : (
        <Verdict key={state.verdict} game={game} lesson={lesson} state={state} next={next} onDeed={onDeed} />
      ),
  };
  return (
    <DrawnContext value={edition}>
      <TableView scene={on.scene} session={on.session} names={names} tell={tell} instead={instead} />
    </DrawnContext>
  );
}

/** What the step is about; else what "show me" would press next. */
function pointedIn({ steps }: Lesson, { step, verdict, next }: LessonState): readonly string[] {
  if (verdict !== 'open') return [];
  const { point = [] } = steps[step] ?? {};
  return point.length > 0 ? point : next === null ? [] : [next];
}
