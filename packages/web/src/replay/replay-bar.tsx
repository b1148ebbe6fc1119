// Moves through a game: first, back, play, on, last; a slider; the turns; and the address of the moment.

import type { Turn } from '@boardwright/host';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';

const STEP = 900; // milliseconds

interface Props {
  readonly at: number;
  readonly of: number;
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  readonly onMove: (to: number) => void;
}

export function ReplayBar({ at, of, turns, names, onMove }: Props): ReactNode {
  const text = useText();
  const [plays, setPlays] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!plays) return;
    if (at >= of) return setPlays(false);
    const timer = setTimeout(() => onMove(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [plays, at, of, onMove]);
  const button = (name: IconName, label: string, to: number): ReactNode => (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      disabled={to === at || to < 0 || to > of}
      onClick={() => onMove(to)}
    >
      <Icon name={name} />
    </button>
  );
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href).catch(() => {});
    setCopied(true);
  };
  const turn = turns.findLast(each => each.answers < at || each.answers === 0);
  return (
    <div className="replay-bar">
      <div className="steps">
        {button('first', text('replay.first'), 0)}
        {button('prev', text('replay.previous'), at - 1)}
        <button
          type="button"
          className="tool play"
          aria-pressed={plays}
          aria-label={plays ? text('replay.pause') : text('replay.play')}
          onClick={() => setPlays(!plays)}
        >
          <Icon name={plays ? 'pause' : 'play'} />
        </button>
        {button('next', text('replay.next'), at + 1)}
        {button('last', text('replay.last'), of)}
      </div>
      <label className="slide">
        <span className="unseen">{text('replay.moment')}</span>
        <input type="range" min={0} max={of} value={at} onChange={event => onMove(Number(event.target.value))} />
        <span className="muted">{text('replay.answer', { n: at, of })}</span>
      </label>
      {turns.length > 0 && (
        <label className="turns">
          <span className="unseen">{text('replay.turn')}</span>
          <select value={turn?.answers ?? 0} onChange={event => onMove(Number(event.target.value))}>
            {turns.map(({ answers, seat }, i) => (
              <option key={answers} value={answers}>
                {text('replay.turnOf', { n: i + 1, name: names[seat] ?? '' })}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="btn soft" onClick={copy}>
        <Icon name="link" />
        {copied ? text('menu.copied') : text('replay.link')}
      </button>
    </div>
  );
}
