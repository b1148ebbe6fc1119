// The strips above: scoring tiles of all rounds, turn order, and the priority tokens.
import { Piece, SeatMark, type TableNow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { ROUNDS, TILES } from '../content/content.ts';
import { tileContest } from '../rules/scoring.ts';
import { Sign } from './symbols.tsx';
import { book, tableOf, turnOf } from './table-view.ts';
import { TilePicture } from './tile-picture.tsx';
import { contestText } from './tracks.tsx';

export function Rounds({ now }: { readonly now: TableNow }): ReactNode {
  const g = tableOf(now);
  return (
    <div className="ta-rounds">
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map(round => {
        const tile = TILES[g.tiles[round - 1] as number] ?? 'coins';
        const worth = book.content.tiles[round - 1];
        const isNow = round === g.round;
        return (
          <Piece
            key={round}
            id={`tile:${tile}`}
            className={isNow ? 'ta-round ta-now' : round < g.round ? 'ta-round ta-done' : 'ta-round'}
            name={now.tell.text('ui.tile', { round, tile: `tile:${tile}` })}
            about={aboutTile(now, round)}
            rule="TA-8.5"
          >
            <span className="ta-tile">
              <TilePicture tile={tile} size={44} />
              <em>{round}</em>
            </span>
            <span className="ta-worth">
              {isNow && <small>{now.tell.word(`tile:${tile}`)}</small>}
              <b>{worth?.domination}</b>
              <i>{worth?.presence}</i>
            </span>
          </Piece>
        );
      })}
    </div>
  );
}

/** What the tile is worth, and who would get it now. */
function aboutTile(now: TableNow, round: number): string {
  const g = tableOf(now);
  const worth = book.content.tiles[round - 1];
  const text = now.tell.text('ui.tile.worth', { domination: worth?.domination ?? 0, presence: worth?.presence ?? 0 });
  return round === g.round && !g.over ? `${text} ${contestText(now, tileContest(book, g))}` : text;
}

export function TurnOrder({ now }: { readonly now: TableNow }): ReactNode {
  const g = tableOf(now);
  const { seat } = turnOf(now);
  const order = new Intl.ListFormat(now.tell.language).format(g.order.map(p => now.tell.seat(p)));
  return (
    <Piece
      className="ta-strip ta-order"
      id="order"
      name={now.tell.text('ui.order.is', { order })}
      about={now.tell.text('about:order')}
      rule="TA-9.1"
    >
      <h2>
        {now.tell.text('ui.order')} <small>{now.tell.text('ui.round.of', { round: g.round, of: ROUNDS })}</small>
      </h2>
      <span className="ta-seats">
        {g.order.map(p => (
          <span key={p} className={p === seat ? 'ta-seat ta-now' : 'ta-seat'} data-move={`order-${p}`}>
            <SeatMark seat={p} size={26} />
          </span>
        ))}
      </span>
    </Piece>
  );
}

/** Tokens in the stack, the top one first, and who holds the others. */
export function Priority({ now }: { readonly now: TableNow }): ReactNode {
  const g = tableOf(now);
  const tokens = Array.from({ length: g.seats - 1 }, (_, i) => i + 1);
  const top = g.priorityStack[0];
  return (
    <div className="ta-strip ta-priority">
      <h2>
        {now.tell.text('ui.priority')} <small>{now.tell.text('ui.priority.about')}</small>
      </h2>
      <span className="ta-seats">
        {tokens.map(token => {
          const holder = g.priority.indexOf(token);
          const clay = book.content.priorityClay[token - 1] ?? 0;
          const word = token === top && now.words.has('do:priority') ? 'do:priority' : undefined;
          return (
            <Piece
              key={token}
              className={holder < 0 ? 'ta-flag-token' : 'ta-flag-token ta-gone'}
              id={`priority:${token}`}
              word={word}
              name={word === undefined ? priorityName(now, token, holder) : undefined}
              about={now.tell.text('about:priority', { clay })}
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
        })}
      </span>
    </div>
  );
}

const priorityName = (now: TableNow, token: number, holder: number): string =>
  holder < 0 ? now.tell.text('ui.priority.free', { token }) : now.tell.text('ui.priority.held', { token, p: holder });
