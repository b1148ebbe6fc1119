// The log follows the board, and says nothing of a result while the dice still roll.
import type { Heard } from '@boardwright/host';
import { startTransition, useEffect, useState } from 'react';
import { useShown } from '../drawn/context.tsx';
import { atRest, isRolling } from '../drawn/motion.ts';

const NOTHING: readonly Heard[] = [];

export function useTold(heard: readonly Heard[]): readonly Heard[] {
  const { isBehind } = useShown();
  const [told, setTold] = useState(() => (isBehind || isRolling() ? NOTHING : heard));
  useEffect(() => {
    if (!isBehind) void atRest().then(() => startTransition(() => setTold(heard)));
  }, [heard, isBehind]);
  return told;
}
