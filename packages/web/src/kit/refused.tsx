// Why something was not done, where it was asked for. Screen readers say it at once.
import type { ReactNode } from 'react';

/** Nothing while nothing was refused. */
export function Refused({ why }: { readonly why: string | null }): ReactNode {
  if (why === null) return null;
  return (
    <p className="refusal" role="alert">
      {why}
    </p>
  );
}
