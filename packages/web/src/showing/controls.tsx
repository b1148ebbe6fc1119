// Controls for what is shown: go on, skip, and how fast. They stand where the question will be.
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../kit/icon.tsx';
import { MOVES, type Moves, prefer, usePreferences } from '../model/settings.ts';
import { useText } from '../text/text.tsx';
import type { OnShow, Progress, Showing } from './showing.ts';
import { isSummary } from './stage.ts';

interface Props {
  readonly showing: Showing;
  readonly progress: Progress;
  readonly on: OnShow;
}

/** Renders nothing unless something is being shown. */
export function ShowingControls({ showing, progress, on: { stage } }: Props): ReactNode {
  const text = useText();
  const { stages } = usePreferences();
  const { left, hold, past } = progress;
  const isOn = left > 0 || past !== null;
  const waits = hold === Number.POSITIVE_INFINITY;
  useGoOnByKey(isOn ? showing.next : null);
  if (!isOn) return null;
  const isLast = stage !== null && isSummary(stage);
  return (
    <div className="showing" data-steers="">
      {stage !== null && !isLast && (
        <label className="showing-alone">
          <input
            type="checkbox"
            checked={stages === 'alone'}
            onChange={event => prefer({ stages: event.target.checked ? 'alone' : 'hand' })}
          />
          {text('showing.alone')}
        </label>
      )}
      {!isLast && (
        <button type="button" className="btn soft showing-skip" onClick={showing.skipStage}>
          <Icon name="last" size={16} />
          <span>{text(stage === null ? 'showing.skip' : 'showing.skipStage')}</span>
          <kbd>Esc</kbd>
        </button>
      )}
      {(waits || stage !== null) && (
        <button
          type="button"
          className="btn go showing-next"
          onClick={isLast && past !== null ? showing.skip : showing.next}
        >
          <span>{text(isLast ? 'showing.close' : 'showing.next')}</span>
          <Icon name="next" size={16} />
        </button>
      )}
    </div>
  );
}

const TAKES_SPACE = 'button, a, input, select, textarea, summary, [role="button"], [contenteditable]';

/** The space bar goes on, unless it would press something else. */
function useGoOnByKey(next: (() => void) | null): void {
  useEffect(() => {
    if (next === null) return;
    const press = (event: KeyboardEvent): void => {
      const isTaken = event.target instanceof Element && event.target.closest(TAKES_SPACE) !== null;
      if (event.key !== ' ' || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      next();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [next]);
}

/** How fast what happens is shown. */
export function SpeedSelect(): ReactNode {
  const text = useText();
  const { moves } = usePreferences();
  return (
    <label className="speed" data-steers="">
      <Icon name="clock" />
      <span>{text('showing.speed')}</span>
      <select value={moves} onChange={event => prefer({ moves: event.target.value as Moves })}>
        {MOVES.map(each => (
          <option key={each} value={each}>
            {text(`showing.speed.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
