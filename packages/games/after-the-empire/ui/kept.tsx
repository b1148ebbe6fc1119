// What comes and goes as a whole: it is kept and hidden, and drawn anew only when something about it has changed.
import { Activity, type ComponentType, memo, type ReactNode } from 'react';

interface Shown {
  readonly isShown: boolean;
}

/** Hidden parts, too, would be drawn anew with every answer, and in a drawing of their own: so this is what decides. */
export const kept = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Kept({ isShown, ...props }: Props & Shown): ReactNode {
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Part {...(props as unknown as Props)} />
      </Activity>
    );
  });
