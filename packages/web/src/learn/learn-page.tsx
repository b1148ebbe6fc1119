// The path of lessons of a game, with what was learned on this device.
import './learn.css';
import type { Lesson } from '@boardwright/host';
import { type ReactNode, useCallback, useEffect } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { gameOf, nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Link } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { useText } from '../text/text.tsx';
import { addressOfLesson, courseOf } from './lessons.ts';
import { GUIDED_GAME, syncLearned, useLearned } from './progress.ts';

export function LearnPage({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const { value: course } = useLoaded(useCallback(() => courseOf(game), [game]));
  useEffect(() => void syncLearned(), []);
  if (gameOf(game) === undefined) return <Trouble why="noSuchPage" />;
  if (course === null) return <Progress label={text('loading')} />;
  return <Path game={game} course={course} />;
}

interface PathProps {
  readonly game: string;
  readonly course: readonly Lesson[];
}

function Path({ game, course }: PathProps): ReactNode {
  const text = useText();
  const learned = useLearned(game);
  const edition = useDrawnEdition(game, null);
  const name = nameOf(game, text.language);
  const left = course.filter(({ id }) => !learned.includes(id));
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const next = left[0] ?? null;
  return (
    <div className="learn">
      <section className="panel path">
        <header>
          <div>
            <h1>{text('learn.title', { game: name })}</h1>
            <p className="muted">{text('learn.about', { n: course.length })}</p>
          </div>
          <div className="how-far">
            <b>{text('learn.of', { n: course.length - left.length, all: course.length })}</b>
            <progress value={course.length - left.length} max={course.length} aria-label={text('learn.course')} />
            <small>{left.length === 0 ? text('learn.allDone') : text('learn.minutesLeft', { n: minutes })}</small>
          </div>
        </header>
        <DrawnContext value={edition}>
          <ol>
            {course.map((lesson, i) => (
              <OnPath
                key={lesson.id}
                game={game}
                lesson={lesson}
                number={i + 1}
                isDone={learned.includes(lesson.id)}
                isNext={lesson === next}
              />
            ))}
          </ol>
        </DrawnContext>
      </section>
      <div className="beside">
        <section className="panel first-game">
          <Cover game={game} className="cover" />
          <div className="body">
            <small>{text('learn.then')}</small>
            <h2>{text('learn.firstGame')}</h2>
            {learned.includes(GUIDED_GAME) && <small>{text('learn.done')}</small>}
            <p>{text('learn.firstGameAbout')}</p>
            {gameOf(game)?.hasGuide === true && (
              <Link className={next === null ? 'btn go' : 'btn'} href={`/guided/${game}`}>
                <Icon name="play" size={16} />
                {text('game.guided')}
              </Link>
            )}
            <Link href={`/new?game=${encodeURIComponent(game)}`}>{text('learn.play')}</Link>
          </div>
        </section>
        <section className="panel body">
          <h2>{text('learn.read')}</h2>
          <p>{text('learn.readAbout')}</p>
          <Link href={`/rules/${game}`}>{text('home.rulesOf', { game: name })}</Link>
        </section>
      </div>
    </div>
  );
}

interface OnPathProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly number: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function OnPath({ game, lesson, number, isDone, isNext }: OnPathProps): ReactNode {
  const text = useText();
  const { language } = text;
  const how = isDone ? 'done' : isNext ? 'next' : 'later';
  return (
    <li className={how}>
      <span className="number" aria-hidden="true">
        {isDone ? <Icon name="check" size={18} /> : number}
      </span>
      <Link href={addressOfLesson(game, lesson.id)} aria-current={isNext ? 'step' : undefined}>
        <span className="pictures" aria-hidden="true">
          {lesson.pictures.map(word => (
            <WordPicture key={word} word={word} size={34} />
          ))}
        </span>
        <span className="what">
          <b>{lesson.title[language]}</b>
          <span>{lesson.about[language]}</span>
        </span>
        <span className="when">{isDone ? text('learn.done') : text('learn.minutes', { n: lesson.minutes })}</span>
        {isNext && (
          <span className="btn go" aria-hidden="true">
            {text(number === 1 ? 'learn.begin' : 'learn.goOn')}
            <Icon name="arrow" size={16} />
          </span>
        )}
      </Link>
    </li>
  );
}
