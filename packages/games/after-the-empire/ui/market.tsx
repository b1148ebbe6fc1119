// The main board while workers are placed: its action spaces, and the rows of buildings and refugees.
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at } from '../castle.ts';
import { standard } from '../content/content.ts';
import { BOARD_SPACES, BUILDINGS, MERCHANT, NO_CARD, REFUGEES, SCOUT } from '../words.ts';
import { cardAt, RowCard } from './card-parts.tsx';
import { Trade } from './goods.tsx';
import type { Look } from './look.ts';
import { phaseOf } from './phase.ts';
import { signOf } from './picture.tsx';
import { Sign } from './symbols.tsx';

const RULES = ['AE-4.1', 'AE-4.2', 'AE-4.2', 'AE-4.3', 'AE-4.4', 'AE-4.5', 'AE-4.5', 'AE-4.5'];

const roomOn = (look: Look, space: number): number => at(standard.spaces[space] ?? [], look.g.castles.length - 2);

export function Market({ look }: { readonly look: Look }): ReactNode {
  const { g, table } = look;
  const starters = g.starters.filter(card => table.words.has(`card:${cardAt(card).id}`));
  return (
    <div className="ae-market">
      {starters.length > 0 ? (
        <section className="ae-rows">
          <h2>{table.tell.text('ui.starters')}</h2>
          {starters.map(card => (
            <RowCard
              key={card}
              tell={look.table.tell}
              card={cardAt(card)}
              word={`card:${cardAt(card).id}`}
              leaves={false}
            />
          ))}
        </section>
      ) : (
        <>
          <div className="ae-spaces">
            {BOARD_SPACES.slice(0, BUILDINGS).map((_, space) => (
              <SpacePart
                key={BOARD_SPACES[space]}
                tell={table.tell}
                space={space}
                taken={at(g.taken, space)}
                room={roomOn(look, space)}
                merchant={String(g.variant.merchant)}
              />
            ))}
          </div>
          <CardRow look={look} space={BUILDINGS} row={g.buildingRow} />
          <CardRow look={look} space={REFUGEES} row={g.refugeeRow} />
        </>
      )}
    </div>
  );
}

/** AE-12.4: of the merchant's last two exchanges one is not in the game. */
function offersOf(space: number, merchant: string) {
  const offers = standard.offers[space] ?? [];
  if (space !== MERCHANT) return offers;
  return offers.filter((_, i) => i !== (merchant === 'stone' ? offers.length - 2 : offers.length - 1));
}

interface HeadProps {
  readonly tell: TableNow['tell'];
  readonly space: number;
  readonly taken: number;
  readonly room: number;
}
interface SpaceProps extends HeadProps {
  readonly merchant: string; // the option of that name
}

const SpacePart = memo(function SpacePart({ tell, space, taken, room, merchant }: SpaceProps): ReactNode {
  const name = BOARD_SPACES[space] ?? 'tax';
  return (
    <Piece
      word={`space:${name}`}
      className={`ae-space ae-space-${name}`}
      name={tell.text('ui.space', { space: name, free: room - taken, room })}
      about={tell.text(`about:${name}`)}
      rule={RULES[space]}
    >
      <span className="ae-space-head">
        <Sign name={signOf(name)} size={16} />
        <b>{tell.text(`ui.short.${name}`)}</b>
      </span>
      <span className="ae-offers">
        {offersOf(space, merchant).map(offer => (
          <Trade key={offer.word} offer={offer} size={14} />
        ))}
        {space === SCOUT && <Sign name="secret" size={14} />}
      </span>
      <Seats taken={taken} room={room} />
    </Piece>
  );
});

/** Places for workers: which are taken is known, not by whom. */
function Seats({ taken, room }: { readonly taken: number; readonly room: number }): ReactNode {
  return (
    <span className="ae-seats">
      {Array.from({ length: room }, (_, i) => (
        <i key={`seat ${i + 1}`} className={i < taken ? 'ae-taken' : undefined}>
          {i < taken && <Sign name="worker" size={13} />}
        </i>
      ))}
    </span>
  );
}

interface RowProps {
  readonly look: Look;
  readonly space: number;
  readonly row: readonly number[];
}

const RowHead = memo(function RowHead({ tell, space, taken, room }: HeadProps): ReactNode {
  const name = BOARD_SPACES[space] ?? 'buildings';
  return (
    <Piece
      as="div"
      className="ae-rows-head"
      id={`space:${name}`}
      name={tell.text('ui.space', { space: name, free: room - taken, room })}
      about={tell.text(`about:${name}`)}
      rule={space === BUILDINGS ? 'AE-4.6' : 'AE-4.7'}
    >
      <Sign name={signOf(name)} size={16} />
      <b>{tell.text(`term.${name}`)}</b>
      <Seats taken={taken} room={room} />
    </Piece>
  );
});

function CardRow({ look, space, row }: RowProps): ReactNode {
  const { tell } = look.table;
  const isOpen = phaseOf(look.table) !== 'setup';
  return (
    <section className="ae-rows">
      <RowHead tell={tell} space={space} taken={at(look.g.taken, space)} room={roomOn(look, space)} />
      {row.map((card, i) =>
        card === NO_CARD ? (
          <div key={`empty ${i + 1}`} className="ae-row-card ae-empty">
            {isOpen ? tell.text('ui.emptyRow') : '\u00a0'}
          </div>
        ) : (
          <RowCard
            key={card}
            tell={look.table.tell}
            card={cardAt(card)}
            word={`buy:${cardAt(card).id}`}
            leaves={i === 0}
          />
        ),
      )}
    </section>
  );
}
