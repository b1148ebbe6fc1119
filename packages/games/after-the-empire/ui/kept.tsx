// Parts that appear and disappear as a whole. They are hidden instead of removed, and rendered again only when
// something about them has changed.
import { Activity, type ComponentType, memo, type ReactNode } from 'react';

interface Shown {
  readonly isShown: boolean;
}

/** Hidden parts would also render again with every answer, so this decides whether they do. */
export const kept = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Kept({ isShown, ...props }: Props & Shown): ReactNode {
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Part {...(props as unknown as Props)} />
      </Activity>
    );
  });
