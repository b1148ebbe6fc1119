// The page of a table: before, during and after the game.
import '../style/table.css';
import '../style/dock.css';
import '../style/side.css';
import '../style/result.css';
import { type ReactNode, useEffect, useMemo } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { expectAgain, fetchExpected } from '../games/expected.ts';
import { useTeller } from '../games/texts.ts';
import { WaitingRoom } from '../invitation/waiting-room.tsx';
import { Opening } from '../kit/opening.tsx';
import { isStopped, type Place } from '../model/session.ts';
import { BOT_PAUSE, preferences, usePreferences } from '../model/settings.ts';
import { closeTable } from '../online/lobby.ts';
import { go } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { Trouble } from '../shell/trouble.tsx';
import type { Showing, ShownScene } from '../showing/showing.ts';
import { useSession } from '../showing/use-session.ts';
import { useSteps } from '../showing/use-steps.ts';
import { editionOfTable } from '../table/edition-of-table.ts';
import { save } from '../table/save-file.ts';
import { TableView } from '../table/table-view.tsx';
import { useText } from '../text/text.tsx';

fetchExpected(preferences.get().language);

interface Props {
  readonly place: Place;
  readonly id: string;
  readonly invitation: string | null;
}

export function TablePage({ place, id, invitation }: Props): ReactNode {
  const { moves } = usePreferences();
  const { session, scene, trouble } = useSession(place, id, invitation);
  useEffect(() => {
    if (place === 'here') void import('../here/client.ts').then(({ here }) => here.botPause(BOT_PAUSE[moves]));
  }, [place, moves]);
  if (trouble !== null) {
    const mayClose = place === 'online' && isStopped(trouble) && (scene?.mine.length ?? 0) > 0;
    return (
      <Trouble why={trouble.why}>
        {mayClose && <CloseTable id={id} />}
        {place === 'here' && isStopped(trouble) && <KeptGame id={id} />}
      </Trouble>
    );
  }
  if (session === null || scene === null) return <Opening />;
  return <Opened session={session} scene={scene} invitation={invitation} />;
}

function CloseTable({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  return (
    <button type="button" className="btn" onClick={() => void closeTable(id).catch(() => window.location.reload())}>
      {text('room.close')}
    </button>
  );
}

/** A game on this device that the rules refuse. It can still be exported or deleted. */
function KeptGame({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  const download = async (): Promise<void> => {
    const { here } = await import('../here/client.ts');
    const file = await here.file(id);
    save(file, file.game);
  };
  const remove = async (): Promise<void> => {
    const { here } = await import('../here/client.ts');
    await here.remove(id);
    go('/');
  };
  return (
    <>
      <button type="button" className="btn" onClick={download}>
        {text('result.download')}
      </button>
      <button type="button" className="btn" onClick={remove}>
        {text('trouble.remove')}
      </button>
    </>
  );
}

interface OpenedProps {
  readonly session: Showing;
  readonly scene: ShownScene;
  readonly invitation: string | null;
}
/** Waits for both the texts of a game and its drawing, so that nothing moves when the second one arrives. */
function Opened({ session, scene, invitation }: OpenedProps): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const { chairs, game, status } = scene.table;
  const names = useMemo(() => chairs.map(seatName), [chairs, seatName]);
  const tell = useTeller(game, text.language, names, scene.content);
  const edition = useDrawnEdition(game, scene.content);
  useSteps(session, edition);
  useEffect(() => expectAgain(game), [game]);
  if (tell === null || edition === null) return <Opening />;
  if (status === 'open' || status === 'closed')
    return (
      <WaitingRoom
        table={scene.table}
        invitation={invitation}
        chance={scene.chance}
        edition={editionOfTable(scene.table, scene.content, invitation)}
        chat={scene.chat}
        say={line => session.say(line)}
        tell={tell}
      />
    );
  return (
    <DrawnContext value={edition}>
      <TableView scene={scene} session={session} names={names} tell={tell} />
    </DrawnContext>
  );
}
