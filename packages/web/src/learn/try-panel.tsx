// Beside the board: the paragraph that is tried, its examples, and how this one goes on. On a phone it lies above the question.
import type { Example, ExampleState, OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { useRules } from '../games/rules.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Link } from '../route.tsx';
import { RuleLink, RuleText } from '../table/rule-text.tsx';
import { useText } from '../text/text.tsx';
import { addressOfExample } from './examples.ts';
import type { PracticeDeed } from './in-worker.ts';

interface Props {
  readonly game: string;
  readonly paragraph: string;
  readonly n: number; // which of the examples, from 1
  readonly of: number;
  readonly example: Example;
  readonly state: ExampleState;
  readonly asked: readonly OpenQuestion[]; // of whoever is to answer
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly onDeed: (deed: PracticeDeed) => void;
  readonly onRule: (id: string) => void;
}

export function TryPanel(props: Props): ReactNode {
  const { game, paragraph, n, of, example, state, asked, tell, onRule } = props;
  const text = useText();
  return (
    <aside className="lesson-panel try-panel panel" aria-label={text('try.page')} data-left={leftOf(state)}>
      <Told game={game} paragraph={paragraph} onRule={onRule} />
      <nav className="chips" aria-label={text('try.examples')}>
        {Array.from({ length: of }, (_, i) => (
          <Link
            key={addressOfExample(game, paragraph, i + 1)}
            href={addressOfExample(game, paragraph, i + 1)}
            aria-label={text('try.example', { n: i + 1, of })}
            aria-current={i + 1 === n ? 'page' : undefined}
          >
            {i + 1}
          </Link>
        ))}
      </nav>
      <section className="goals">
        <h3>{text('try.example', { n, of })}</h3>
        {text.language === 'en' && <p className="case-name">{capital(example.name)}</p>}
        <Next {...props} />
      </section>
      <Refusals example={example} asked={asked} tell={tell} onRule={onRule} />
      <p className="behind">
        <Link href={`/rules/${game}#${paragraph}`}>{text('try.book')}</Link>
      </p>
    </aside>
  );
}

/** How many steps the example has still to go. */
const leftOf = ({ next, done, of }: ExampleState): number =>
  next === null ? 0 : of - done + (next === 'begin' ? 1 : 0);

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The paragraph in the reader's language. */
function Told({ game, paragraph, onRule }: Pick<Props, 'game' | 'paragraph' | 'onRule'>): ReactNode {
  const text = useText();
  const chapters = useRules(game, text.language, null);
  const told = chapters?.flatMap(({ paragraphs }) => paragraphs).find(({ id }) => id === paragraph);
  return (
    <>
      <header>
        <small>{paragraph}</small>
        <h2>{told?.title ?? paragraph}</h2>
      </header>
      <div className="said">
        <p>
          <RuleText text={told?.body.trim() ?? ''} onRule={onRule} />
        </p>
      </div>
    </>
  );
}

/** What the example plays next, and what can be done instead. */
function Next({ state, names, tell, onDeed }: Props): ReactNode {
  const text = useText();
  const { next, done, of, hasLeft, isOver } = state;
  return (
    <>
      {next !== null && next !== 'begin' && (
        <p className="next-move">
          <SeatMark seat={'undo' in next ? next.undo : next.seat} size={18} />
          <span>
            {names['undo' in next ? next.undo : next.seat]}:{' '}
            <b>{'undo' in next ? text('question.undo') : tell.word(next.word)}</b>
          </span>
        </p>
      )}
      {hasLeft && <p>{text('try.left')}</p>}
      {next === null && !hasLeft && !isOver && <p>{text(of === 0 ? 'try.look' : 'try.playOn')}</p>}
      <div className="acts">
        {next !== null && next !== 'begin' && (
          <button type="button" className="btn go small try-next" onClick={() => onDeed({ do: 'show' })}>
            <Icon name="play" size={16} />
            {text('try.move', { n: done + 1, of })}
          </button>
        )}
        {hasLeft && done > 0 && (
          <button type="button" className="btn go small try-back" onClick={() => onDeed({ do: 'show' })}>
            <Icon name="undo" size={16} />
            {text('try.back')}
          </button>
        )}
        <button type="button" className="btn small again" onClick={() => onDeed({ do: 'restart' })}>
          <Icon name="again" size={16} />
          {text('learn.again')}
        </button>
      </div>
    </>
  );
}

/** What the example shows not to be possible, with the reasons of the rules. */
function Refusals({ example, asked, tell, onRule }: Pick<Props, 'example' | 'asked' | 'tell' | 'onRule'>): ReactNode {
  const text = useText();
  const refused = asked.flatMap(each => each.refused).filter(({ word }) => example.refused.includes(word));
  if (refused.length === 0) return null;
  return (
    <section className="refusals">
      <h3>{text('try.refused')}</h3>
      <ul>
        {refused.map(each => (
          <li key={each.word}>
            <b>{tell.word(each.word)}</b> <span>{tell.why(each)}</span> <RuleLink id={each.rule} onRule={onRule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
