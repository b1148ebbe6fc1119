// The board: the season, the gold track, a castle with what lies before its owner, and the main board or the battle.
import { type Area, Areas, type BoardProps, SeatMark, type TableNow } from '@boardwright/web/kit';
import { Activity, memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { standard } from '../content/content.ts';
import { comingFoes } from '../forecast.ts';
import { castleOf } from '../state.ts';
import { BattleBar } from './battle-bar.tsx';
import { Choices, unplacedIn } from './choices.tsx';
import { Hand } from './hand.tsx';
import { gOf, type Look, type Pick } from './look.ts';
import { Market } from './market.tsx';
import { type Phase, phaseOf } from './phase.ts';
import { usePlayback } from './playback.ts';
import { Scene, Sprite } from './scene.tsx';
import { SeasonBar } from './season.tsx';
import { share, useShared } from './shared.ts';
import { GoldTrack } from './track.tsx';
import { Forecast, WarCards } from './war.tsx';

const NO_WORDS: ReadonlySet<never> = new Set();

/** What has been picked up lasts until the next answer. */
function usePick(table: TableNow): readonly [Pick | null, (pick: Pick | null) => void] {
  const [held, setHeld] = useState<{ readonly pick: Pick | null; readonly at: number } | null>(null);
  const pick = held !== null && held.at === table.answers ? held.pick : null;
  const { answers } = table;
  return [pick, useCallback(next => setHeld({ pick: next, at: answers }), [answers])];
}

/** Who is asked sees the own castle first; whose castle is looked at is chosen anew for each question. */
function useShown(table: TableNow): number {
  const { shown } = useShared();
  const isAsked = table.asked.length > 0;
  useEffect(() => {
    if (isAsked) share({ shown: null });
  }, [isAsked, table.answers]);
  return shown ?? table.me ?? 0;
}

function useLook(table: TableNow): Look {
  const seat = useShown(table);
  const [pick, onPick] = usePick(table);
  const g = gOf(table);
  const { castle, event } = usePlayback(table, seat);
  const isMine = seat === table.me;
  return {
    table,
    g,
    seat,
    castle,
    event,
    words: isMine ? table.words : NO_WORDS,
    coming: comingFoes(standard, g, castleOf(g, seat)),
    pick: isMine ? pick : null,
    onPick,
  };
}

const WAR_WORDS = /^(move|turret|kill|lose):/;
const TABLE_WORDS = /^(space:(?!infirmary|granary|storehouse)|buy:)/;

/** Which area somebody who is asked must see first on a small screen. */
function isWanted(table: TableNow, area: string, phase: Phase): boolean {
  const words = [...table.words];
  if (area === 'board')
    return (
      words.some(word => TABLE_WORDS.test(word)) || (phase === 'setup' && words.some(word => word.startsWith('card:')))
    );
  if (area === 'cards') return words.some(word => /^(use|card|restore|discard):/.test(word)) && phase !== 'setup';
  return words.some(word => WAR_WORDS.test(word) || /^(sow|protect|side|build|repair|upgrade):/.test(word));
}

export function Board({ table }: BoardProps): ReactNode {
  const look = useLook(table);
  const phase = phaseOf(table);
  const { tell } = table;
  const unplaced = unplacedIn(table);
  const isWar = phase === 'deploy' || phase === 'battle'; // what is not shown then is kept and hidden: it comes and goes as a whole
  const areas: Area[] = [
    {
      id: 'castle',
      label: tell.text('ui.area.castle'),
      wanted: unplaced.length > 0 || isWanted(table, 'castle', phase),
      body: (
        <>
          <Activity mode={isWar ? 'visible' : 'hidden'}>
            <BattleBar look={look} phase={phase} />
          </Activity>
          <Scene look={look}>
            <CastleTabs tell={tell} seats={table.names.length} seat={look.seat} />
            <Caption look={look} />
            <Choices look={look} words={unplaced} />
          </Scene>
        </>
      ),
    },
    {
      id: 'board',
      label: tell.text(isWar ? 'ui.area.attack' : 'ui.area.board'),
      wanted: isWanted(table, 'board', phase),
      body: (
        <>
          <Activity mode={isWar ? 'hidden' : 'visible'}>
            <Market look={look} />
          </Activity>
          <WarCards look={look} />
          <Activity mode={isWar ? 'visible' : 'hidden'}>
            <Forecast look={look} />
          </Activity>
        </>
      ),
    },
    {
      id: 'cards',
      label: tell.text('ui.area.cards'),
      wanted: isWanted(table, 'cards', phase),
      body: <Hand look={look} />,
    },
    {
      id: 'gold',
      label: tell.text('ui.area.gold'),
      wanted: false,
      body: <GoldTrack look={look} />,
    },
  ];
  return (
    <div className={isWar ? 'ae-board ae-at-war' : 'ae-board'}>
      <Sprite />
      <SeasonBar tell={tell} now={look.g.season} phase={phase} />
      <Areas table={table} areas={areas} className="ae-areas" />
    </div>
  );
}

/** What is being shown of a battle; screen readers hear it from the log. */
function Caption({ look }: { readonly look: Look }): ReactNode {
  const { event, table } = look;
  if (event === null) return null;
  return (
    <p className="ae-caption" aria-hidden="true">
      {table.tell.event(event)}
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
  return (
    <div className="ae-castles">
      {Array.from({ length: seats }, (_, p) => (
        <button
          key={p}
          type="button"
          aria-pressed={p === seat}
          onClick={() => share({ shown: p })}
          aria-label={tell.text('ui.showCastle', { p })}
          title={tell.text('ui.showCastle', { p })}
        >
          <SeatMark seat={p} size={16} />
        </button>
      ))}
    </div>
  );
});
