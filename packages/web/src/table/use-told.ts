// The log follows the board and waits for rolling dice, so that it does not give a result away.
import type { EventGroup } from '@boardwright/host';
import { startTransition, useEffect, useState } from 'react';
import { atRest } from '../drawn/motion.ts';

const NOTHING: readonly EventGroup[] = [];

export function useTold(heard: readonly EventGroup[]): readonly EventGroup[] {
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    void atRest().then(() => startTransition(() => setTold(heard)));
  }, [heard]);
  return told;
}
