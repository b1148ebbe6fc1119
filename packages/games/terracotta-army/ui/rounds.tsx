// The strips above: the scoring tiles of all rounds, the turn order, and the priority tokens.
import type { Seat } from '@boardwright/engine';
import { Piece, SeatMark } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { TILES, type Tile } from '../content/content.ts';
import { tileContest } from '../rules/scoring.ts';
import { listed } from './listing.ts';
import { Sign } from './symbols.tsx';
import { type Table, turnOf } from './table-view.ts';
import { TilePicture } from './tile-picture.tsx';
import { contestText, leadOf } from './tracks.tsx';
import { useBook } from './use-book.ts';

type Tell = Table['tell'];

export function Rounds({ now }: { readonly now: Table }): ReactNode {
  const { g } = now.view;
  const tiles = g.tiles;
  const contest = g.over ? null : tileContest(now.content, g);
  const would = contest === null ? '' : contestText(now, contest);
  const lead = contest === null ? -1 : leadOf(contest).winner;
  return <RoundTiles tell={now.tell} tiles={tiles} now={g.round} would={would} lead={lead} />;
}

interface TilesProps {
  readonly tell: Tell;
  readonly tiles: readonly number[];
  readonly now: number; // the round
  readonly would: string; // who would score its tile now
  readonly lead: Seat; // who would dominate it now; negative: nobody
}
const RoundTiles = memo(function RoundTiles({ tell, tiles, now, would, lead }: TilesProps): ReactNode {
  const { rounds } = useBook();
  return (
    <div className="ta-rounds">
      {Array.from({ length: rounds }, (_, i) => i + 1).map(round => (
        <RoundTile
          key={round}
          tell={tell}
          round={round}
          tile={TILES[tiles[round - 1] as number] ?? 'coins'}
          state={round === now ? 'now' : round < now ? 'done' : 'next'}
          would={round === now ? would : ''}
          lead={round === now ? lead : -1}
        />
      ))}
    </div>
  );
});

interface RoundProps {
  readonly tell: Tell;
  readonly round: number;
  readonly tile: Tile;
  readonly state: 'done' | 'now' | 'next';
  readonly would: string; // who would score it now; empty for other rounds
  readonly lead: Seat; // who would dominate it now
}
const STATES = { done: 'ta-round ta-done', now: 'ta-round ta-now', next: 'ta-round' } as const;

const RoundTile = memo(function RoundTile({ tell, round, tile, state, would, lead }: RoundProps): ReactNode {
  const { domination = 0, presence = 0 } = useBook().content.tiles[round - 1] ?? {};
  const worth = tell.text('ui.tile.worth', { domination, presence });
  return (
    <Piece
      id={`tile:${tile}`}
      className={STATES[state]}
      name={tell.text('ui.tile', { round, tile: `tile:${tile}` })}
      about={would === '' ? worth : would}
      rule="TA-8.5"
    >
      <span className="ta-tile">
        <TilePicture tile={tile} size={44} />
        <em>{round}</em>
      </span>
      <span className="ta-worth">
        {state === 'now' && <small>{tell.word(`tile:${tile}`)}</small>}
        <b>
          <Sign name="crown" size={15} />
          {domination}
        </b>
        <i>
          <Sign name="present" size={13} />
          {presence}
        </i>
        {lead >= 0 && <SeatMark seat={lead} size={14} />}
      </span>
    </Piece>
  );
});

export function TurnOrder({ now }: { readonly now: Table }): ReactNode {
  const { g } = now.view;
  return <OrderStrip tell={now.tell} order={g.order.join(' ')} seat={turnOf(now).seat} round={g.round} />;
}

interface OrderProps {
  readonly tell: Tell;
  readonly order: string; // seats separated by spaces
  readonly seat: Seat; // whose turn it is
  readonly round: number;
}
const OrderStrip = memo(function OrderStrip({ tell, order, seat, round }: OrderProps): ReactNode {
  const { rounds } = useBook();
  const seats = order.split(' ').map(Number);
  const names = seats.map(p => tell.seat(p));
  return (
    <Piece
      className="ta-strip ta-order"
      id="order"
      name={tell.text('ui.order.is', { order: listed(tell.language, names) })}
      about={tell.text('about:order')}
      rule="TA-9.1"
    >
      <h2>
        {tell.text('ui.order')} <small>{tell.text('ui.round.of', { round, of: rounds })}</small>
      </h2>
      <span className="ta-seats">
        {seats.map(p => (
          <span key={p} className={p === seat ? 'ta-seat ta-now' : 'ta-seat'} data-move={`order-${p}`}>
            <SeatMark seat={p} size={26} />
          </span>
        ))}
      </span>
    </Piece>
  );
});

/** Tokens in the stack, the top one first, and the holders of the others. */
export function Priority({ now }: { readonly now: Table }): ReactNode {
  const { priority, priorityStack } = now.view.g;
  const top = now.words.has('do:priority') ? priorityStack[0] : undefined;
  return <PriorityStrip tell={now.tell} held={priority} top={top} />;
}

interface PriorityProps {
  readonly tell: Tell;
  readonly held: readonly number[]; // by seat
  readonly top: number | undefined; // the token that can be taken now
}
const PriorityStrip = memo(function PriorityStrip({ tell, held, top }: PriorityProps): ReactNode {
  return (
    <div className="ta-strip ta-priority">
      <h2>
        {tell.text('ui.priority')} <small>{tell.text('ui.priority.about')}</small>
      </h2>
      <span className="ta-seats">
        {Array.from({ length: held.length - 1 }, (_, i) => i + 1).map(token => (
          <PriorityToken key={token} tell={tell} token={token} holder={held.indexOf(token)} canTake={token === top} />
        ))}
      </span>
    </div>
  );
});

interface TokenProps {
  readonly tell: Tell;
  readonly token: number;
  readonly holder: Seat; // negative: it is in the stack
  readonly canTake: boolean;
}
const PriorityToken = memo(function PriorityToken({ tell, token, holder, canTake }: TokenProps): ReactNode {
  const clay = useBook().content.priorityClay[token - 1] ?? 0;
  return (
    <Piece
      className={holder < 0 ? 'ta-flag-token' : 'ta-flag-token ta-gone'}
      id={`priority:${token}`}
      word={canTake ? 'do:priority' : undefined}
      name={canTake ? undefined : priorityName(tell, token, holder)}
      about={tell.text('about:priority', { clay })}
      rule="TA-4.5"
    >
      <b>{token}</b>
      {holder >= 0 ? (
        <SeatMark seat={holder} size={16} />
      ) : (
        Array.from({ length: clay }, (_, i) => <Sign key={i} name="wet" size={15} />)
      )}
    </Piece>
  );
});

const priorityName = (tell: Tell, token: number, holder: Seat): string =>
  holder < 0 ? tell.text('ui.priority.free', { token }) : tell.text('ui.priority.held', { token, p: holder });
