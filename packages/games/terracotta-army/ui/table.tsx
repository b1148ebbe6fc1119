// The drawn table of Terracotta Army.
import type { Event, Word } from '@boardwright/engine';
import { Areas, Buttons, drawTable, useNarrow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { MASTERS, SPECIALISTS, WARRIORS, WEAPONS } from '../content/content.ts';
import { bookOf } from '../edition.ts';
import type { Tasks } from '../rules/tasks.ts';
import { SOURCES } from '../sources.ts';
import type { G } from '../state.ts';
import './art.css';
import './wheel.css';
import './tomb.css';
import './mat.css';
import './table.css';
import './phone.css';
import { retells } from '../retells.ts';
import { Aim, AimBelow, isNew } from './aim.tsx';
import { asks } from './asks.ts';
import { changes } from './changes.ts';
import { cues } from './cues.ts';
import { Forecast } from './forecast.tsx';
import { GainsBelow } from './gains-key.tsx';
import { GroupsKey } from './groups.tsx';
import { Masters } from './masters.tsx';
import { Mat } from './mat.tsx';
import { Mausoleum } from './mausoleum.tsx';
import { orders, safe } from './orders.ts';
import { picture } from './picture.tsx';
import { RingCard } from './ring-card.tsx';
import { Priority, Rounds, TurnOrder } from './rounds.tsx';
import { SegmentCard } from './segment-card.tsx';
import { Organizer, Specialists } from './shop.tsx';
import { Sprite } from './sprite.tsx';
import { opensStage, steps } from './steps.ts';
import { Brief, Strip } from './strip.tsx';
import type { Table } from './table-view.ts';
import { tells } from './tells.ts';
import { WithBook } from './use-book.ts';
import { Wheel } from './wheel.tsx';

/** Kinds of words by the area where they are chosen. */
const IN_MAUSOLEUM = /^(cell|move|shoot|aim|facing|mount|use|inspector):/;
const IN_SHOP = /^(build|buy):/;
const AT_MASTERS = /^hire:/;
const WORKER = /^(craftsman|artisan):/;
const RING = /^ring:/;
const ELSEWHERE = /^(take|button):/;

/** What is carried out on the wheel itself. */
const ON_RINGS = /^(do|clay|coins|prepare):/;
const INSTEAD = ['take:wet', 'take:coin'] as const;
/** Where events are seen, for a phone, which shows one area at a time; all others are seen on the wheel. */
const SEEN_AT: Readonly<Record<string, string>> = {
  built: 'mausoleum',
  placedSpecialist: 'mausoleum',
  placedArcher: 'mausoleum',
  marched: 'mausoleum',
  mounted: 'mausoleum',
  removed: 'mausoleum',
  rowInspectorMoved: 'mausoleum',
  columnInspectorMoved: 'mausoleum',
  scored: 'mausoleum',
  scoringBegins: 'mausoleum',
  nobodyThere: 'mausoleum',
  tied: 'mausoleum',
  tieBroken: 'mausoleum',
  finalScoringBegins: 'mausoleum',
  won: 'mausoleum',
  hired: 'masters',
  usedMaster: 'masters',
};
const where = ({ say }: Event): string => SEEN_AT[say] ?? 'wheel';

/** On a phone the hub of the wheel is on another tab, so what can be taken instead is repeated under each area. */
const Away = memo(function Away(): ReactNode {
  if (!useNarrow()) return null;
  return (
    <div className="ta-away">
      <Buttons words={INSTEAD} />
    </div>
  );
});

/** On a phone below the wheel: a space is small there, and the dock has a button for passing only. */
function OnRings({ now: { words } }: { readonly now: Table }): ReactNode {
  const shown = [...words].filter(word => ON_RINGS.test(word));
  if (!useNarrow() || shown.length === 0) return null;
  return (
    <div className="ta-away">
      <Buttons words={shown} />
    </div>
  );
}

function Board({ table: now }: { readonly table: Table }): ReactNode {
  const words = [...now.words];
  const [tomb, shop, masters] = [IN_MAUSOLEUM, IN_SHOP, AT_MASTERS].map(kind => words.some(word => kind.test(word)));
  const elsewhere = tomb || shop || masters;
  const onWheel = words.some(word => ![IN_MAUSOLEUM, IN_SHOP, AT_MASTERS, ELSEWHERE].some(kind => kind.test(word)));
  const area = (id: string, wanted: boolean | undefined, body: ReactNode) => ({
    id,
    label: now.tell.text(`ui.area.${id}`),
    wanted: wanted === true,
    body,
  });
  return (
    <WithBook value={now.content}>
      <div className="ta">
        <Sprite />
        <Areas
          table={now}
          className="ta-stage"
          where={where}
          areas={[
            area('wheel', onWheel || (words.length > 0 && !elsewhere), wheelArea(now)),
            area('mausoleum', tomb, tombArea(now)),
            area('shop', shop, shopArea(now)),
            area('masters', masters, mastersArea(now)),
          ]}
        />
      </div>
    </WithBook>
  );
}

/** On a phone with the wheel there is no room for more: first what everybody plays for, then turn order and priority. */
function Strips({ now }: { readonly now: Table }): ReactNode {
  const narrow = useNarrow();
  if (narrow && isNew(now)) return <AimBelow now={now} />;
  return (
    <div className="ta-strips">
      <TurnOrder now={now} />
      <Priority now={now} />
    </div>
  );
}

const wheelArea = (now: Table): ReactNode => (
  <>
    <Strips now={now} />
    <OnRings now={now} />
    <Wheel now={now} />
  </>
);
const tombArea = (now: Table): ReactNode => (
  <>
    <Rounds now={now} />
    <div className="ta-pit">
      <Mausoleum now={now} />
      <GroupsKey tell={now.tell} />
      <Aim now={now} />
    </div>
    <GainsBelow now={now} />
    <Away />
  </>
);
const shopArea = (now: Table): ReactNode => (
  <>
    <Organizer now={now} />
    <Specialists now={now} />
    <Away />
  </>
);
const mastersArea = (now: Table): ReactNode => (
  <>
    <Masters now={now} />
    <Away />
  </>
);

function card(word: Word, now: Table): ReactNode {
  if (WORKER.test(word)) return <SegmentCard word={word} now={now} />;
  return RING.test(word) ? <RingCard word={word} now={now} /> : null;
}

export default drawTable<G, Tasks, Book>({
  content: bookOf,
  Board,
  Mat,
  Below: Forecast,
  Strip,
  Brief,
  picture,
  rail: 214,
  cues,
  steps,
  opensStage,
  retells,
  tells,
  asks,
  changes,
  card,
  orders,
  safe,
  headings: ['roundBegins', 'scoringBegins', 'cleanUpBegins', 'finalScoringBegins'],
  tieBreak: 'TA-10.6',
  sources: SOURCES,
  legend: [
    'term:wet',
    'term:dry',
    'term:coin',
    'term:seal',
    'term:crown',
    'term:present',
    'term:this_round',
    'term:at_end',
    'term:pawn',
    'term:storehouse',
    'do:soak',
    'do:upgrade',
    'do:priority',
    ...['craftsman', 'artisan', ...WARRIORS, ...SPECIALISTS, ...WEAPONS].map(thing => `term:${thing}`),
    ...MASTERS.map(master => `master:${master}`),
  ],
});
