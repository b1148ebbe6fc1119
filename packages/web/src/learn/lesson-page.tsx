// A lesson on the real table.
import '../style/table.css';
import '../style/dock.css';
import '../style/side.css';
import './lesson.css';
import type { Lesson, LessonState } from '@boardwright/host';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { useTeller } from '../games/texts.ts';
import { Icon } from '../kit/icon.tsx';
import { Opening } from '../kit/opening.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Link } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { Trouble } from '../shell/trouble.tsx';
import type { Showing, ShownScene } from '../showing/showing.ts';
import { useOpened } from '../showing/use-session.ts';
import { useSteps } from '../showing/use-steps.ts';
import { type Instead, TableView } from '../table/table-view.tsx';
import { useText } from '../text/text.tsx';
import type { LessonDeed } from './in-worker.ts';
import { courseOf } from './lessons.ts';
import { LessonPanel } from './panel.tsx';
import { markLearned } from './progress.ts';
import { useRing } from './ring.ts';
import { LessonSession } from './session.ts';
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
  const { game, lesson } = props;
  const [inner, setInner] = useState<LessonSession | null>(null);
  const open = useCallback(async () => {
    const made = new LessonSession(game, lesson);
    setInner(made);
    return made;
  }, [game, lesson]);
  const { session, scene, trouble } = useOpened(open);
  if (trouble !== null) return <Trouble why={trouble.why} />;
  if (session === null || scene === null || inner === null) return <Opening />;
  return <Opened {...props} inner={inner} session={session} scene={scene} />;
}

interface OpenedProps extends PlayingProps {
  readonly inner: LessonSession;
  readonly session: Showing;
  readonly scene: ShownScene;
}

function Opened({ game, course, lesson, at, inner, session, scene }: OpenedProps): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const { chairs } = scene.table;
  const names = useMemo(() => chairs.map(seatName), [chairs, seatName]);
  const tell = useTeller(game, text.language, names, null);
  const edition = useDrawnEdition(game, null);
  useSteps(session, edition);
  const state = useShownState(inner, scene);
  const isDone = state?.verdict === 'done';
  useEffect(() => {
    if (isDone) markLearned(game, lesson.id);
  }, [isDone, game, lesson]);
  useRing(state === null ? [] : pointedIn(lesson, state));
  if (tell === null || edition === null || state === null) return <Opening />;
  const onDeed = (deed: LessonDeed): void => {
    session.skip();
    void inner.play(deed);
  };
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
      <TableView scene={scene} session={session} names={names} tell={tell} instead={instead} />
    </DrawnContext>
  );
}

/** What the step is about; else what "show me" would press next. */
function pointedIn({ steps }: Lesson, { step, verdict, next }: LessonState): readonly string[] {
  if (verdict !== 'open') return [];
  const { point = [] } = steps[step] ?? {};
  return point.length > 0 ? point : next === null ? [] : [next];
}

/** How the lesson goes, as far as it has been shown: a verdict waits for what led to it. */
function useShownState(inner: LessonSession, { progress }: ShownScene): LessonState | null {
  const now = useSyncExternalStore(inner.progress.subscribe, inner.progress.get);
  const shown = useRef(now);
  if (progress.left === 0 || shown.current === null) shown.current = now;
  return shown.current;
}
