// Moves through a game: by steps, turns and parts such as rounds, to its ends; plays it; a slider; the turns; the speed; and the address of the moment.

import type { Turn } from '@boardwright/host';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { SPEED, usePreferences } from '../model/settings.ts';
import { SpeedSelect } from '../showing/controls.tsx';
import { useText } from '../text/text.tsx';
import { beginningFrom, type Part, turnsOf } from './moves.ts';

interface Props {
  readonly at: number; // answers
  readonly of: number;
  readonly hold: number; // milliseconds for which the step is shown at normal speed
  readonly shown: number; // changes with every step
  readonly isEnd: boolean; // the last step of the last answer
  readonly turns: readonly Turn[];
  readonly parts: readonly Part[];
  readonly names: readonly string[];
  readonly onMove: (to: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly children?: ReactNode; // more ways to move
}

/** Somebody who wants everything at once, or by hand, and presses Play nevertheless wants to see it. */
const speedOf = (speed: number): number => (speed === 0 ? SPEED.quick : Number.isFinite(speed) ? speed : SPEED.normal);

export function ReplayBar(props: Props): ReactNode {
  const { at, of, hold, shown, isEnd, turns, parts, names, onMove, onStep, children } = props;
  const text = useText();
  const { moves } = usePreferences();
  const [plays, setPlays] = useState(false);
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for every step that is shown
  useEffect(() => {
    if (!plays) return;
    if (isEnd) return setPlays(false);
    const timer = setTimeout(() => onStep(1), hold * speedOf(SPEED[moves]));
    return () => clearTimeout(timer);
  }, [plays, shown, isEnd, hold, moves, onStep]);
  const begun = useMemo(() => turnsOf(parts, turns), [parts, turns]);
  const turn = begun.findLast(({ answers }) => answers <= at);
  useKeys({
    step: onStep,
    turn: by => turns.length > 0 && onMove(beginningFrom(begun, at, by, of)), // known when the game is over
    part: by => onMove(beginningFrom(parts, at, by, of)),
    end: by => onMove(by === 1 ? of : 0),
  });
  const button = (name: IconName, label: string, isOff: boolean, press: () => void): ReactNode => (
    <button type="button" className="tool" aria-label={label} title={label} disabled={isOff} onClick={press}>
      <Icon name={name} />
    </button>
  );
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href).catch(() => {});
    setCopied(true);
  };
  return (
    <div className="replay-bar">
      <div className="steps">
        {button('first', text('replay.first'), at === 0, () => onMove(0))}
        {button('prev', text('replay.previous'), at === 0, () => onStep(-1))}
        <button
          type="button"
          className="tool play"
          aria-pressed={plays}
          aria-label={plays ? text('replay.pause') : text('replay.play')}
          onClick={() => setPlays(!plays)}
        >
          <Icon name={plays ? 'pause' : 'play'} />
        </button>
        {button('next', text('replay.next'), isEnd, () => onStep(1))}
        {button('last', text('replay.last'), isEnd, () => onMove(of))}
        {children}
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
            {begun.map(({ answers, seat }, i) => (
              <option key={answers} value={answers}>
                {text('replay.turnOf', {
                  n: i + 1,
                  name: seat === null ? text('replay.together') : (names[seat] ?? ''),
                })}
              </option>
            ))}
          </select>
        </label>
      )}
      <SpeedSelect />
      <button type="button" className="btn soft" onClick={copy}>
        <Icon name="link" />
        {copied ? text('menu.copied') : text('replay.link')}
      </button>
    </div>
  );
}

const USES_KEYS = 'input, select, textarea, [contenteditable], .board [tabindex="0"]';
type By = 1 | -1;
const KEYS = {
  ArrowRight: ['step', 1],
  ArrowLeft: ['step', -1],
  ArrowDown: ['turn', 1],
  ArrowUp: ['turn', -1],
  PageDown: ['part', 1],
  PageUp: ['part', -1],
  End: ['end', 1],
  Home: ['end', -1],
} as const;
type Kind = (typeof KEYS)[keyof typeof KEYS][0];
const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);

/** Left and right go by steps, up and down by turns, the page keys by parts such as rounds, unless something has the focus that uses them. */
function useKeys(moves: Readonly<Record<Kind, (by: By) => void>>): void {
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTaken = event.target instanceof Element && event.target.closest(USES_KEYS) !== null;
      if (!isKey(event.key) || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const [kind, by] = KEYS[event.key];
      latest.current[kind](by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
