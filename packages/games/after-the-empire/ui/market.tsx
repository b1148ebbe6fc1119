// The main board while workers are placed: its action spaces, and the rows of buildings and refugees.
import type { Settings } from '@boardwright/engine';
import { Piece, type TableNow, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { roomOn } from '../rules/actions.ts';
import { offersOn } from '../rules/offers.ts';
import { BOARD_SPACES, BUILDINGS, NO_CARD, REFUGEES, SCOUT } from '../words.ts';
import { cardAt, RowCard } from './card-parts.tsx';
import { trade } from './goods.tsx';
import { kept } from './kept.tsx';
import type { Table } from './look.ts';
import { phaseOf } from './phase.ts';
import { signOf } from './picture.tsx';
import { Sign, sign } from './symbols.tsx';

const RULES = ['AE-4.1', 'AE-4.2', 'AE-4.2', 'AE-4.3', 'AE-4.4', 'AE-4.5', 'AE-4.5', 'AE-4.5'];

/** What is visible of the main board. */
interface Stalls {
  readonly starters: readonly number[]; // that can be taken now
  readonly taken: readonly number[];
  readonly buildingRow: readonly number[];
  readonly refugeeRow: readonly number[];
  readonly isOpen: boolean; // the game has begun
  readonly seats: number;
  readonly options: Settings;
}

export function Market({ table, isShown }: { readonly table: Table; readonly isShown: boolean }): ReactNode {
  const { starters, taken, buildingRow, refugeeRow, castles, variant } = table.view.g;
  const { content } = table;
  const stalls = useKept<Stalls>({
    starters: starters.filter(card => table.words.has(`card:${cardAt(content, card).id}`)),
    taken,
    buildingRow,
    refugeeRow,
    isOpen: phaseOf(table) !== 'setup',
    seats: castles.length,
    options: variant,
  });
  return <MainBoard tell={table.tell} content={content} stalls={stalls} isShown={isShown} />;
}

interface StallsProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly stalls: Stalls;
}
const MainBoard = kept(function MainBoard({ tell, content, stalls }: StallsProps): ReactNode {
  const { starters } = stalls;
  return (
    <div className="ae-market">
      {starters.length > 0 && (
        <section className="ae-rows">
          <h2>{tell.text('ui.starters')}</h2>
          {starters.map(card => (
            <RowCard
              key={card}
              tell={tell}
              card={cardAt(content, card)}
              word={`card:${cardAt(content, card).id}`}
              leaves={false}
            />
          ))}
        </section>
      )}
      <SpacesAndRows tell={tell} content={content} stalls={stalls} isShown={starters.length === 0} />
    </div>
  );
});

const SpacesAndRows = kept(function SpacesAndRows({ tell, content, stalls }: StallsProps): ReactNode {
  const { taken, buildingRow, refugeeRow, seats, options } = stalls;
  return (
    <>
      <div className="ae-spaces">
        {BOARD_SPACES.slice(0, BUILDINGS).map((_, space) => (
          <SpacePart
            key={BOARD_SPACES[space]}
            tell={tell}
            content={content}
            space={space}
            taken={at(taken, space)}
            room={roomOn(content, seats, space)}
            options={options}
          />
        ))}
      </div>
      <CardRow tell={tell} content={content} stalls={stalls} space={BUILDINGS} row={buildingRow} />
      <CardRow tell={tell} content={content} stalls={stalls} space={REFUGEES} row={refugeeRow} />
    </>
  );
});

interface HeadProps {
  readonly tell: TableNow['tell'];
  readonly space: number;
  readonly taken: number;
  readonly room: number;
}
interface SpaceProps extends HeadProps {
  readonly content: Content;
  readonly options: Settings;
}

const SpacePart = memo(function SpacePart({ tell, content, space, taken, room, options }: SpaceProps): ReactNode {
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
        {offersOn(content, options, space).map(offer => trade(offer, 14))}
        {space === SCOUT && <Sign name="secret" size={14} />}
      </span>
      {placesOn(taken, room)}
    </Piece>
  );
});

/** Places for workers: it is known which are taken, but not by whom. */
function placesOn(taken: number, room: number): ReactNode {
  return (
    <span className="ae-seats">
      {Array.from({ length: room }, (_, i) => (
        <i key={`seat ${i + 1}`} className={i < taken ? 'ae-taken' : undefined}>
          {i < taken && sign('worker', 13)}
        </i>
      ))}
    </span>
  );
}

interface RowProps extends StallsProps {
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
      {placesOn(taken, room)}
    </Piece>
  );
});

function CardRow({ tell, content, stalls, space, row }: RowProps): ReactNode {
  const { taken, seats, isOpen } = stalls;
  return (
    <section className="ae-rows">
      <RowHead tell={tell} space={space} taken={at(taken, space)} room={roomOn(content, seats, space)} />
      {row.map((card, i) =>
        card === NO_CARD ? (
          <div key={`empty ${i + 1}`} className="ae-row-card ae-empty">
            {isOpen ? tell.text('ui.emptyRow') : '\u00a0'}
          </div>
        ) : (
          <RowCard
            key={card}
            tell={tell}
            card={cardAt(content, card)}
            word={`buy:${cardAt(content, card).id}`}
            leaves={i < (space === BUILDINGS ? content.discards.buildings : content.discards.refugees)}
          />
        ),
      )}
    </section>
  );
}
