// The replay of a game: step by step, turn by turn, or automatic. Every moment has a URL.
import '../style/table.css';
import '../style/side.css';
import '../style/result.css';
import type { Event } from '@boardwright/engine';
import type { Audience, EventGroup, OpenQuestion, Turn } from '@boardwright/host';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react';
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
import { Refused } from '../kit/refused.tsx';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import type { Place, Scene, Session } from '../model/session.ts';
import { partsOf } from '../replay/moves.ts';
import { MovesList, MovesSheet } from '../replay/moves-list.tsx';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { useHistory } from '../replay/use-history.ts';
import { useReplay } from '../replay/use-replay.ts';
import { go, Link } from '../route.tsx';
import { InBar } from '../shell/in-bar.tsx';
import { useSeatName } from '../shell/names.ts';
import { useReason } from '../shell/reasons.ts';
import { Trouble } from '../shell/trouble.tsx';
import { StagePanel } from '../showing/stage-panel.tsx';
import { holdOf } from '../showing/step.ts';
import { useSession } from '../showing/use-session.ts';
import { editionOfTable } from '../table/edition-of-table.ts';
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
const NO_EVENTS: readonly Event[] = [];
const NO_TURNS: readonly Turn[] = [];
const NOTHING_HEARD: readonly EventGroup[] = [];
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
  // During a game, a single person sees the replay from their own seat. Several people on one device see only what all
  // may see.
  const own = mine.length === 1 ? (mine[0] ?? null) : null;
  const [eyes, setEyes] = useState<Audience | 'all'>('all');
  const as = isOver ? eyes : own;
  const answers = Number.isInteger(at) ? Math.min(Math.max(0, at), of) : of;
  const edition = useDrawnEdition(table.game, scene.content);
  const names = useMemo(() => table.chairs.map(seatName), [table.chairs, seatName]);
  const tell = useTeller(table.game, text.language, names, scene.content);
  const { value: history, refusal } = useHistory(session, table);
  const reason = useReason();
  const address = `${addressOf(table)}/replay`;
  const { game } = table;
  const book = editionOfTable(table, scene.content)?.rules ?? `/rules/${game}`;
  const showRule = useCallback((rule: string) => go(`${book}#${rule}`), [book]);
  const goTo = useCallback((to: number) => go(`${address}?at=${to}`, 'replace'), [address]);
  const [replayed, leaf, show, jump] = useReplay(session, as, answers, of, edition, goTo);
  const step = replayed?.step ?? null;
  const past = replayed?.view ?? null;
  const isEnd = replayed === null || replayed.at === replayed.steps.length - 1;
  const stage = step?.stage ?? null;
  const then = useMemo(
    () => past && step && { ...past.view, g: step.g, ...(isEnd ? {} : { scores: null, places: null }) },
    [past, step, isEnd],
  );
  const shown = useTableNow({
    edition,
    view: then,
    me: as === 'all' ? null : as,
    names,
    asked: NOT_ASKED,
    happened: step?.events ?? NO_EVENTS,
    step: replayed?.count ?? 0,
    more: !isEnd,
    stage,
    answers: past?.answers ?? 0,
    tell,
    choose: doNothing,
    showRule,
  });
  const hand = useOwnHand(doNothing);
  const heard = scene.events.get(own) ?? NOTHING_HEARD;
  const drawn = edition?.drawn ?? null;
  const parts = useMemo(() => partsOf(heard, drawn), [heard, drawn]);
  if (replayed === null || past === null || step === null || shown === null || tell === null)
    return <Progress label={text('loading')} />;
  const leafInStage = (part: number): void => {
    const to = replayed.steps.findIndex(each => each.stage?.stage === stage?.stage && each.stage?.at === part);
    if (to >= 0) show(to);
  };
  const seat = past.events.find(({ p }) => typeof p === 'number')?.p;
  const { rail, retells } = shown.drawn;
  const moves = { parts, at: answers, tell, onMove: jump };
  const title = <h1>{text('replay.title', { game: nameOf(table.game, text.language) })}</h1>;
  const back = (
    <Link className="btn soft small" href={addressOf(table)}>
      {text('replay.back')}
    </Link>
  );
  const told = replayed.steps.slice(0, replayed.at + 1).flatMap(({ events }) => events);
  return (
    <DrawnContext value={edition}>
      <div
        className={isDrawn(game) ? 'table replay drawn' : 'table replay'}
        style={rail === undefined ? undefined : ({ '--rail': `${rail}px` } as CSSProperties)}
      >
        {narrow && <InBar slot="title">{title}</InBar>}
        {narrow && <InBar slot="menu">{back}</InBar>}
        <header className="replay-head">
          {!narrow && title}
          {isOver && names.length > 1 && <EyesSelect eyes={eyes} names={names} onChange={setEyes} />}
          {!narrow && back}
        </header>
        <aside className="replay-side">
          <section className="panel replay-now" aria-live="polite" aria-label={text('log')} tabIndex={0}>
            <h2>
              {typeof seat === 'number' && <SeatMark seat={seat} />}
              {past.answers === 0 ? text('replay.start') : text('replay.answer', { n: past.answers, of })}
            </h2>
            {linesOf(told, retells).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
              <p key={i}>
                <EventText line={line} tell={tell} onRule={showRule} />
              </p>
            ))}
            <Refused why={refusal && reason(refusal)} />
            {history !== null && <ScoreChart points={history.points} names={names} at={answers} />}
          </section>
          {!narrow && <MovesList {...moves} />}
        </aside>
        <HandContext value={hand}>
          <TableProvider table={shown} isBehind={false}>
            {!narrow && <Mats table={shown} points={step.points} />}
            <section className="centre" aria-label={text('board')} tabIndex={0}>
              <BoardFrame table={shown} />
              {stage !== null && (
                <StagePanel on={stage} onLeaf={leafInStage} names={names} tell={tell} onRule={showRule} />
              )}
            </section>
          </TableProvider>
        </HandContext>
        <ReplayBar
          at={answers}
          of={of}
          hold={holdOf(step)}
          shown={replayed.count}
          isEnd={answers === of && isEnd}
          turns={history?.turns ?? NO_TURNS}
          parts={parts}
          names={names}
          onMove={jump}
          onStep={leaf}
        >
          {narrow && <MovesSheet {...moves} />}
        </ReplayBar>
      </div>
    </DrawnContext>
  );
}

interface EyesProps {
  readonly eyes: Audience | 'all';
  readonly names: readonly string[];
  readonly onChange: (eyes: Audience | 'all') => void;
}
/** A finished game can be seen as a player saw it, or with everything open. */
function EyesSelect({ eyes, names, onChange }: EyesProps): ReactNode {
  const text = useText();
  return (
    <label className="eyes">
      <span>{text('replay.eyes')}</span>
      <select
        value={String(eyes)}
        onChange={({ target }) => onChange(target.value === 'all' ? 'all' : Number(target.value))}
      >
        <option value="all">{text('replay.all')}</option>
        {names.map((name, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={p} value={p}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What each player had then, if the game draws that. */
function Mats({ table, points }: { readonly table: AtTable; readonly points: readonly number[] }): ReactNode {
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
              {points[p] !== undefined && (
                <span className="points">
                  <span className="unseen">{text('players.points')}</span>
                  {points[p]}
                </span>
              )}
            </div>
            <Mat table={table.now} seat={p} />
          </li>
        ))}
      </ol>
    </section>
  );
}
