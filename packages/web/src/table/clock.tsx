// A player's clock. It only shows the time; the host decides when it is up.
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';

const LOW = 30_000;

interface Props {
  readonly left: number; // milliseconds, when it was last charged
  readonly runs: boolean;
  readonly at: number; // when that was, by the clock of this device
}

export function Clock({ left, runs, at }: Props): ReactNode {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const rest = Math.max(0, runs ? left - Math.max(0, now - at) : left);
  return (
    <span className={rest < LOW && runs ? 'clock low' : 'clock'} role="timer" aria-label={text('players.clock')}>
      <Icon name="clock" size={14} />
      {clockText(rest)}
    </span>
  );
}

/** 75 s is 1:15, 26 hours are 26:00:00. */
export function clockText(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
