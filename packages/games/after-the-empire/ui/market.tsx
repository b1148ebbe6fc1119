// The main board while workers are placed: its action spaces, and the rows of buildings and refugees.
import type { Seat, Settings, Word } from '@boardwright/engine';
import { colourOf, Piece, type TableNow, useKept, useNarrow } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode, useEffect } from 'react';
import { at, canPay } from '../castle.ts';
import type { Content, Exchange } from '../content/types.ts';
import { roomOn } from '../rules/actions.ts';
import { offersOn } from '../rules/offers.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { BOARD_SPACES, BUILDINGS, MERCHANT, NO_CARD, REFUGEES, SCOUT } from '../words.ts';
import { cardAt, RowCard } from './card-parts.tsx';
import { trade } from './goods.tsx';
import { kept } from './kept.tsx';
import type { Table } from './look.ts';
import { type OwnSpace, OwnSpaces, ownSpacesOf } from './own-spaces.tsx';
import { phaseOf } from './phase.ts';
import { signOf } from './picture.tsx';
import { useThen } from './shared.ts';
import { Sign, sign } from './symbols.tsx';

const RULES = ['AE-4.1', 'AE-4.2', 'AE-4.2', 'AE-4.3', 'AE-4.4', 'AE-4.5', 'AE-4.5', 'AE-4.5'];

/** What is visible of the main board. */
interface Stalls {
  readonly starters: readonly number[]; // that can be taken now
  readonly workers: readonly (readonly (Seat | null)[])[]; // by space: whose they are; null: not known (older rules)
  readonly buildingRow: readonly number[];
  readonly refugeeRow: readonly number[];
  readonly isOpen: boolean; // the game has begun
  readonly seats: number;
  readonly options: Settings;
  readonly asked: string; // the space whose exchange is to be chosen, '': none
  readonly open: readonly string[]; // spaces where a worker can be placed now
  readonly payable: readonly Word[]; // exchanges that the player who looks could pay for
  readonly me: Seat | null;
  readonly own: readonly OwnSpace[]; // shown here, too; empty: only in the castle
}

/** Whose workers are on a space. */
function workersOn({ castles, taken }: G, space: number): (Seat | null)[] {
  const known: (Seat | null)[] = castles.flatMap((castle, p) => new Array<Seat>(castle.out?.[space] ?? 0).fill(p));
  while (known.length < at(taken, space)) known.push(null);
  return known;
}

const tradeAsked = ({ asked }: Table): string =>
  asked.map(({ task }) => (task.do === 'chooseTrade' ? task.space : '')).find(space => space !== '') ?? '';

/** The exchanges of the main board that a castle can pay for. */
const payableBy = (content: Content, options: Settings, castle: Castle): Word[] =>
  BOARD_SPACES.flatMap((_, space) => offersOn(content, options, space))
    .filter(({ spend }) => canPay(castle, spend))
    .map(({ word }) => word);

/** An exchange that was pressed before its worker was placed is chosen when it is asked for. */
function useThenChosen(table: Table): void {
  const [then, setThen] = useThen();
  const { choose, words } = table;
  const since = table.asked[0]?.since;
  const space = tradeAsked(table);
  useEffect(() => {
    if (then === null || since === undefined || since === then.since) return;
    setThen(null);
    if (space === then.space && words.has(then.word)) choose(then.word);
  }, [then, setThen, since, space, words, choose]);
}

export function Market({ table, isShown }: { readonly table: Table; readonly isShown: boolean }): ReactNode {
  const { g } = table.view;
  const { starters, buildingRow, refugeeRow, castles, variant } = g;
  const { content, me } = table;
  const isNarrow = useNarrow();
  useThenChosen(table);
  const stalls = useKept<Stalls>({
    starters: starters.filter(card => table.words.has(`card:${cardAt(content, card).id}`)),
    workers: BOARD_SPACES.map((_, space) => workersOn(g, space)),
    buildingRow,
    refugeeRow,
    isOpen: phaseOf(table) !== 'setup',
    seats: castles.length,
    options: variant,
    asked: tradeAsked(table),
    open: BOARD_SPACES.filter(name => table.words.has(`space:${name}`)),
    payable: me === null ? [] : payableBy(content, variant, castleOf(g, me)),
    me,
    own: isNarrow && me !== null ? ownSpacesOf(table, me) : NOBODY,
  });
  return (
    <MainBoard
      tell={table.tell}
      content={content}
      stalls={stalls}
      since={table.asked[0]?.since ?? -1}
      choose={table.choose}
      isShown={isShown}
    />
  );
}

interface StallsProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly stalls: Stalls;
}
interface BoardProps extends StallsProps {
  readonly since: number; // the question
  readonly choose: TableNow['choose'];
}
const MainBoard = kept(function MainBoard({ tell, content, stalls, since, choose }: BoardProps): ReactNode {
  const { starters } = stalls;
  return (
    <div className="ae-market">
      {starters.length > 0 && (
        <section className="ae-rows">
          <h2>{tell.text('ui.starters')}</h2>
          <p className="ae-explains">
            {tell.text('ui.startersAbout', { gold: content.startGold.slice(0, stalls.seats).join(' · ') })}
          </p>
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
      <SpacesAndRows
        tell={tell}
        content={content}
        stalls={stalls}
        since={since}
        choose={choose}
        isShown={stalls.isOpen}
      />
    </div>
  );
});

const SpacesAndRows = kept(function SpacesAndRows(props: BoardProps): ReactNode {
  const { tell, content, stalls, since, choose } = props;
  const { workers, buildingRow, refugeeRow, seats, options, asked, open, payable, me, own } = stalls;
  return (
    <>
      <div className="ae-spaces">
        {BOARD_SPACES.slice(0, BUILDINGS).map((name, space) => (
          <SpacePart
            key={name}
            tell={tell}
            content={content}
            space={space}
            workers={workers[space] ?? NOBODY}
            room={roomOn(content, seats, space)}
            options={options}
            isAsked={asked === name}
            isOpen={open.includes(name)}
            payable={payable}
            since={since}
            choose={choose}
          />
        ))}
      </div>
      {me !== null && own.length > 0 && <OwnSpaces tell={tell} content={content} seat={me} spaces={own} />}
      <CardRow tell={tell} content={content} stalls={stalls} space={BUILDINGS} row={buildingRow} />
      <CardRow tell={tell} content={content} stalls={stalls} space={REFUGEES} row={refugeeRow} />
    </>
  );
});
const NOBODY: readonly never[] = [];

interface HeadProps {
  readonly tell: TableNow['tell'];
  readonly space: number;
  readonly workers: readonly (Seat | null)[];
  readonly room: number;
}
interface SpaceProps extends HeadProps {
  readonly content: Content;
  readonly options: Settings;
  readonly isAsked: boolean; // an exchange of it is to be chosen
  readonly isOpen: boolean;
  readonly payable: readonly Word[];
  readonly since: number;
  readonly choose: TableNow['choose'];
}

const SpacePart = memo(function SpacePart(props: SpaceProps): ReactNode {
  const { tell, content, space, workers, room, options, isAsked, isOpen, payable, since, choose } = props;
  const name = BOARD_SPACES[space] ?? 'tax';
  const offers = offersOn(content, options, space);
  const isChoice = offers.length > 1;
  const classes = [
    'ae-space',
    `ae-space-${name}`,
    isAsked && 'ae-asked',
    isChoice && space !== MERCHANT && 'ae-beside',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Piece
        word={`space:${name}`}
        className="ae-space-whole"
        name={tell.text('ui.space', { space: name, free: room - workers.length, room })}
        about={tell.text(`about:${name}`)}
        rule={RULES[space]}
      >
        <span className="ae-space-head">
          <Sign name={signOf(name)} size={16} />
          <b>{tell.text(`ui.short.${name}`)}</b>
        </span>
        {placesOn(workers, room)}
        {!isChoice && (
          <span className="ae-offers">
            {offers.map(offer => trade(offer, 14))}
            {space === SCOUT && <Sign name="secret" size={14} />}
          </span>
        )}
      </Piece>
      {isChoice && (
        <div className="ae-offers ae-lines">
          {offers.map(offer => (
            <Line
              key={offer.word}
              tell={tell}
              space={name}
              offer={offer}
              isAsked={isAsked}
              isOpen={isOpen}
              isPayable={payable.includes(offer.word)}
              since={since}
              choose={choose}
            />
          ))}
        </div>
      )}
    </div>
  );
});

interface LineProps {
  readonly tell: TableNow['tell'];
  readonly space: string;
  readonly offer: Exchange;
  readonly isAsked: boolean;
  readonly isOpen: boolean;
  readonly isPayable: boolean;
  readonly since: number;
  readonly choose: TableNow['choose'];
}
/** An exchange: pressed before a worker is placed, it sends the worker there and is then chosen. */
function Line({ tell, space, offer, isAsked, isOpen, isPayable, since, choose }: LineProps): ReactNode {
  const [, setThen] = useThen();
  const name = tell.text('ui.offer', { space, offer: tell.word(offer.word) });
  if (isAsked || !isOpen || !isPayable)
    return (
      <Piece
        id={`space:${space} ${offer.word}`}
        word={isAsked ? offer.word : undefined}
        className={isPayable ? 'ae-line' : 'ae-line ae-too-dear'}
        name={name}
      >
        {trade(offer, 14)}
      </Piece>
    );
  // Not a piece: it gives two answers, one after the other.
  const go = (): void => {
    setThen({ space, word: offer.word, since });
    choose(`space:${space}`);
  };
  return (
    <button type="button" className="ae-line ae-goes" title={name} onClick={go}>
      <span className="unseen">{name}</span>
      <span className="drawing" aria-hidden="true">
        {trade(offer, 14)}
      </span>
    </button>
  );
}

/** Places for workers, in the colours of those who are there. */
function placesOn(workers: readonly (Seat | null)[], room: number): ReactNode {
  return (
    <span className="ae-seats">
      {Array.from({ length: room }, (_, i) => {
        const seat = workers[i];
        if (seat === undefined) return <i key={`seat ${i + 1}`} />;
        return (
          <i key={`seat ${i + 1}`} className="ae-taken" style={seat === null ? undefined : workerColour(seat)}>
            {sign('worker', 13, seat === null ? undefined : colourOf(seat))}
          </i>
        );
      })}
    </span>
  );
}
const workerColour = (seat: Seat): CSSProperties => ({ borderColor: colourOf(seat) });

interface RowProps extends StallsProps {
  readonly space: number;
  readonly row: readonly number[];
}

const RowHead = memo(function RowHead({ tell, space, workers, room }: HeadProps): ReactNode {
  const name = BOARD_SPACES[space] ?? 'buildings';
  return (
    <Piece
      as="div"
      className="ae-rows-head"
      id={`space:${name}`}
      name={tell.text('ui.space', { space: name, free: room - workers.length, room })}
      about={tell.text(`about:${name}`)}
      rule={space === BUILDINGS ? 'AE-4.6' : 'AE-4.7'}
    >
      <Sign name={signOf(name)} size={16} />
      <b>{tell.text(`term.${name}`)}</b>
      {placesOn(workers, room)}
    </Piece>
  );
});

function CardRow({ tell, content, stalls, space, row }: RowProps): ReactNode {
  const { workers, seats, isOpen } = stalls;
  return (
    <section className="ae-rows">
      <RowHead tell={tell} space={space} workers={workers[space] ?? NOBODY} room={roomOn(content, seats, space)} />
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
