// The question bar: the question, its options, why others are not possible, Undo and Confirm.
import type { Seat, Word } from '@boardwright/engine';
import type { EventGroup, OpenQuestion, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { memo, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHand } from '../drawn/hand.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import type { Act } from '../model/session.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { Options } from './options.tsx';
import { RuleLink, RuleText } from './rule-text.tsx';
import { Steps } from './steps.tsx';
import { type Answering, isBusy } from './use-answering.ts';

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly answering: Answering;
  readonly onRule: (id: string) => void;
}

/** Memoised, because the board renders later and in small steps, and the bar need not render with it. */
export const QuestionBar = memo(function QuestionBar(props: Props): ReactNode {
  const { update, heard, names, tell, answering, onRule } = props;
  const reason = useReason();
  const { underWay, refusal } = useSyncExternalStore(answering.sent.subscribe, answering.sent.get);
  const bar = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const { seat, position, open } = update;
  const asked = open.map(({ at, since }) => `${seat}:${at}@${since}`).join(' ');

  const send = (wanted: Act): void => {
    wantsFocus.current = true;
    void answering.send(wanted);
  };
  const choose = (word: Word, lane: string): void => {
    wantsFocus.current = true;
    answering.choose(word, lane);
  };

  // After an answer by keyboard, the focus moves to the next question. Answers of others never move the focus.
  useEffect(() => {
    const { activeElement } = document;
    const free = activeElement === document.body || bar.current?.contains(activeElement) === true;
    if (!wantsFocus.current || !free) return;
    const find = (what: string): HTMLElement | null => bar.current?.querySelector<HTMLElement>(what) ?? null;
    const next = find(asked === '' ? '.confirm' : 'button[data-word]') ?? find('h2');
    next?.focus();
  }, [asked]);

  return (
    <section
      ref={bar}
      className={open.length > 0 ? 'question asked' : 'question'}
      data-position={position}
      data-asked={asked}
    >
      {open.map(asking => (
        <Asked
          key={asking.at}
          asking={asking}
          seat={seat as Seat}
          heard={heard}
          tell={tell}
          busy={isBusy(underWay, asking)}
          onRule={onRule}
          onChoose={choose}
        />
      ))}
      {open.length === 0 && <Waiting update={update} names={names} tell={tell} />}
      <Controls update={update} send={send} />
      {refusal !== null && (
        <p className="refusal" role="alert">
          <RuleText text={reason(refusal, tell)} onRule={onRule} />
          {refusal.why === 'notPossible' && 'reason' in refusal && (
            <RuleLink id={refusal.reason.rule} onRule={onRule} />
          )}
        </p>
      )}
    </section>
  );
});

interface AskedProps extends Pick<Props, 'heard' | 'tell' | 'onRule'> {
  readonly asking: OpenQuestion;
  readonly seat: Seat;
  readonly busy: boolean;
  readonly onChoose: (word: Word, lane: string) => void;
}

function Asked({ asking, seat, heard, tell, busy, onRule, onChoose }: AskedProps): ReactNode {
  const id = `question-${asking.at || 'main'}`;
  return (
    <div className="asking">
      <div className="ask">
        <Steps heard={heard} seat={seat} tell={tell} />
        <h2 id={id} tabIndex={-1}>
          <SeatMark seat={seat} size={22} />
          <span>
            <RuleText text={tell.ask(asking.task)} onRule={onRule} />
          </span>
        </h2>
        <WhyNot asking={asking} tell={tell} onRule={onRule} />
      </div>
      <Options asking={asking} labelledBy={id} tell={tell} busy={busy} onChoose={onChoose} />
    </div>
  );
}

/** Computed only when it is opened. */
function WhyNot({ asking, tell, onRule }: Pick<AskedProps, 'asking' | 'tell' | 'onRule'>): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (asking.refused.length === 0) return null;
  return (
    <details className="why-not" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text('question.whyNot', { n: asking.refused.length })}</summary>
      <ul>
        {isOpen &&
          asking.refused.map(refused => (
            <li key={`${refused.word} ${refused.why}`}>
              <b>{tell.word(refused.word)}</b> <span>{tell.why(refused)}</span>{' '}
              <RuleLink id={refused.rule} onRule={onRule} />
            </li>
          ))}
      </ul>
    </details>
  );
}

function Waiting({ update, names, tell }: Pick<Props, 'update' | 'names' | 'tell'>): ReactNode {
  const text = useText();
  const { toAnswer, tentative, held, seat, view } = update;
  const who = toAnswer.map(p => names[p] ?? '');
  if (view.scores !== null) return <h2 tabIndex={-1}>{text('question.over')}</h2>;
  if (held !== null) return <h2 tabIndex={-1}>{text('question.held', { word: tell.word(held) })}</h2>;
  if (tentative !== null && tentative === seat) return <h2 tabIndex={-1}>{text('question.confirm')}</h2>;
  return (
    <h2 tabIndex={-1} className="waiting">
      {toAnswer.map(p => (
        <SeatMark key={p} seat={p} size={22} />
      ))}
      <span>{text('question.waiting', { who: text.list(who), n: who.length })}</span>
    </h2>
  );
}

function Controls({ update, send }: { readonly update: Update; readonly send: (act: Act) => void }): ReactNode {
  const text = useText();
  const { seat, undo, tentative } = update;
  if (seat === null) return null;
  const mayAsk = undo === 'ask';
  return (
    <div className="controls">
      {undo !== 'no' && (
        <Control
          key={undo}
          className="btn soft undo"
          onPress={() => send({ do: mayAsk ? 'askUndo' : 'undo', seat })}
          title={mayAsk ? text('question.askUndoAbout') : text('question.undoAbout')}
        >
          <Icon name="undo" />
          <span>{mayAsk ? text('question.askUndo') : text('question.undo')}</span>
        </Control>
      )}
      {tentative === seat && (
        <Control className="btn go confirm" onPress={() => send({ do: 'confirm', seat })}>
          <Icon name="check" />
          {text('question.confirmTurn')}
        </Control>
      )}
    </div>
  );
}

interface ControlProps {
  readonly className: string;
  readonly title?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}
/** Pressed through the hand like options, so that the second half of a double click never hits one of them. */
function Control({ className, title, onPress, children }: ControlProps): ReactNode {
  const hand = useHand();
  const [since] = useState(() => performance.now());
  return (
    <button
      type="button"
      className={className}
      title={title}
      data-press=""
      onPointerDown={event => hand.press(event, { means: className, since, run: onPress })}
      onClick={event => hand.clicked(event) === 'own' && onPress()}
    >
      {children}
    </button>
  );
}
