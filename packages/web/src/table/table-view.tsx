// A table at which a match is played: board, players, what is asked, and what happened.
import type { EventGroup, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { isDrawn } from '../drawn/boards.ts';
import { useDrawn, useShown } from '../drawn/context.tsx';
import { BoardFrame } from '../drawn/frame.tsx';
import { HandContext, useOwnHand } from '../drawn/hand.ts';
import { TabSlot } from '../drawn/parts.tsx';
import { explained } from '../drawn/tip.tsx';
import { gameOf, nameOf } from '../games/catalogue.ts';
import { answered } from '../guide/answered.ts';
import { showHints, useHints } from '../guide/hints.ts';
import { useGuidedToTheEnd } from '../guide/use-guided.ts';
import { addressOf } from '../home/table-row.tsx';
import { Opening } from '../kit/opening.tsx';
import { Progress } from '../kit/progress.tsx';
import { useCompact } from '../kit/use-narrow.ts';
import { useOnce } from '../kit/use-once.ts';
import { RematchBanner } from '../rematch/rematch-banner.tsx';
import { InBar } from '../shell/in-bar.tsx';
import { NextTable } from '../shell/next-table.tsx';
import type { OnShow, Showing, ShownScene } from '../showing/showing.ts';
import { StagePanel } from '../showing/stage-panel.tsx';
import { hasSurvey } from '../survey/load.ts';
import { useAskedBefore } from '../survey/use-asked-before.ts';
import { useText } from '../text/text.tsx';
import { Announcer } from './announcer.tsx';
import { Away } from './away.tsx';
import { editionOfTable } from './edition-of-table.ts';
import { ChanceWarning, FairnessDialog } from './fairness.tsx';
import { HandOver } from './hand-over.tsx';
import { Help } from './help.tsx';
import { LinkState } from './link-state.tsx';
import { MyStrip } from './my-strip.tsx';
import { Players } from './players.tsx';
import { Declined, Proposal } from './proposal.tsx';
import { QuestionBar } from './question.tsx';
import { playAgain } from './rematch.ts';
import { Result } from './result.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Sheet } from './sheet.tsx';
import { ShownTable } from './shown-table.tsx';
import { Side } from './side.tsx';
import { TableMenu } from './table-menu.tsx';
import { useAnswering } from './use-answering.ts';
import { type Eyes, useEyes } from './use-eyes.ts';
import { useMissed } from './use-news.ts';
import { pressOnTable, type Shortcut, useShortcuts } from './use-shortcuts.ts';
import { useSide } from './use-side.ts';
import { useTurnSignals } from './use-turn-signals.ts';
import { Watching } from './watchers.tsx';

const SurveyPanel = lazy(async () => ({ default: (await import('../survey/survey-panel.tsx')).SurveyPanel }));
/** Only at tables over days. */
const LeftBehind = lazy(() => import('./left-behind.tsx'));
const PlayerAid = lazy(async () => ({ default: (await import('../learn/player-aid.tsx')).PlayerAid }));
const GuidePanel = lazy(async () => ({ default: (await import('../guide/panel.tsx')).GuidePanel }));
const Explanation = lazy(async () => ({ default: (await import('./explanation.tsx')).Explanation }));

/** What a lesson shows instead of log, menu and question. */
export interface Instead {
  readonly menu: ReactNode;
  readonly side: (showRule: (id: string) => void) => ReactNode;
  readonly dock: ReactNode | null; // null: the question, as at every table
}

interface Props {
  readonly instead?: Instead | undefined;
  readonly scene: ShownScene;
  readonly session: Showing;
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

const NOTHING_HEARD: readonly EventGroup[] = [];
const NOTHING_ON: OnShow = { happened: [], stage: null };

interface SeenProps extends Props {
  readonly eyes: Eyes;
  readonly update: Update;
}

function Seen({ scene, session, names, tell, eyes, update, instead }: SeenProps): ReactNode {
  const text = useText();
  const compact = useCompact();
  const hints = useHints(scene.table.game);
  const side = useSide(hints?.shown === true ? 'guide' : 'log');
  const [help, setHelp] = useState(false);
  const [showsBoard, setShowsBoard] = useState(false);
  const showHelp = useCallback(() => setHelp(true), []);
  const [surveys, setSurveys] = useState(false);
  const showSurvey = useCallback(() => setSurveys(hasSurvey(scene.table.game)), [scene.table.game]);
  const askedBefore = useAskedBefore(update);
  const [aid, setAid] = useState(false);
  const showAid = useCallback(() => setAid(true), []);
  const [fairness, setFairness] = useState(false);
  const showFairness = useCallback(() => setFairness(true), []);
  const info = scene.table;
  const heard = scene.events.get(eyes.audience) ?? NOTHING_HEARD;
  const { progress } = scene;
  const on = progress.by.get(eyes.audience) ?? NOTHING_ON;
  const { audience } = eyes;
  const play = useCallback((after: number, to: number) => session.playBack(after, to, audience), [session, audience]);
  const isOpening = useMissed(update, heard, play);
  const isOver = update.view.scores !== null;
  const replay = `${addressOf(info)}/replay`;
  const game = nameOf(info.game, text.language);
  const edition = editionOfTable(info, scene.content);
  const { show, showRule } = side;
  const { place } = info;
  useTurnSignals(update.open.length > 0, game, update.answers, place === 'online');
  useShortcuts(
    useCallback(
      (key: Shortcut) => {
        pressOnTable(key);
        if (key === 'g') show('log');
        if (key === 't' && place === 'online') show('chat');
        if (key === 'r') show('rules');
        if (key === 's') showSurvey();
        if (key === 'a') setAid(isOpen => !isOpen);
        if (key === '?') setHelp(true);
      },
      [show, place, showSurvey],
    ),
  );
  const watching = useMemo(
    () => ({ isPlaying: progress.past !== null, play, stop: session.skip }),
    [progress.past, play, session],
  );
  const act = useCallback<Showing['act']>(
    wanted => {
      if (wanted.do === 'answer') answered.set({ word: wanted.word, at: wanted.at });
      return session.act(wanted);
    },
    [session],
  );
  const answering = useAnswering(act, update);
  const hand = useOwnHand(answering.intend);
  const [, rematch] = useOnce(playAgain);
  const drawn = isDrawn(info.game);
  const own = update.seat === null ? undefined : update.seats[update.seat];
  const isOut = own !== undefined && (own.bot !== null || own.left);
  const inPlay = !isOver && update.seat !== null;
  // Only against bots on this device: a guide at a table with others would not be fair.
  const isAlone = place === 'here' && scene.mine.length === 1;
  const mayGuide = inPlay && instead === undefined && isAlone && gameOf(info.game)?.hasGuide === true;
  useGuidedToTheEnd(info.game, mayGuide && hints?.shown === true, isOver);
  const startGuide = useCallback(() => {
    showHints(info.game);
    show('guide');
  }, [info.game, show]);
  const guide =
    mayGuide && hints !== null ? (
      <Suspense fallback={null}>
        <GuidePanel
          table={info.id}
          game={info.game}
          hints={hints}
          update={update}
          content={scene.content}
          names={names}
          onChoose={answering.choose}
          onRule={showRule}
        />
      </Suspense>
    ) : null;
  const isResult = isOver && !showsBoard && on.stage === null; // a stage that is opened again is gone through on the board
  const kinds = [
    'table',
    drawn && 'drawn',
    isResult && 'over',
    instead !== undefined && 'in-lesson',
    guide !== null && 'guided',
  ];
  const classes = kinds.filter(Boolean).join(' ');
  const rail = useDrawn()?.rail;
  if (isOpening) return <Opening />;
  return (
    <HandContext value={hand}>
      <InBar slot="title">
        {isOver ? <b>{game}</b> : <h1>{game}</h1>}
        <Watching isWatching={update.seat === null && !isOver} watchers={scene.watchers} />
        {edition !== null && <small className="edition-of-table">{edition.name}</small>}
      </InBar>
      <InBar slot="menu">
        {instead === undefined && <NextTable current={info.id} />}
        {instead?.menu ?? (
          <TableMenu
            id={info.id}
            place={place}
            invitation={info.invitation}
            session={session}
            seat={update.seat}
            isOver={isOver}
            isOut={isOut}
            replay={replay}
            edition={edition?.name ?? null}
            values={edition?.href ?? ''}
            act={act}
            onHelp={showHelp}
            onAid={showAid}
            onGuide={mayGuide ? startGuide : null}
            onFairness={scene.chance === null ? null : showFairness}
          />
        )}
      </InBar>
      <div
        className={classes}
        style={rail === undefined ? undefined : ({ '--mats': `${rail}px` } as CSSProperties)}
        data-plays={progress.past === null ? undefined : ''}
        data-left={progress.left}
      >
        <div className="notices">
          <LinkState link={scene.link} />
          <ChanceWarning chance={scene.chance} />
        </div>
        <ShownTable
          update={update}
          on={on}
          step={progress.step}
          more={progress.left > 0}
          names={names}
          tell={tell}
          choose={answering.choose}
          showRule={showRule}
        >
          <Players update={update} names={names} chairs={info.chairs} clockSkew={scene.clockSkew} />
          <Centre isDrawn={drawn}>
            {inPlay && update.seat !== null && (
              <Away update={update} seat={update.seat} names={names} heard={heard} tell={tell} play={play} act={act} />
            )}
            {inPlay && !isOut && update.seat !== null && place === 'online' && info.pace.kind === 'days' && (
              <Suspense fallback={null}>
                <LeftBehind update={update} seat={update.seat} table={info.id} tell={tell} act={act} />
              </Suspense>
            )}
            {update.proposal !== null && update.seat !== null && (
              <Proposal
                proposal={update.proposal}
                answers={update.answers}
                seat={update.seat}
                isMine={scene.mine.includes(update.proposal.by)}
                names={names}
                act={act}
              />
            )}
            <Declined update={update} mine={scene.mine} />
            {isOver && place === 'online' && <RematchBanner table={info} />}
            {isResult ? (
              <Result
                update={update}
                heard={heard}
                table={info}
                session={session}
                chance={scene.chance}
                mine={scene.mine}
                names={names}
                tell={tell}
                replay={replay}
                onRematch={() => rematch(scene)}
                onBoard={() => setShowsBoard(true)}
                onRule={showRule}
              />
            ) : (
              <BoardNow />
            )}
            {on.stage !== null && (
              <StagePanel on={on.stage} onLeaf={session.leafInStage} names={names} tell={tell} onRule={showRule} />
            )}
          </Centre>
          <TabSlot />
          {!isResult && <MyStrip update={update} names={names} />}
        </ShownTable>
        {instead === undefined ? (
          <aside className="right" aria-label={text('side')}>
            <Side
              scene={scene}
              session={session}
              as={eyes.audience}
              heard={heard}
              tell={tell}
              replay={replay}
              state={side}
              guide={compact ? null : guide}
            />
          </aside>
        ) : (
          <>
            {instead.side(showRule)}
            <Sheet title={text('side.rules')} isOpen={side.isOpen && side.tab === 'rules'} onClose={side.close}>
              <RulesPanel game={info.game} at={side.rule} onRule={showRule} />
            </Sheet>
          </>
        )}
        {compact && guide}
        {instead?.dock}
        {(!isOver || on.stage !== null) && (instead?.dock ?? null) === null && (
          <QuestionBar
            update={update}
            heard={heard}
            progress={progress}
            showing={session}
            on={on}
            names={names}
            tell={tell}
            answering={answering}
            table={info.id}
            isDrawn={drawn}
            watching={watching}
            onRule={showRule}
          />
        )}
        {isOver && showsBoard && on.stage === null && (
          <div className="question">
            <button type="button" className="btn go" onClick={() => setShowsBoard(false)}>
              {text('result.back')}
            </button>
          </div>
        )}
        <Announcer update={update} heard={heard} names={names} tell={tell} />
        <Explained game={info.game} onRule={showRule} />
        {help && <Help onChange={setHelp} onSurvey={hasSurvey(info.game) ? showSurvey : null} />}
        {surveys && (
          <Suspense>
            <SurveyPanel
              game={info.game}
              own={scene.content}
              update={update}
              before={askedBefore}
              names={names}
              tell={tell}
              onClose={() => setSurveys(false)}
            />
          </Suspense>
        )}
        {aid && (
          <Suspense>
            <PlayerAid game={info.game} onClose={() => setAid(false)} onRule={showRule} />
          </Suspense>
        )}
        {fairness && scene.chance !== null && (
          <FairnessDialog chance={scene.chance} place={place} onChange={setFairness} />
        )}
      </div>
    </HandContext>
  );
}

/** The piece that the person wants explained, if there is one. */
function Explained({ game, onRule }: { readonly game: string; readonly onRule: (id: string) => void }): ReactNode {
  const said = useSyncExternalStore(explained.subscribe, explained.get);
  useEffect(() => () => explained.set(null), []);
  if (said === null) return null;
  return (
    <Suspense fallback={null}>
      <Explanation game={game} said={said} onRule={onRule} onClose={() => explained.set(null)} />
    </Suspense>
  );
}

interface CentreProps {
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}
function Centre({ isDrawn, children }: CentreProps): ReactNode {
  const text = useText();
  const { isBehind } = useShown();
  return (
    <section
      className="centre"
      aria-label={text('board')}
      tabIndex={isDrawn ? undefined : 0}
      aria-busy={isBehind || undefined}
    >
      {children}
    </section>
  );
}

function BoardNow(): ReactNode {
  const text = useText();
  const { table } = useShown();
  return table === null ? <Progress label={text('loading')} /> : <BoardFrame table={table} />;
}
