// What may come a moment later: the board is drawn without it, and it follows when that is seen.
import { startTransition, useEffect, useState } from 'react';

/** Whether everything drawn for this value has been seen, so that there is time for what is dear to find out about it. */
export function useLater(value: unknown): boolean {
  const [seen, setSeen] = useState<unknown>(undefined);
  useEffect(() => startTransition(() => setSeen(value)), [value]);
  return seen === value;
}
