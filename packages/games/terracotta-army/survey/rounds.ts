// Where the game stands, in words: the round, who leads, what will be scored and who leads there.
import { type Area, type Phrase, placesOf, type Seat, type Spot } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { TILES, type Worth } from '../content/content.ts';
import type { Contest } from '../rules/contest.ts';
import { columnContest, musicianListeners, rowContest, tileContest } from '../rules/scoring.ts';
import type { G } from '../state.ts';

export function summary(book: Book, g: G, seat: Seat | null): Phrase[] {
  const places = placesOf(g.points);
  const standing = g.points.map(
    (points, p): Phrase => ({
      say: p === seat ? 'ownStanding' : 'standing',
      p,
      points,
      place: places[p] as number,
      tied: places.filter(place => place === places[p]).length > 1,
    }),
  );
  const mine = standing.filter((_, p) => p === seat);
  const others = standing.filter((_, p) => p !== seat).sort((a, b) => (a.place as number) - (b.place as number));
  if (g.over) return [{ say: 'gameOver' }, ...mine, ...others];
  return [
    { say: 'round', round: g.round, of: book.rounds, order: g.order.map(p => `player:p${p + 1}`) },
    ...mine,
    ...others,
    ...contests(book, g).map(lead),
  ];
}

export const contests = (book: Book, g: G): Contest[] => [
  rowContest(book, g),
  columnContest(book, g),
  tileContest(book, g),
];

/** Who would win what is contested, if it were scored now. */
export function lead({ what, where, counts, winner, tied }: Contest): Phrase {
  const there = counts.flatMap((n, p) => (n === 0 ? [] : [{ n, p }])).sort((a, b) => b.n - a.n);
  const list = there.map(({ n, p }) => `count:p${p + 1}-${n}`);
  if (there.length === 0) return { say: 'leadNobody', what, where };
  if (winner < 0) return { say: 'leadTied', what, where, counts: list };
  return { say: tied.length > 0 ? 'leadByArcher' : 'lead', p: winner, what, where, counts: list };
}

/** What the inspectors and the tile would score now. */
export const linesInSight = (book: Book, g: G): Area => ({
  id: 'scoring',
  spots: g.over
    ? []
    : [
        ...contests(book, g).map((contest): Spot => {
          const { domination, presence } = contest.worth;
          return {
            id: contest.what,
            says: { ...lead(contest), say: 'worth', lead: lead(contest).say, domination, presence },
          };
        }),
        ...musicianListeners(book, g).map(({ cell, warriors }): Spot => {
          const name = book.cellNames[cell] as string;
          return { id: `musician-${name}`, says: { say: 'musician', cell: name, n: warriors.length } };
        }),
      ],
});

/** The tiles of all rounds. */
export const rounds = (book: Book, g: G): Area => ({
  id: 'rounds',
  spots: g.tiles.map((tile, i) => {
    const { domination, presence } = book.content.tiles[i] as Worth;
    const round = i + 1;
    const when = g.over || round < g.round ? 'past' : round === g.round ? 'now' : 'coming';
    return {
      id: `round-${round}`,
      says: { say: 'tile', round, tile: `tile:${TILES[tile]}`, domination, presence, when },
    };
  }),
});
