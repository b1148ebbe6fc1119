// For what may come a moment later: the board renders without it first.
import { startTransition, useEffect, useState } from 'react';

/** Whether everything for this value has been painted, so that there is time for expensive computations about it. */
export function useLater(value: unknown): boolean {
  const [seen, setSeen] = useState<unknown>(undefined);
  useEffect(() => startTransition(() => setSeen(value)), [value]);
  return seen === value;
}
