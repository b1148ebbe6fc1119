// A time of day, in minutes after midnight.
import type { ReactNode } from 'react';

const HOUR = 60;

interface Props {
  readonly label: string;
  readonly minute: number;
  readonly onChange: (minute: number) => void;
}

export function TimeField({ label, minute, onChange }: Props): ReactNode {
  return (
    <label className="number-field">
      <span>{label}</span>
      <input
        type="time"
        value={clockText(minute)}
        onChange={({ target }) => {
          if (target.value !== '') onChange(minutesIn(target.value));
        }}
      />
    </label>
  );
}

/** Such as 07:30. */
export const clockText = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map(part => String(part).padStart(2, '0')).join(':');

function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * HOUR + minute;
}
