// A game looked back at: step by step, turn by turn, or played by itself; every moment has an address.
import '../style/table.css';
import '../style/side.css';
import '../style/result.css';
import type { Event, Film } from '@boardwright/engine';
import type { OpenQuestion, PastView } from '@boardwright/host';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isDrawn } from '../drawn/boards.ts';
import { type AtTable, DrawnContext, TableProvider } from '../drawn/context.tsx';
import { BoardFrame } from '../drawn/frame.tsx';
import { HandContext, useOwnHand } from '../drawn/hand.ts';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { useTableNow } from '../drawn/use-now.ts';
import { nameOf } from '../games/catalogue.ts';
import { useTeller } from '../games/texts.ts';
import { addressOf } from '../home/table-row.tsx';
import { Progress } from '../kit/progress.tsx';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import type { Place, Scene, Session } from '../model/session.ts';
import { useSession } from '../model/use-session.ts';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { useHistory } from '../replay/use-history.ts';
import { go, Link } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { useReason } from '../shell/reasons.ts';
import { Trouble } from '../shell/trouble.tsx';
import { EventText } from '../table/event-text.tsx';
import { linesOf } from '../table/lines.ts';
import { ScoreChart } from '../table/score-chart.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly place: Place;
  readonly id: string;
  readonly at: number;
}

export function ReplayPage({ place, id, at }: Props): ReactNode {
  const text = useText();
  const { session, scene, trouble } = useSession(place, id);
  if (trouble !== null) return <Trouble why={trouble.why} />;
  if (session === null || scene === null || scene.updates.size === 0) return <Progress label={text('loading')} />;
  return <Replay session={session} scene={scene} at={at} />;
}

const NOT_ASKED: readonly OpenQuestion[] = [];
const NO_FILM: Film = [];
const NO_EVENTS: readonly Event[] = [];
const doNothing = (): null => null;

interface ReplayProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly at: number;
}

function Replay({ session, scene, at }: ReplayProps): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const narrow = useNarrow();
  const { table, mine, updates } = scene;
  const update = [...updates.values()][0];
  const isOver = update?.view.scores !== null;
  const of = update?.answers ?? 0;
  // While a game goes on, one person looks back through their own eyes; several on one device see what all may see.
  const as = isOver ? 'all' : mine.length === 1 ? (mine[0] ?? null) : null;
  const answers = Number.isInteger(at) ? Math.min(Math.max(0, at), of) : of;
  const [pastView, setPastView] = useState<PastView | null>(null);
  const edition = useDrawnEdition(table.game, scene.content);
  const names = useMemo(() => table.chairs.map(seatName), [table.chairs, seatName]);
  const tell = useTeller(table.game, text.language, names);
  const { value: history, refusal } = useHistory(session, table);
  const reason = useReason();
  useEffect(() => {
    let wanted = true;
    void session.lookBack(answers, as).then(found => {
      if (wanted) setPastView(found);
    });
    return () => {
      wanted = false;
    };
  }, [session, answers, as]);
  const address = `${addressOf(table)}/replay`;
  const { game } = table;
  const showRule = useCallback((rule: string) => go(`/rules/${game}#${rule}`), [game]);
  const shown = useTableNow({
    edition,
    view: pastView?.view ?? null,
    me: as === 'all' ? null : as,
    names,
    asked: NOT_ASKED,
    happened: pastView?.events ?? NO_EVENTS,
    film: pastView?.film ?? NO_FILM,
    answers: pastView?.answers ?? 0,
    tell,
    choose: doNothing,
    showRule,
  });
  const hand = useOwnHand(doNothing);
  if (pastView === null || shown === null || tell === null) return <Progress label={text('loading')} />;
  const seat = pastView.events.find(({ p }) => typeof p === 'number')?.p;
  const { rail, retells } = shown.drawn;
  return (
    <DrawnContext value={edition}>
      <div
        className={isDrawn(game) ? 'table replay drawn' : 'table replay'}
        style={rail === undefined ? undefined : ({ '--rail': `${rail}px` } as CSSProperties)}
      >
        <header className="replay-head">
          <h1>{text('replay.title', { game: nameOf(table.game, text.language) })}</h1>
          <Link className="btn soft small" href={addressOf(table)}>
            {text('replay.back')}
          </Link>
        </header>
        <section className="panel replay-now" aria-live="polite" aria-label={text('log')} tabIndex={0}>
          <h2>
            {typeof seat === 'number' && <SeatMark seat={seat} />}
            {answers === 0 ? text('replay.start') : text('replay.answer', { n: answers, of })}
          </h2>
          {linesOf(pastView.events, retells).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
            <p key={i}>
              <EventText line={line} tell={tell} onRule={showRule} />
            </p>
          ))}
          {refusal !== null && (
            <p className="refusal" role="alert">
              {reason(refusal)}
            </p>
          )}
          {history !== null && <ScoreChart points={history.points} names={names} at={answers} />}
        </section>
        <HandContext value={hand}>
          <TableProvider table={shown} isBehind={false}>
            {!narrow && <Mats table={shown} />}
            <section className="centre" aria-label={text('board')} tabIndex={0}>
              <BoardFrame table={shown} />
            </section>
          </TableProvider>
        </HandContext>
        <ReplayBar
          at={answers}
          of={of}
          turns={history?.turns ?? []}
          names={names}
          onMove={to => go(`${address}?at=${to}`, 'replace')}
        />
      </div>
    </DrawnContext>
  );
}

/** What lay before each player then, if the game draws that. */
function Mats({ table }: { readonly table: AtTable }): ReactNode {
  const text = useText();
  const { Mat } = table.drawn;
  if (Mat === undefined) return null;
  return (
    <section className="players" aria-label={text('players')} tabIndex={0}>
      <ol>
        {table.now.names.map((name, p) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={p}
            className="panel player"
            style={{ '--seat': colourOf(p) } as CSSProperties}
          >
            <div className="who">
              <SeatMark seat={p} />
              <b className="name">{name}</b>
            </div>
            <Mat table={table.now} seat={p} />
          </li>
        ))}
      </ol>
    </section>
  );
}
