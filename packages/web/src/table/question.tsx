// The dock: what is asked, what just happened, buttons for what has no place on the board, and the list of all options.
import type { Seat, Word } from '@boardwright/engine';
import type { EventGroup, OpenQuestion, Update } from '@boardwright/host';
import { type Teller, withoutEchoes } from '@boardwright/text';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAsker } from '../drawn/asker.ts';
import { focusQuietly, playsByKeys } from '../drawn/by-keys.ts';
import { Changes } from '../drawn/changes.tsx';
import { useDrawn } from '../drawn/context.tsx';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import type { Act } from '../model/session.ts';
import { useReason } from '../shell/reasons.ts';
import { ShowingControls } from '../showing/controls.tsx';
import type { OnShow, Progress, Showing } from '../showing/showing.ts';
import { sayer, stageSentence } from '../showing/stage-panel.tsx';
import { useText } from '../text/text.tsx';
import { Controls } from './controls.tsx';
import { Latest } from './latest.tsx';
import { type ListState, Options } from './options.tsx';
import { Orders } from './orders.tsx';
import { Preview, useLooked } from './preview.tsx';
import { RuleLink, RuleText } from './rule-text.tsx';
import { Since, type Watching } from './since.tsx';
import { Steps, stepsOf } from './steps.tsx';
import type { Answering } from './use-answering.ts';
import { FEW, type Offers, useOffers } from './use-offers.ts';
import { WhyNot } from './why-not.tsx';

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly showing: Showing;
  readonly progress: Progress;
  readonly on: OnShow;
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly answering: Answering;
  readonly table: string; // its id
  readonly isDrawn: boolean;
  readonly watching: Watching;
  readonly onRule: (id: string) => void;
}

/** Memoised, because the board renders later and in small steps, and the bar need not render with it. */
export const QuestionBar = memo(function QuestionBar(props: Props): ReactNode {
  const { update, heard, showing, progress, on, names, tell, answering, table, isDrawn, watching, onRule } = props;
  const isTelling = progress.left > 0 || progress.past !== null;
  const bar = useRef<HTMLElement>(null);
  const hasAnswered = useRef(false); // here, by key
  const [list, setList] = useList(bar);
  const { seat, position, open } = update;
  const asked = open.map(({ at, since }) => `${seat}:${at}@${since}`).join(' ');
  const offers = useOffers(open, isDrawn);
  const ask = useAsker(tell, update.view.g);

  const send = (wanted: Act): void => {
    hasAnswered.current = true;
    void answering.send(wanted);
  };
  const choose = (word: Word, lane: string): void => {
    hasAnswered.current = true;
    answering.choose(word, lane);
  };

  // After an answer by key, the focus moves to the next question. Answers of others never move the focus.
  useEffect(() => {
    const { activeElement } = document;
    const free = activeElement === document.body || bar.current?.contains(activeElement) === true;
    if (!hasAnswered.current || !free || !playsByKeys()) return;
    const find = (what: string): HTMLElement | null => bar.current?.querySelector<HTMLElement>(what) ?? null;
    focusQuietly(find(asked === '' ? '.confirm' : 'button[data-word]') ?? find('h2'));
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
          ask={ask}
          answering={answering}
          offers={offers}
          list={list}
          onList={setList}
          onRule={onRule}
          onChoose={choose}
        />
      ))}
      {open.length === 0 && (
        <div className="ask">
          {isTelling ? (
            <>
              <Telling on={on} tell={tell} onRule={onRule} />
              {progress.isAsked.has(seat) && <QuestionWaits progress={progress} />}
            </>
          ) : (
            <>
              <Waiting update={update} names={names} tell={tell} />
              {update.view.scores === null && <Latest heard={heard} tell={tell} onRule={onRule} />}
            </>
          )}
        </div>
      )}
      <Orders update={update} table={table} tell={tell} choose={answering.choose} />
      <ShowingControls showing={showing} progress={progress} on={on} />
      <Since update={update} heard={heard} names={names} tell={tell} watching={watching} />
      <Controls update={update} send={send} />
      <LastRefusal answering={answering} tell={tell} onRule={onRule} />
    </section>
  );
});

/** On its own, so that nothing else of the bar renders when an answer is sent. */
function LastRefusal({ answering, tell, onRule }: Pick<Props, 'answering' | 'tell' | 'onRule'>): ReactNode {
  const reason = useReason();
  const { refusal } = useSyncExternalStore(answering.sent.subscribe, answering.sent.get);
  if (refusal === null) return null;
  return (
    <p className="refusal" role="alert">
      <RuleText text={reason(refusal, tell)} onRule={onRule} />
      {refusal.why === 'notPossible' && 'reason' in refusal && <RuleLink id={refusal.reason.rule} onRule={onRule} />}
    </p>
  );
}

/** The list stays open from question to question, until it is closed or something else is pressed. */
function useList(bar: RefObject<HTMLElement | null>): readonly [ListState, (list: ListState) => void] {
  const [list, setList] = useState<ListState>('closed');
  const isOpen = list !== 'closed';
  useEffect(() => {
    if (!isOpen) return;
    let isOutside = false; // where the press began
    const onPress = ({ target }: Event): void => {
      isOutside = target instanceof Node && bar.current?.contains(target) !== true;
    };
    const onRelease = (): void => {
      if (isOutside) setList('closed'); // not before: a press never changes what is under the pointer
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setList('closed');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    window.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      window.removeEventListener('keydown', onKey);
    };
  }, [isOpen, bar]);
  return [list, setList];
}

interface AskedProps extends Pick<Props, 'heard' | 'tell' | 'answering' | 'onRule'> {
  readonly asking: OpenQuestion;
  readonly ask: ReturnType<typeof useAsker>;
  readonly seat: Seat;
  readonly offers: Offers;
  readonly list: ListState;
  readonly onList: (list: ListState) => void;
  readonly onChoose: (word: Word, lane: string) => void;
}

function Asked(props: AskedProps): ReactNode {
  const { asking, ask, seat, heard, tell, answering, offers, list, onList, onRule, onChoose } = props;
  const id = `question-${asking.at || 'main'}`;
  const options = `options-${asking.at || 'main'}`;
  const steps = stepsOf(heard, seat);
  const looked = useLooked(asking);
  return (
    <div className="asking">
      <div className="ask">
        {looked !== null ? (
          <Preview looked={looked} id={id} tell={tell} onChoose={word => onChoose(word, asking.at)} />
        ) : (
          <>
            <h2 id={id} tabIndex={-1}>
              <SeatMark seat={seat} size={22} />
              <span>
                <RuleText text={ask(asking.task)} onRule={onRule} />
              </span>
            </h2>
            {steps.length > 0 ? (
              <Steps steps={steps} tell={tell} />
            ) : (
              <Latest heard={heard} tell={tell} onRule={onRule} />
            )}
          </>
        )}
        <div className="more">
          <ShowAll asking={asking} controls={options} offers={offers} list={list} onList={onList} />
          <WhyNot asking={asking} tell={tell} onRule={onRule} />
        </div>
      </div>
      <Options
        asking={asking}
        id={options}
        labelledBy={id}
        tell={tell}
        answering={answering}
        isPlaced={offers.isPlaced}
        tells={offers.tells}
        list={list}
        onList={onList}
        onChoose={onChoose}
      />
    </div>
  );
}

interface ShowAllProps extends Pick<AskedProps, 'asking' | 'offers' | 'list' | 'onList'> {
  readonly controls: string;
}
/** Not shown where all options are few buttons: there is nothing more to see. */
function ShowAll({ asking, controls, offers, list, onList }: ShowAllProps): ReactNode {
  const text = useText();
  const isNarrow = useNarrow();
  const all = [...asking.words, ...asking.asides];
  if (all.length <= FEW && !all.some(offers.isPlaced)) return null;
  const isOpen = list !== 'closed';
  return (
    <button
      type="button"
      className="show-all"
      aria-expanded={isOpen}
      aria-controls={controls}
      data-press=""
      onClick={() => onList(isOpen ? 'closed' : 'opened')}
    >
      <Icon name="list" size={14} />
      <span>
        {isOpen
          ? text('question.hideAll')
          : text(isNarrow ? 'question.showAllShort' : 'question.showAll', { n: all.length })}
      </span>
      <i aria-hidden="true">L</i>
    </button>
  );
}

/** What is being shown, until it is known what is asked next. */
function Telling({ on, tell, onRule }: Pick<Props, 'on' | 'tell' | 'onRule'>): ReactNode {
  const retells = useDrawn()?.retells;
  const last = withoutEchoes(on.happened, retells).at(-1);
  const said = on.stage === null ? last && tell.event(last) : stageSentence(on.stage, sayer(tell));
  return (
    <h2 tabIndex={-1} className="waiting telling">
      {on.stage === null && typeof last?.p === 'number' && last.p >= 0 && <SeatMark seat={last.p} size={22} />}
      <span>
        <RuleText text={said ?? ''} onRule={onRule} />
      </span>
    </h2>
  );
}

/** Says which moment is on show, so that nobody takes it for the table as it is. */
function QuestionWaits({ progress: { past, of } }: Pick<Props, 'progress'>): ReactNode {
  const text = useText();
  return (
    <p className="latest">
      {past === null || past === 0 ? text('question.waits') : text('question.waitsPast', { n: past, of })}
    </p>
  );
}

function Waiting({ update, names, tell }: Pick<Props, 'update' | 'names' | 'tell'>): ReactNode {
  const text = useText();
  const { toAnswer, tentative, held, seat, view } = update;
  const who = toAnswer.map(p => names[p] ?? '');
  if (view.scores !== null) return <h2 tabIndex={-1}>{text('question.over')}</h2>;
  if (held !== null)
    return (
      <>
        <h2 tabIndex={-1}>{text('question.held', { word: tell.word(held) })}</h2>
        <Changes word={held} />
      </>
    );
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
