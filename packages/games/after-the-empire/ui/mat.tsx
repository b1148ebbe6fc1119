// A player's mat beside the board: a plan of the castle, goods, people, flags.
import type { Seat } from '@boardwright/engine';
import { colourOf, type MatProps, Piece, type TableNow, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at, mercenariesOf, soldiersOf } from '../castle.ts';
import type { Content } from '../content/types.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { FOOD, GOLD, GOODS, IRON, MOVE, SACKED, STONE, SURVIVED, WOOD } from '../words.ts';
import { spot, type Table } from './look.ts';
import { MiniCastle, type Plan, planOf } from './mini.tsx';
import { phaseOf } from './phase.ts';
import { useLookedAt } from './shared.ts';
import { Sign } from './symbols.tsx';
import { Worth } from './worth.tsx';

const STOCK = [GOLD, FOOD, WOOD, STONE, IRON, MOVE];

export function Mat({ table, seat }: MatProps<G, Tasks, Content>): ReactNode {
  const [shown] = useLookedAt();
  const { g } = table.view;
  return (
    <>
      <CastleMat
        tell={table.tell}
        content={table.content}
        seat={seat}
        castle={castleOf(g, seat)}
        isShown={(shown ?? table.me ?? 0) === seat}
        place={g.order.indexOf(seat) + 1}
        round={roundOf(table, seat)}
      />
      <Worth table={table} seat={seat} />
    </>
  );
}

/** The round of its battle; 0 if it does not fight, or if its fate is decided. */
function roundOf(table: Table, seat: Seat): number {
  const { g } = table.view;
  const { fates, round } = castleOf(g, seat);
  const fate = at(fates, g.season - 1);
  return phaseOf(table) === 'battle' && fate !== SURVIVED && fate !== SACKED ? round : 0;
}

interface CastleProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly seat: Seat;
  readonly castle: Castle;
  readonly isShown: boolean; // large, on the board
  readonly place: number; // in the turn order, from 1
  readonly round: number; // of its battle, 0: none
}
const CastleMat = memo(function CastleMat(props: CastleProps): ReactNode {
  const { tell, content, seat, castle, isShown, place, round } = props;
  return (
    <div className="ae-mat">
      <PlanPiece tell={tell} content={content} seat={seat} plan={useKept(planOf(castle))} isShown={isShown} />
      <div className="ae-has">
        <Possessions tell={tell} seat={seat} castle={castle} size={16} />
      </div>
      <Fate tell={tell} place={place} round={round} fates={castle.fates.join(' ')} helped={castle.villagers > 0} />
    </div>
  );
});

interface PossessionsProps {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly castle: Castle;
  readonly size: number; // of the symbols
}
/** All goods and people, and how many of them. */
export function Possessions({ tell, seat, castle, size }: PossessionsProps): ReactNode {
  const has = (what: string, n: number, sign = what, hurt = 0): ReactNode => (
    <Has key={what} seat={seat} sign={sign} what={what} n={n} hurt={hurt} tell={tell} size={size} />
  );
  return (
    <>
      {STOCK.map(good => has(GOODS[good] ?? '', at(castle.stock, good)))}
      {has('soldier', soldiersOf(castle), 'soldier', castle.wounded)}
      {has('mercenary', mercenariesOf(castle), 'merc')}
      {has('worker', castle.workers)}
      {has('cards', castle.cards.length)}
      {has(
        'flag',
        castle.flags.reduce((sum, n) => sum + n, 0),
      )}
      {has('objective', castle.objectives.length, 'secret')}
    </>
  );
}

interface PlanProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly isShown: boolean;
}
const PlanPiece = memo(function PlanPiece({ tell, content, seat, plan, isShown }: PlanProps): ReactNode {
  const [, show] = useLookedAt();
  return (
    <Piece
      id={spot('castle', seat)}
      className="ae-mini-piece"
      onPick={() => show(seat)}
      picked={isShown}
      name={tell.text('ui.showCastle', { p: seat })}
      about={tell.text('about:small_castle')}
    >
      <MiniCastle content={content} seat={seat} castle={plan} />
    </Piece>
  );
});

interface HasProps {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly sign: string;
  readonly what: string;
  readonly n: number;
  readonly hurt: number; // how many of the soldiers are in the Infirmary
  readonly size: number;
}

const Has = memo(function Has({ tell, seat, sign, what, n, hurt, size }: HasProps): ReactNode {
  return (
    <Piece
      id={spot(what, seat)}
      className={n + hurt === 0 ? 'ae-none' : undefined}
      name={tell.text('ui.has', { what, n, hurt })}
    >
      <Sign name={sign} size={size} colour={sign === 'soldier' || sign === 'worker' ? colourOf(seat) : undefined} />
      <span>{n}</span>
      {hurt > 0 && <span className="ae-hurt-n">+{hurt}</span>}
    </Piece>
  );
});

interface FateProps {
  readonly tell: TableNow['tell'];
  readonly place: number;
  readonly round: number;
  readonly fates: string; // numbers, by season
  readonly helped: boolean; // villagers will help next season
}
/** The state of this castle's battle, or its fate in earlier seasons. */
const Fate = memo(function Fate({ tell, place, round, fates, helped }: FateProps): ReactNode {
  return (
    <p className="ae-fate">
      <span>{tell.text('ui.place', { n: place })}</span>
      {round > 0 && <span>{tell.text('ui.round', { n: round })}</span>}
      <span className="ae-fates">
        {fates
          .split(' ')
          .map(Number)
          .map((each, i) =>
            each === SURVIVED || each === SACKED ? (
              <span
                key={`season ${i + 1}`}
                title={tell.text('ui.fate', { season: i + 1, sacked: each === SACKED ? 1 : 0 })}
              >
                <Sign
                  name={each === SACKED ? 'flame' : 'check'}
                  size={12}
                  colour={each === SACKED ? undefined : 'var(--go)'}
                />
              </span>
            ) : null,
          )}
      </span>
      {helped && <Sign name="villager" size={14} />}
    </p>
  );
});
