// Before a choice is confirmed: what it is, what it gives and costs, and what it changes for every seat.
import type { Word } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Changes } from '../drawn/changes.tsx';
import { cardNow, tellsNow } from '../drawn/on-board.ts';
import { pointing } from '../drawn/pointing.ts';
import { type Looked, looked } from '../drawn/tap-twice.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';
import { Control } from './controls.tsx';

/** What this question was tapped for the first time with; null after any other tap, and for another question. */
export function useLooked({ at, since, words, asides }: OpenQuestion): Looked | null {
  const latest = useSyncExternalStore(looked.subscribe, looked.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at is forgotten with its question
  useEffect(() => forget, [at, since]);
  const isOurs = latest !== null && (words.includes(latest.word) || asides.includes(latest.word));
  useEffect(() => {
    if (!isOurs) return;
    const onRelease = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('[data-word], .question') === null) forget();
    };
    document.addEventListener('pointerup', onRelease);
    return () => document.removeEventListener('pointerup', onRelease);
  }, [isOurs]);
  return isOurs ? latest : null;
}

function forget(): void {
  if (looked.get() !== null) pointing.set(null);
  looked.set(null);
}

/** The dock may have grown over what was tapped. */
function bringInSight(word: Word): void {
  document.querySelector(`.board [data-word="${CSS.escape(word)}"]`)?.scrollIntoView({ block: 'nearest' });
}

interface Props {
  readonly looked: Looked;
  readonly id: string;
  readonly tell: Teller;
  readonly onChoose: (word: Word) => void;
}
/** Takes the place of the question until the second tap. */
export function Preview({ looked: { word, said }, id, tell, onChoose }: Props): ReactNode {
  const text = useText();
  useEffect(() => bringInSight(word), [word]);
  const about = cardNow(word) ?? said.about ?? tellsNow(word);
  return (
    <div className="preview">
      <div>
        <h2 id={id} tabIndex={-1}>
          {text('question.preview', { word: tell.word(word) })}
        </h2>
        {about !== null && <p>{about}</p>}
        <Changes word={word} />
        <small className="muted">{text('question.compare')}</small>
      </div>
      <Control className="btn go choose" onPress={() => onChoose(word)}>
        <Icon name="check" />
        {text('question.choose')}
      </Control>
    </div>
  );
}
