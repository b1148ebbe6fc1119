// The board: the season, the gold track, a castle with its owner's cards, and the main board or the battle.
import type { Event } from '@boardwright/engine';
import { type Area, Areas, type BoardProps, SeatMark, type TableNow, useKept, usePicked } from '@boardwright/web/kit';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import type { Content } from '../content/types.ts';
import { comingFoes } from '../forecast.ts';
import type { Tasks } from '../rules/tasks.ts';
import { castleOf, type G } from '../state.ts';
import { BattleBar } from './battle-bar.tsx';
import { Choices, unplacedIn } from './choices.tsx';
import { Hand } from './hand.tsx';
import { type Look, leadsOn, type Pick, type Table } from './look.ts';
import { Market } from './market.tsx';
import { type Phase, phaseOf } from './phase.ts';
import { Scene, Sprite } from './scene.tsx';
import { SeasonBar } from './season.tsx';
import { useLookedAt } from './shared.ts';
import { isOfBattle } from './steps.ts';
import { GoldTrack } from './track.tsx';
import { Forecast, WarCards } from './war.tsx';

const NO_WORDS: ReadonlySet<never> = new Set();

/** What has been picked up, while it still leads to an answer. */
function usePick(table: Table): readonly [Pick | null, Look['onPick']] {
  const [pick, onPick] = usePicked<Pick | null>(table, null);
  return [pick !== null && leadsOn(table.words, pick) ? pick : null, onPick];
}

/** What is being shown of a battle. */
const fought = ({ happened, more }: Table): Event | null => (more ? (happened.find(isOfBattle) ?? null) : null);

/**
 * Who is asked sees the own castle first; whose castle is looked at is chosen anew for each question. While nothing is asked, the
 * castle at which something happens comes to the front.
 */
function useShown({ asked, me }: Table, event: Event | null): number {
  const [shown, show] = useLookedAt();
  const since = asked[0]?.since;
  useEffect(() => {
    if (since !== undefined) show(null);
  }, [since, show]);
  const there = asked.length === 0 && typeof event?.p === 'number' ? event.p : null;
  return shown ?? there ?? me ?? 0;
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
  return useMemo(
    () => ({ content, tell, seat, castle, event, words, coming, pick, onPick }),
    [content, tell, seat, castle, event, words, coming, pick, onPick],
  );
}

const WAR_WORDS = /^(move|turret|kill|lose):/;
const TABLE_WORDS = /^(space:(?!infirmary|granary|storehouse)|buy:)/;

/** The area that a player who is asked must see first on a small screen. */
function isWanted(table: Table, area: string, phase: Phase): boolean {
  const words = [...table.words];
  if (area === 'board')
    return (
      words.some(word => TABLE_WORDS.test(word)) || (phase === 'setup' && words.some(word => word.startsWith('card:')))
    );
  if (area === 'cards') return words.some(word => /^(use|card|restore|discard):/.test(word)) && phase !== 'setup';
  return words.some(word => WAR_WORDS.test(word) || /^(sow|protect|side|build|repair|upgrade):/.test(word));
}

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
  const { g } = table.view;
  const phase = fought(table) === null ? phaseOf(table) : 'battle';
  const { tell, content } = table;
  const { seat, castle, event } = look;
  const unplaced = unplacedIn(table);
  const isWar = phase === 'deploy' || phase === 'battle';
  const areas: Area[] = [
    {
      id: 'castle',
      label: tell.text('ui.area.castle'),
      wanted: unplaced.length > 0 || isWanted(table, 'castle', phase),
      body: (
        <>
          <BattleBar table={table} g={g} seat={seat} phase={phase} isShown={isWar} />
          <div className="ae-scene">
            <Scene look={look} siege={g.siege} siegeSide={g.siegeSide} />
            <CastleTabs tell={tell} seats={table.names.length} seat={seat} />
            {event !== null && <Caption tell={tell} event={event} />}
            {unplaced.length > 0 && <Choices table={table} words={unplaced} />}
          </div>
        </>
      ),
    },
    {
      id: 'board',
      label: tell.text(isWar ? 'ui.area.attack' : 'ui.area.board'),
      wanted: isWanted(table, 'board', phase),
      body: (
        <>
          <Market table={table} isShown={!isWar} />
          <WarCards tell={tell} content={content} g={g} castle={castle} />
          <Forecast look={look} isShown={isWar} />
        </>
      ),
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
      <SeasonBar tell={tell} content={content} now={g.season} phase={phase} />
      <Areas table={table} areas={areas} className="ae-areas" where={where} />
    </div>
  );
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
}
/** Whose castle is shown large. */
const CastleTabs = memo(function CastleTabs({ tell, seats, seat }: TabsProps): ReactNode {
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
    </div>
  );
});
