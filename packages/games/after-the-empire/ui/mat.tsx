// What lies before a player, beside the board: a plan of the castle, goods, people, flags.
import type { Seat } from '@boardwright/engine';
import { colourOf, type MatProps, Piece } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at, mercenariesOf, soldiersOf } from '../castle.ts';
import { castleOf } from '../state.ts';
import { FOOD, GOLD, GOODS, IRON, MOVE, SACKED, STONE, SURVIVED, WOOD } from '../words.ts';
import { gOf, spot } from './look.ts';
import { codeOf, MiniCastle } from './mini.tsx';
import { phaseOf } from './phase.ts';
import { share, useShared } from './shared.ts';
import { Sign } from './symbols.tsx';

const STOCK = [GOLD, FOOD, WOOD, STONE, IRON, MOVE];

export function Mat({ table, seat }: MatProps): ReactNode {
  const { tell } = table;
  const { shown } = useShared();
  const g = gOf(table);
  const castle = castleOf(g, seat);
  const isShown = (shown ?? table.me ?? 0) === seat;
  return (
    <div className="ae-mat">
      <Piece
        id={spot('castle', seat)}
        className="ae-mini-piece"
        onPick={() => share({ shown: seat })}
        picked={isShown}
        name={tell.text('ui.showCastle', { p: seat })}
        about={tell.text('about:small_castle')}
      >
        <MiniCastle seat={seat} code={codeOf(castle)} />
      </Piece>
      <div className="ae-has">
        {STOCK.map(good => (
          <Has
            key={good}
            seat={seat}
            sign={GOODS[good] ?? ''}
            what={GOODS[good] ?? ''}
            n={at(castle.stock, good)}
            tell={tell}
          />
        ))}
        <Has seat={seat} sign="soldier" what="soldier" n={soldiersOf(castle)} hurt={castle.wounded} tell={tell} />
        <Has seat={seat} sign="merc" what="mercenary" n={mercenariesOf(castle)} tell={tell} />
        <Has seat={seat} sign="worker" what="worker" n={castle.workers} tell={tell} />
        <Has seat={seat} sign="cards" what="cards" n={castle.cards.length} tell={tell} />
        <Has seat={seat} sign="flag" what="flag" n={castle.flags.reduce((sum, n) => sum + n, 0)} tell={tell} />
        <Has seat={seat} sign="secret" what="objective" n={castle.objectives.length} tell={tell} />
      </div>
      <Fate table={table} seat={seat} />
    </div>
  );
}

interface HasProps {
  readonly tell: MatProps['table']['tell'];
  readonly seat: Seat;
  readonly sign: string;
  readonly what: string;
  readonly n: number;
  readonly hurt?: number; // of soldiers, those in the Infirmary
}

const Has = memo(function Has({ tell, seat, sign, what, n, hurt = 0 }: HasProps): ReactNode {
  return (
    <Piece
      id={spot(what, seat)}
      className={n + hurt === 0 ? 'ae-none' : undefined}
      name={tell.text('ui.has', { what, n, hurt })}
    >
      <Sign name={sign} size={16} colour={sign === 'soldier' || sign === 'worker' ? colourOf(seat) : undefined} />
      <span>{n}</span>
      {hurt > 0 && <span className="ae-hurt-n">+{hurt}</span>}
    </Piece>
  );
});

/** How the battle goes for this castle, or what became of it in the seasons before. */
function Fate({ table, seat }: { readonly table: MatProps['table']; readonly seat: Seat }): ReactNode {
  const { tell } = table;
  const g = gOf(table);
  const castle = castleOf(g, seat);
  const fate = at(castle.fates, g.season - 1);
  const fights = phaseOf(table) === 'battle' && fate !== SURVIVED && fate !== SACKED;
  return (
    <p className="ae-fate">
      <span>{tell.text('ui.place', { n: g.order.indexOf(seat) + 1 })}</span>
      {fights && castle.round > 0 && <span>{tell.text('ui.round', { n: castle.round })}</span>}
      <span className="ae-fates">
        {castle.fates.map((each, i) =>
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
      {castle.villagers > 0 && <Sign name="villager" size={14} />}
    </p>
  );
}
