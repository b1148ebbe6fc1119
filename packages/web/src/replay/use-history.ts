// How a game went, from its host, once everything may be known.
import type { History } from '@boardwright/host';
import { useMemo } from 'react';
import { type Loaded, useLoaded } from '../kit/use-loaded.ts';
import type { Session, TableInfo } from '../model/session.ts';

export function useHistory(session: Session, { status }: TableInfo): Loaded<History> {
  const load = useMemo(() => (status === 'over' ? () => session.history() : null), [session, status]);
  return useLoaded(load);
}
