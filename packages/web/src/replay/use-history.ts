// How a game went, told by whoever hosts it, once all of it may be known.
import type { History } from '@boardwright/host';
import { useMemo } from 'react';
import { type Loaded, useLoaded } from '../kit/use-loaded.ts';
import type { Session, TableInfo } from '../model/session.ts';

export function useHistory(session: Session, { status }: TableInfo): Loaded<History> {
  const load = useMemo(() => (status === 'over' ? () => session.history() : null), [session, status]);
  return useLoaded(load);
}
