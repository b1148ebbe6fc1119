// What an answer changes for every player: points and goods at once, and what the table would score.
import type { Seat, Word } from '@boardwright/engine';
import type { SeatChange } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';
import { WEAPONS } from '../content/content.ts';
import { type G, hasWeapon } from '../state.ts';
import { outlookOf, tableAfter } from './rehearse.ts';
import { askedOf, type Table } from './table-view.ts';

type Gain = NonNullable<SeatChange['gains']>[number];

export function changes(word: Word, now: Table): readonly SeatChange[] {
  const { content: book, view } = now;
  const asked = askedOf(now);
  const after = asked === null ? null : tableAfter(book, view.g, asked, word);
  if (after === null) return [];
  return view.g.points.flatMap((_, seat) => changeOf(book, view.g, after, seat));
}

function changeOf(book: Book, before: G, after: G, seat: Seat): SeatChange[] {
  const points = by(before.points, after.points, seat);
  const gains = [...goodsOf(before, after, seat), ...outlookGains(book, before, after, seat)].filter(
    ({ n }) => n !== 0,
  );
  if (points === 0 && gains.length === 0) return [];
  return [{ seat, ...(points !== 0 && { points }), ...(gains.length > 0 && { gains }) }];
}

const by = (before: readonly number[], after: readonly number[], seat: Seat): number =>
  (after[seat] as number) - (before[seat] as number);

const goodsOf = (before: G, after: G, seat: Seat): Gain[] => [
  { picture: 'term:wet', n: by(before.wet, after.wet, seat) },
  { picture: 'term:dry', n: by(before.dry, after.dry, seat) },
  { picture: 'term:coin', n: by(before.coins, after.coins, seat) },
  ...WEAPONS.map((weapon, w) => ({
    picture: `term:${weapon}`,
    n: Number(hasWeapon(after, seat, w)) - Number(hasWeapon(before, seat, w)),
  })),
];

/** TA-8, TA-10: the points of the scoring phase and of final scoring, if they came now. */
function outlookGains(book: Book, before: G, after: G, seat: Seat): Gain[] {
  const [was, is] = [outlookOf(book, before), outlookOf(book, after)];
  return [
    { picture: 'term:this_round', n: by(was.round, is.round, seat) },
    { picture: 'term:at_end', n: by(was.final, is.final, seat) },
  ];
}
