// Which part is open beside the board, and which rule it shows. On a small screen it is a sheet that opens on request.
import { useCallback, useMemo, useState } from 'react';
import type { TabName } from './side.tsx';

export interface SideState {
  readonly tab: TabName;
  readonly rule: string | null;
  readonly isOpen: boolean; // as a sheet
  readonly show: (tab: TabName) => void;
  readonly close: () => void;
  readonly showRule: (id: string) => void;
}

export function useSide(first: TabName): SideState {
  const [tab, setTab] = useState<TabName>(first);
  const [rule, setRule] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((wanted: TabName) => {
    setTab(wanted);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const showRule = useCallback(
    (id: string) => {
      setRule(id);
      show('rules');
    },
    [show],
  );
  return useMemo(() => ({ tab, rule, isOpen, show, close, showRule }), [tab, rule, isOpen, show, close, showRule]);
}
