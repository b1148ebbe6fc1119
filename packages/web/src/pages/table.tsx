// The page of a table: before it begins, while it is played, and when it is over.
import '../style/table.css';
import '../style/side.css';
import '../style/result.css';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTeller } from '../games/texts.ts';
import { Progress } from '../kit/progress.tsx';
import type { Place } from '../model/session.ts';
import { BOT_PAUSE, usePreferences } from '../model/settings.ts';
import { useSession } from '../model/use-session.ts';
import { useSeatName } from '../shell/names.ts';
import { Trouble } from '../shell/trouble.tsx';
import { TableView } from '../table/table-view.tsx';
import { WaitingRoom } from '../table/waiting-room.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly place: Place;
  readonly id: string;
  readonly invitation: string | null;
}

export function TablePage({ place, id, invitation }: Props): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const { moves } = usePreferences();
  const { session, scene, trouble } = useSession(place, id, invitation);
  useEffect(() => {
    if (place === 'here') void import('../here/client.ts').then(({ here }) => here.botPause(BOT_PAUSE[moves]));
  }, [place, moves]);
  const chairs = scene?.table.chairs;
  const names = useMemo(() => (chairs ?? []).map(seatName), [chairs, seatName]);
  const tell = useTeller(scene?.table.game ?? null, text.language, names);
  if (trouble !== null) return <Trouble why={trouble.why} />;
  if (session === null || scene === null || tell === null) return <Progress label={text('loading')} />;
  if (scene.table.status === 'open' || scene.table.status === 'closed')
    return <WaitingRoom table={scene.table} invitation={invitation} />;
  return <TableView scene={scene} session={session} names={names} tell={tell} />;
}
