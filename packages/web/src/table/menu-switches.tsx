// Settings of this device that matter while playing: switches in the menu of the table.
import type { ReactNode } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { Icon } from '../kit/icon.tsx';
import { prefer, usePreferences } from '../model/settings.ts';
import { useText } from '../text/text.tsx';

const hasTouch = window.matchMedia('(any-pointer: coarse)');

export function MenuSwitches(): ReactNode {
  const text = useText();
  const { gains, tapTwice } = usePreferences();
  const hasSafe = useDrawn()?.safe !== undefined;
  return (
    <>
      {hasTouch.matches && (
        <Switch label={text('menu.tapTwice')} on={tapTwice} onChange={to => prefer({ tapTwice: to })} />
      )}
      {hasSafe && <Switch label={text('menu.gains')} on={gains} onChange={to => prefer({ gains: to })} />}
    </>
  );
}

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}
function Switch({ label, on, onChange }: Props): ReactNode {
  return (
    <button type="button" role="switch" aria-checked={on} className="menu-switch" onClick={() => onChange(!on)}>
      <Icon name={on ? 'check' : 'x'} />
      {label}
    </button>
  );
}
