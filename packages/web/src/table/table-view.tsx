// A table at which a match is played: board, players, what is asked, and what happened.
import type { Event, Word } from '@boardwright/engine';
import type { Heard, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type CSSProperties, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { TableContext } from '../drawn/context.tsx';
import { BoardFrame } from '../drawn/frame.tsx';
import { useDrawnTable } from '../drawn/use-drawn.ts';
import { useTableNow } from '../drawn/use-now.ts';
import { nameOf } from '../games/catalogue.ts';
import { addressOf } from '../home/table-row.tsx';
import { Progress } from '../kit/progress.tsx';
import type { Act, Refusal, Scene, Session } from '../model/session.ts';
import { useText } from '../text/text.tsx';
import { Announcer } from './announcer.tsx';
import { Away } from './away.tsx';
import { CatchUp } from './catch-up.tsx';
import { HandOver } from './hand-over.tsx';
import { Help } from './help.tsx';
import { LinkState } from './link-state.tsx';
import { Players } from './players.tsx';
import { Proposal } from './proposal.tsx';
import { QuestionBar } from './question.tsx';
import { playAgain } from './rematch.ts';
import { Result } from './result.tsx';
import { Side, type TabName } from './side.tsx';
import { TableMenu } from './table-menu.tsx';
import { type Eyes, useEyes } from './use-eyes.ts';
import { pressOnTable, type Shortcut, useShortcuts } from './use-shortcuts.ts';
import { useTurnSignals } from './use-turn-signals.ts';

interface Props {
  readonly scene: Scene;
  readonly session: Session;
  readonly names: readonly string[];
  readonly tell: Teller;
}

export function TableView(props: Props): ReactNode {
  const { scene, names } = props;
  const eyes = useEyes(scene);
  const update = scene.updates.get(eyes.audience);
  const text = useText();
  if (update === undefined) return <Progress label={text('loading')} />;
  if (eyes.handTo !== null) {
    const seat = eyes.handTo;
    return <HandOver key={seat} seat={seat} name={names[seat] ?? ''} onTake={() => eyes.take(seat)} />;
  }
  return <Seen key={String(eyes.audience)} {...props} eyes={eyes} update={update} />;
}

const NOTHING_HEARD: readonly Heard[] = [];
const NO_EVENTS: readonly Event[] = [];

interface SeenProps extends Props {
  readonly eyes: Eyes;
  readonly update: Update;
}

function Seen({ scene, session, names, tell, eyes, update }: SeenProps): ReactNode {
  const text = useText();
  const [tab, setTab] = useState<TabName>('log');
  const [rule, setRule] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [showsBoard, setShowsBoard] = useState(false);
  const drawn = useDrawnTable(scene.table.game);
  const info = scene.table;
  const heard = scene.events.get(eyes.audience) ?? NOTHING_HEARD;
  // The question comes first; the board and the log follow as soon as the browser has time.
  const view = useDeferredValue<Update['view'] | null>(update.view, null);
  const told = useDeferredValue(heard, NOTHING_HEARD);
  const isOver = update.view.scores !== null;
  const replay = `${addressOf(info)}/replay`;
  const game = nameOf(info.game, text.language);
  useTurnSignals(update.open.length > 0, game, update.answers);
  const onRule = useCallback((id: string) => {
    setRule(id);
    setTab('rules');
  }, []);
  useShortcuts(
    useCallback((key: Shortcut) => {
      pressOnTable(key);
      if (key === 'l') setTab('log');
      if (key === 't') setTab('chat');
      if (key === 'r') setTab('rules');
      if (key === '?') setHelp(true);
    }, []),
  );
  const act = useCallback((wanted: Act): Promise<Refusal | null> => session.act(wanted), [session]);
  const { open, seat, position } = update;
  const choose = useCallback(
    (word: Word): void => {
      const asking = open.find(({ words, asides }) => words.includes(word) || asides.includes(word));
      if (asking !== undefined && seat !== null) void act({ do: 'answer', seat, at: asking.at, word, position });
    },
    [open, seat, position, act],
  );
  const happened = heard.at(-1)?.events ?? NO_EVENTS;
  const { answers } = update;
  const given = { drawn, view, me: seat, names, asked: open, happened, answers, tell, choose, showRule: onRule };
  const table = useTableNow(given);
  return (
    <TableContext value={table}>
      <div
        className={isOver && !showsBoard ? 'table over' : 'table'}
        style={table?.drawn.rail === undefined ? undefined : ({ '--rail': `${table.drawn.rail}px` } as CSSProperties)}
      >
        <LinkState link={scene.link} />
        {!isOver && <h1 className="unseen">{game}</h1>}
        <Players
          update={update}
          names={names}
          chairs={info.chairs}
          clockSkew={scene.clockSkew}
          tell={tell}
          table={table}
        />
        <section className="centre" aria-label={text('board')} tabIndex={0}>
          {!isOver && update.seat !== null && <Away update={update} seat={update.seat} names={names} act={act} />}
          {update.proposal !== null && update.seat !== null && (
            <Proposal
              proposal={update.proposal}
              seat={update.seat}
              isMine={scene.mine.includes(update.proposal.by)}
              names={names}
              act={act}
            />
          )}
          {!isOver && update.seat !== null && (
            <CatchUp heard={heard} since={update.sinceTurn} tell={tell} onRule={onRule} />
          )}
          {isOver && !showsBoard ? (
            <Result
              update={update}
              table={info}
              session={session}
              names={names}
              tell={tell}
              replay={replay}
              onRematch={() => void playAgain(info)}
              onBoard={() => setShowsBoard(true)}
            />
          ) : table === null ? (
            <Progress label={text('loading')} />
          ) : (
            <BoardFrame table={table} />
          )}
        </section>
        <aside className="right" aria-label={text('side')}>
          <Side
            scene={scene}
            session={session}
            heard={told}
            tell={tell}
            replay={replay}
            tab={tab}
            rule={rule}
            onTab={setTab}
            onRule={onRule}
          />
          <TableMenu
            table={info}
            session={session}
            seat={update.seat}
            isOver={isOver}
            replay={replay}
            act={act}
            onHelp={() => setHelp(true)}
          />
        </aside>
        {!isOver && <QuestionBar update={update} names={names} tell={tell} act={act} onRule={onRule} />}
        {isOver && showsBoard && (
          <div className="question">
            <button type="button" className="btn go" onClick={() => setShowsBoard(false)}>
              {text('result.back')}
            </button>
          </div>
        )}
        <Announcer update={update} heard={heard} names={names} tell={tell} />
        <Help isOpen={help} onChange={setHelp} />
      </div>
    </TableContext>
  );
}
