// All options as one list, grouped by kind of word. Those without a place on the board are buttons of the dock; the others are seen
// when the list is opened, or when the focus comes by key. All of them are always there for keys and screen readers.

import { splitWord, type Word } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useState, useSyncExternalStore } from 'react';
import { isQuiet } from '../drawn/by-keys.ts';
import { Changes, changesNow } from '../drawn/changes.tsx';
import { useHand } from '../drawn/hand.ts';
import { tellsNow } from '../drawn/on-board.ts';
import { pointing } from '../drawn/pointing.ts';
import { hideTip, tipOf } from '../drawn/tip.tsx';
import { WordPicture } from '../drawn/word-picture.tsx';
import { along } from '../kit/along.ts';
import { CloseButton } from '../kit/close-button.tsx';
import { useText } from '../text/text.tsx';
import { groupsOf } from './groups.ts';
import { type Answering, isBusy } from './use-answering.ts';

/** Why the list is open: somebody opened it, or the focus came into it by key. */
export type ListState = 'closed' | 'opened' | 'byKeys';

interface Props {
  readonly asking: OpenQuestion;
  readonly id: string;
  readonly labelledBy: string;
  readonly tell: Teller;
  readonly answering: Answering;
  readonly isPlaced: (word: Word) => boolean; // on the board
  readonly tells: (word: Word) => string | null; // what it gives and costs
  readonly list: ListState;
  readonly onList: (list: ListState) => void;
  readonly onChoose: (word: Word, lane: string) => void;
}

/** The list may wrap into several rows: down means next, up means previous. */
const SAME: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

function nextOf(key: string, at: number, count: number): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? Number(key) - 1 : null;
  return along(SAME[key] ?? key, at, count);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-word]')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = nextOf(event.key, at, buttons.length);
  if (at < 0 || next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/** The option that contains this element. */
function wordAt(target: EventTarget): Word | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return (button?.dataset.word as Word | undefined) ?? null;
}

/** A button of the dock has no room for what it gives and changes, so its tip says it. */
function tipAbout(word: Word | null, target: EventTarget, name: string): void {
  const button = target instanceof Element ? target.closest('[data-word]') : null;
  const says = word !== null && (tellsNow(word) !== null || changesNow(word).length > 0);
  if (says && button !== null) tipOf({ pressed: false, said: { name, word } }).soon(button);
  else hideTip();
}

export function Options(props: Props): ReactNode {
  const { asking, tell, answering, isPlaced, tells, list, onList, onChoose } = props;
  const text = useText();
  const hand = useHand();
  // Here and not above: when an answer is sent, nothing else of the bar renders before the press is seen.
  const busy = useSyncExternalStore(answering.sent.subscribe, () => isBusy(answering.sent.get().underWay, asking));
  const [focused, setFocused] = useState<Word | null>(null);
  const groups = groupsOf(asking.words);
  const all = [...groups.flat(), ...asking.asides];
  const reachable = focused !== null && all.includes(focused) ? focused : all[0];
  const isOpen = list !== 'closed';
  const isLone = all.filter(word => !isPlaced(word)).length === 1; // a single button in the dock
  const option = (word: Word): ReactNode => (
    <Option
      key={word}
      word={word}
      lane={asking.at}
      label={tell.word(word)}
      says={tells(word)}
      isOpen={isOpen}
      isPlaced={isPlaced(word)}
      isReachable={word === reachable}
      busy={busy}
    />
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    pointing.set(null);
    const isElsewhere = relatedTarget !== null && !currentTarget.contains(relatedTarget);
    if (list === 'byKeys' && isElsewhere) onList('closed');
  };
  return (
    // One set of listeners for all options, because there are many.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labelled by the question above it
    <div
      id={props.id}
      className={['options', isOpen && 'open', isLone && 'lone'].filter(Boolean).join(' ')}
      role="group"
      aria-labelledby={props.labelledBy}
      onKeyDown={moveFocus}
      onClick={event => {
        const word = wordAt(event.target);
        if (word !== null && hand.clicked(event) === 'own') onChoose(word, asking.at);
      }}
      onFocus={({ target }) => {
        setFocused(wordAt(target));
        if (!isQuiet()) pointing.set(wordAt(target));
        if (list === 'closed' && target.matches(':focus-visible')) onList('byKeys');
      }}
      onBlur={leave}
      onMouseOver={({ target }) => {
        const word = wordAt(target);
        pointing.set(word);
        if (!isOpen) tipAbout(word, target, word === null ? '' : tell.word(word));
      }}
      onMouseLeave={() => {
        pointing.set(null);
        hideTip();
      }}
    >
      {isOpen && (
        <header>
          <b>{text('question.all', { n: all.length })}</b>
          <small className="muted">{text('question.allKeys')}</small>
          <CloseButton onClose={() => onList('closed')} />
        </header>
      )}
      {groups.map(words => (
        <div className="option-group" key={splitWord(words[0] as Word).kind}>
          {words.map(option)}
        </div>
      ))}
      {asking.asides.length > 0 && (
        <div className="option-group asides">
          <span className="muted">{text('question.asides')}</span>
          {asking.asides.map(option)}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  readonly word: Word;
  readonly lane: string; // of the question
  readonly label: string;
  readonly says: string | null; // what it gives and costs
  readonly isOpen: boolean; // the list: then there is room for what it changes
  readonly isPlaced: boolean;
  readonly isReachable: boolean; // by Tab
  readonly busy: boolean;
}
const Option = memo(function Option(props: OptionProps): ReactNode {
  const { word, lane, label, says, isOpen, isPlaced, isReachable, busy } = props;
  const hand = useHand();
  return (
    <button
      type="button"
      className={isPlaced ? 'option placed' : 'option'}
      data-word={word}
      tabIndex={isReachable ? 0 : -1}
      aria-disabled={busy || undefined}
      onPointerDown={event => hand.pressWord(event, word, { lane })}
    >
      <WordPicture word={word} size={20} />
      <span>
        {label}
        {says !== null && <small>{says}</small>}
        {isOpen && <Changes word={word} />}
      </span>
    </button>
  );
});
