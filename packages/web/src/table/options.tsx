// What can be answered, as one list grouped by kind of word. One button has the focus; arrows move it.

import { splitWord, type Word } from '@boardwright/engine';
import type { Asking } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { usePicture } from '../drawn/context.tsx';
import { pointing } from '../drawn/pointing.ts';
import { useText } from '../text/text.tsx';
import { groupsOf } from './groups.ts';

interface Props {
  readonly asking: Asking;
  readonly labelledBy: string;
  readonly tell: Teller;
  readonly busy: boolean;
  readonly onChoose: (word: Word) => void;
}

const STEPS: Readonly<Record<string, (i: number, n: number) => number>> = {
  ArrowRight: (i, n) => (i + 1) % n,
  ArrowDown: (i, n) => (i + 1) % n,
  ArrowLeft: (i, n) => (i + n - 1) % n,
  ArrowUp: (i, n) => (i + n - 1) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-word]')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length)]?.focus();
}

export function Options({ asking, labelledBy, tell, busy, onChoose }: Props): ReactNode {
  const text = useText();
  const Picture = usePicture();
  const [focused, setFocused] = useState<Word | null>(null);
  const groups = groupsOf(asking.words);
  const all = [...groups.flat(), ...asking.asides];
  const reachable = focused !== null && all.includes(focused) ? focused : all[0];
  const button = (word: Word): ReactNode => (
    <button
      key={word}
      type="button"
      className={word === asking.usual ? 'option usual' : 'option'}
      data-word={word}
      tabIndex={word === reachable ? 0 : -1}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onChoose(word);
      }}
      onFocus={() => {
        setFocused(word);
        pointing.set(word);
      }}
      onBlur={() => pointing.set(null)}
      onMouseEnter={() => pointing.set(word)}
      onMouseLeave={() => pointing.set(null)}
    >
      {Picture !== undefined && <Picture word={word} size={20} />}
      {tell.word(word)}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labelled by the question above it
    <div className="options" role="group" aria-labelledby={labelledBy} onKeyDown={moveFocus}>
      {groups.map(words => (
        <div className="option-group" key={splitWord(words[0] as Word).kind}>
          {words.map(button)}
        </div>
      ))}
      {asking.asides.length > 0 && (
        <div className="option-group asides">
          <span className="muted">{text('question.asides')}</span>
          {asking.asides.map(button)}
        </div>
      )}
    </div>
  );
}
