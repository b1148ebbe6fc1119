// The board: the season, the gold track, a castle with its owner's cards, and the main board or the battle.
import type { Event, Seat, Word } from '@boardwright/engine';
import {
  type Area,
  Areas,
  type BoardProps,
  SeatMark,
  type TableNow,
  useKept,
  useNarrow,
  usePicked,
} from '@boardwright/web/kit';
import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import type { Content } from '../content/types.ts';
import { comingFoes } from '../forecast.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { WOOD_GATE, WOOD_WALL } from '../words.ts';
import { BattleBar } from './battle-bar.tsx';
import { Choices, unplacedIn } from './choices.tsx';
import { Hand } from './hand.tsx';
import { type Tool, toolsOf } from './jobs.ts';
import { canDeploy, type Look, leadsOn, type Pick, placedAt, type Table } from './look.ts';
import { Market } from './market.tsx';
import { Palette } from './palette.tsx';
import { type Phase, phaseOf, toldPhase } from './phase.ts';
import { Scene, Sprite } from './scene.tsx';
import { RoundPlan, SeasonBar, SeasonPlan } from './season.tsx';
import { useAllHere, useKind, useLookedAt, useTool } from './shared.ts';
import { isOfBattle } from './steps.ts';
import { GoldTrack } from './track.tsx';
import { Forecast, WarCards } from './war.tsx';

const NO_WORDS: ReadonlySet<never> = new Set();
const NO_TOOLS: readonly never[] = [];

/** What has been picked up, while it still leads to an answer. */
function usePick(table: Table): readonly [Pick | null, Look['onPick']] {
  const [pick, onPick] = usePicked<Pick | null>(table, null);
  return [pick !== null && leadsOn(table.words, pick) ? pick : null, onPick];
}

/** What is being shown of a battle. */
const fought = ({ happened, more }: Table): Event | null => (more ? (happened.find(isOfBattle) ?? null) : null);

/** The one who acts, if it is only one. */
function actorOf({ happened }: Table): Seat | null {
  const seats = new Set(happened.flatMap(({ p }) => (typeof p === 'number' ? [p] : [])));
  const [only = null] = seats;
  return seats.size === 1 ? only : null;
}

/**
 * Who is asked sees the own castle first; whose castle is looked at is chosen anew for each question. While nothing is asked, the
 * castle at which something happens comes to the front, or that of the one who acts.
 */
function useShown(table: Table, event: Event | null): number {
  const { asked, me } = table;
  const [shown, show] = useLookedAt();
  const since = asked[0]?.since;
  useEffect(() => {
    if (since !== undefined) show(null);
  }, [since, show]);
  const there = typeof event?.p === 'number' ? event.p : actorOf(table);
  return shown ?? (asked.length === 0 ? there : null) ?? me ?? 0;
}

/** What the castle shows, and what happens there. */
function useLook(table: Table): Look {
  const { tell, content } = table;
  const { g } = table.view;
  const there = fought(table);
  const seat = useShown(table, there);
  const [held, onPick] = usePick(table);
  const event = there?.p === seat ? there : null;
  const castle = useKept(castleOf(g, seat));
  const coming = useKept(comingFoes(content, g, castle));
  const isMine = seat === table.me;
  const words = isMine ? table.words : NO_WORDS;
  const pick = isMine ? held : null;
  const [kind, setKind] = useKind();
  const tool = useChosenTool(table, castle, isMine);
  const isDeploying = pick === null && canDeploy(words);
  const take = useCallback(
    (taken: Pick | null) => {
      if (taken?.kind === 'unit') setKind(taken.unit);
      onPick(taken);
    },
    [setKind, onPick],
  );
  return useMemo(
    () => ({ content, tell, seat, castle, event, words, coming, isDeploying, kind, tool, pick, onPick: take }),
    [content, tell, seat, castle, event, words, coming, isDeploying, kind, tool, pick, take],
  );
}

/** The chosen job, while the Storehouse is visited and it can still be done. */
function useChosenTool({ content, asked, words }: Table, castle: Castle, isMine: boolean): Tool | null {
  const [key, choose] = useTool();
  const isWorking = isMine && asked.some(({ task }) => task.do === 'mayWork');
  const tool = useKept((key !== null && isWorking && toolsOf(content, castle).find(each => each.key === key)) || null);
  const isOver = key !== null && asked.length > 0 && (tool === null || !tool.words.some(word => words.has(word)));
  useEffect(() => {
    if (isOver) choose(null);
  }, [isOver, choose]);
  return isOver ? null : tool;
}

/** All units that are left go to one wall, one answer after the other. */
function useAllSent({ choose, asked }: Table, look: Look): void {
  const [wall, sendAll] = useAllHere();
  const word = wall === null ? undefined : placedAt(look, wall);
  const since = asked[0]?.since;
  useEffect(() => {
    if (wall === null || since === undefined) return;
    if (word === undefined) sendAll(null);
    else choose(word);
  }, [wall, word, since, choose, sendAll]);
}

const WAR_WORDS = /^(move|turret|kill|lose):/;
const TABLE_WORDS = /^(space:(?!infirmary|granary|storehouse)|buy:)/;

/** The area that a player who is asked must see first on a small screen. */
function isWanted(table: Table, area: string, phase: Phase): boolean {
  const words = [...table.words];
  if (area === 'board')
    return (
      words.some(word => TABLE_WORDS.test(word)) ||
      (phase === 'setup' && words.some(word => word.startsWith('card:'))) ||
      table.asked.some(({ task }) => task.do === 'chooseTrade')
    );
  if (area === 'cards') return words.some(word => /^(use|card|restore|discard):/.test(word)) && phase !== 'setup';
  return words.some(word => WAR_WORDS.test(word) || /^(sow|protect|side|build|repair|upgrade):/.test(word));
}

/** How many cubes a wall and a gate of wood have. */
const cubesOf = ({ walls }: Content): Record<'wall' | 'gate', number> => ({
  wall: walls[WOOD_WALL]?.slots ?? 0,
  gate: walls[WOOD_GATE]?.slots ?? 0,
});

const AT_CASTLE =
  /^(sown|fed|harvest|farmBurnt|march|volley|wall|turret|climbed|entered|courtyard|unitsLost|foesFell|siege|survived|sacked|round)/;
const ON_BOARD = /^(invader|turnedUp|rowDiscard|reinforced|joined)/;
/** Where something happened, for a phone, which shows one area at a time. */
function where({ say }: Event): string | undefined {
  if (AT_CASTLE.test(say)) return 'castle';
  return ON_BOARD.test(say) ? 'board' : undefined;
}

export function Board({ table }: BoardProps<G, Tasks, Content>): ReactNode {
  const look = useLook(table);
  useAllSent(table, look);
  const { g } = table.view;
  const phase = fought(table) === null ? phaseOf(table) : 'battle';
  const { tell, content } = table;
  const { seat } = look;
  const unplaced = unplacedIn(table);
  const isWar = isAtWar(phase);
  const areas: Area[] = [
    {
      id: 'castle',
      label: tell.text('ui.area.castle'),
      wanted: unplaced.length > 0 || isWanted(table, 'castle', phase),
      body: <CastleArea table={table} look={look} phase={phase} unplaced={unplaced} />,
    },
    {
      id: 'board',
      label: tell.text(isWar ? 'ui.area.attack' : 'ui.area.board'),
      wanted: isWanted(table, 'board', phase),
      body: <MainArea table={table} look={look} phase={phase} />,
    },
    {
      id: 'cards',
      label: tell.text('ui.area.cards'),
      wanted: isWanted(table, 'cards', phase),
      body: <Hand tell={tell} content={content} g={g} seat={seat} words={look.words} />,
    },
    {
      id: 'gold',
      label: tell.text('ui.area.gold'),
      wanted: false,
      body: <GoldTrack tell={tell} content={content} g={g} />,
    },
  ];
  return (
    <div className={isWar ? 'ae-board ae-at-war' : 'ae-board'}>
      <Sprite />
      <SeasonBar tell={tell} content={content} now={g.season} phase={toldPhase(table, phase)} />
      <Areas table={table} areas={areas} className="ae-areas" where={where} />
    </div>
  );
}

interface AreaProps {
  readonly table: Table;
  readonly look: Look;
  readonly phase: Phase;
}
/** On a phone, what belongs to the castle's question stands below it: the plan of a season, the forecast of a round. */
function CastleArea({ table, look, phase, unplaced }: AreaProps & { readonly unplaced: readonly Word[] }): ReactNode {
  const { tell, content, me } = table;
  const { g } = table.view;
  const { seat, castle, event } = look;
  const isNarrow = useNarrow();
  const isAsked = (task: keyof Tasks): boolean => table.asked.some(each => each.task.do === task);
  const isWorking = seat === me && isAsked('mayWork');
  const isFirst = g.season === 1 && seat === me && isAsked('mayDeploy');
  return (
    <>
      <BattleBar table={table} g={g} seat={seat} phase={phase} isShown={isAtWar(phase)} />
      <Palette
        tell={tell}
        tools={isWorking ? toolsOf(content, castle) : NO_TOOLS}
        words={table.words}
        isShown={isWorking}
      />
      {isAsked('chooseGate') && <Explains says={tell.text('ui.gateAbout', cubesOf(content))} />}
      {isFirst && <Explains says={tell.text('ui.deployAbout')} />}
      <div className="ae-scene">
        <Scene look={look} siege={g.siege} siegeSide={g.siegeSide} />
        <CastleTabs tell={tell} seats={table.names.length} seat={seat} me={me} />
        {event !== null && <Caption tell={tell} event={event} />}
        {unplaced.length > 0 && <Choices table={table} words={unplaced} />}
      </div>
      {isNarrow && phase === 'setup' && <SeasonPlan tell={tell} content={content} />}
      {isNarrow && <Forecast table={table} look={look} isShown={isAtWar(phase)} />}
    </>
  );
}

/** So many battles are explained where room is scarce. */
const NEW = 2;

function MainArea({ table, look, phase }: AreaProps): ReactNode {
  const { tell, content } = table;
  const { g } = table.view;
  const { seat, castle } = look;
  const isNarrow = useNarrow();
  return (
    <>
      {!isNarrow && phase === 'setup' && <SeasonPlan tell={tell} content={content} />}
      <Market table={table} isShown={!isAtWar(phase)} />
      {isNarrow && phase === 'setup' && <SeasonPlan tell={tell} content={content} />}
      <WarCards tell={tell} content={content} g={g} castle={castle} seat={seat} />
      {!isNarrow && <Forecast table={table} look={look} isShown={isAtWar(phase)} />}
      <RoundPlan tell={tell} isShown={isAtWar(phase) && (isNarrow || g.season <= NEW)} />
    </>
  );
}

const isAtWar = (phase: Phase): boolean => phase === 'deploy' || phase === 'battle';

function Explains({ says }: { readonly says: string }): ReactNode {
  return <p className="ae-explains panel">{says}</p>;
}

/** What is being shown of a battle. Screen readers hear it from the log. */
function Caption({ tell, event }: { readonly tell: TableNow['tell']; readonly event: Event }): ReactNode {
  return (
    <p className="ae-caption" aria-hidden="true">
      {tell.event(event)}
    </p>
  );
}

interface TabsProps {
  readonly tell: TableNow['tell'];
  readonly seats: number;
  readonly seat: number;
  readonly me: Seat | null;
}
/** Whose castle is shown large. */
const CastleTabs = memo(function CastleTabs({ tell, seats, seat, me }: TabsProps): ReactNode {
  const [, show] = useLookedAt();
  return (
    <div className="ae-castles">
      {Array.from({ length: seats }, (_, p) => (
        <button
          key={p}
          type="button"
          aria-pressed={p === seat}
          onClick={() => show(p)}
          aria-label={tell.text('ui.showCastle', { p })}
          title={tell.text('ui.showCastle', { p })}
        >
          <SeatMark seat={p} size={16} />
        </button>
      ))}
      {seat !== me && <b className="ae-owner">{tell.text('ui.castleOf', { p: seat })}</b>}
    </div>
  );
});
