// All options as one list, grouped by kind of word. One button is focusable; arrow keys move the focus.

import { splitWord, type Word } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { useHand } from '../drawn/hand.ts';
import { pointing } from '../drawn/pointing.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { along } from '../kit/along.ts';
import { useText } from '../text/text.tsx';
import { groupsOf } from './groups.ts';

interface Props {
  readonly asking: OpenQuestion;
  readonly labelledBy: string;
  readonly tell: Teller;
  readonly busy: boolean;
  readonly onChoose: (word: Word, lane: string) => void;
}

/** The list may wrap into several rows: down means next, up means previous. */
const SAME: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-word]')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = along(SAME[event.key] ?? event.key, at, buttons.length);
  if (at < 0 || next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/** The option that contains this element. */
function wordAt(target: EventTarget): Word | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return (button?.dataset.word as Word | undefined) ?? null;
}

export function Options({ asking, labelledBy, tell, busy, onChoose }: Props): ReactNode {
  const text = useText();
  const hand = useHand();
  const [focused, setFocused] = useState<Word | null>(null);
  const groups = groupsOf(asking.words);
  const all = [...groups.flat(), ...asking.asides];
  const reachable = focused !== null && all.includes(focused) ? focused : all[0];
  const option = (word: Word): ReactNode => (
    <Option
      key={word}
      word={word}
      lane={asking.at}
      label={tell.word(word)}
      isUsual={word === asking.usual}
      isReachable={word === reachable}
      busy={busy}
    />
  );
  return (
    // One set of listeners for all options, because there are many.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labelled by the question above it
    <div
      className="options"
      role="group"
      aria-labelledby={labelledBy}
      onKeyDown={moveFocus}
      onClick={event => {
        const word = wordAt(event.target);
        if (word !== null && hand.clicked(event) === 'own') onChoose(word, asking.at);
      }}
      onFocus={({ target }) => {
        setFocused(wordAt(target));
        pointing.set(wordAt(target));
      }}
      onBlur={() => pointing.set(null)}
      onMouseOver={({ target }) => pointing.set(wordAt(target))}
      onMouseLeave={() => pointing.set(null)}
    >
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
  readonly isUsual: boolean;
  readonly isReachable: boolean; // by Tab
  readonly busy: boolean;
}
const Option = memo(function Option({ word, lane, label, isUsual, isReachable, busy }: OptionProps): ReactNode {
  const hand = useHand();
  const [since] = useState(() => performance.now());
  return (
    <button
      type="button"
      className={isUsual ? 'option usual' : 'option'}
      data-word={word}
      tabIndex={isReachable ? 0 : -1}
      aria-disabled={busy || undefined}
      onPointerDown={event => hand.pressWord(event, word, since, lane)}
    >
      <WordPicture word={word} size={20} />
      {label}
    </button>
  );
});
