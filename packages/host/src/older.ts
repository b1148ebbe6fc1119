// Reads what earlier versions stored: some things had other names, others did not exist yet.
import type { MatchStatus, Opening, Snapshot, TableSettings } from './state.ts';

type Named<T, Now extends string, Before extends string> = { readonly [K in Now | Before]?: T };
/** Fields that the first snapshots do not have. */
type Later = 'held' | 'movedAt' | 'hidden';
type OlderStatus = Omit<MatchStatus, Later | 'settings'> & Partial<Pick<MatchStatus, Later>> & OlderSettings;
type OlderSettings = Named<TableSettings, 'settings', 'manner'>;

export function storedOpening(opening: Opening): Opening {
  return { ...opening, settings: settingsIn(opening) };
}

export function storedStatus(snapshot: Snapshot): MatchStatus {
  const { status, affairs } = snapshot as Named<OlderStatus, 'status', 'affairs'>;
  const stored = status ?? affairs;
  if (stored === undefined) throw new Error('the status of this match is missing');
  const { manner: _, ...kept } = stored;
  return { held: [], movedAt: stored.clocks.at, hidden: 0, ...kept, settings: settingsIn(stored) };
}

function settingsIn({ settings, manner }: OlderSettings): TableSettings {
  const stored = settings ?? manner;
  if (stored === undefined) throw new Error('the settings of this table are missing');
  return stored;
}
