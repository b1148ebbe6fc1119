// The dice race, for this engine. Roll a die, advance one of three pawns on your own track, take the points of its
// space. A pawn may not land on another one. Small on purpose: the bench compares engines, not games.
import { defineGame, type Game, type Rules, type Seat, type Task } from '@boardwright/engine';
import { MOVES, PAWNS, SEATS, SIDES, TRACKS } from './dice-race-track.ts';

interface G {
  moves: number;
  roll: number;
  tracks: number[][]; // by seat, space: what is still there
  pawns: number[][]; // by seat, pawn: its space
  points: number[];
}
interface Tasks {
  turn: object;
  chooseAdvance: { p: Seat };
}
const TURN: Task<Tasks> = { do: 'turn' };
const ADVANCE: readonly Task<Tasks>[] = Array.from({ length: SEATS }, (_, p) => ({ do: 'chooseAdvance', p }));

const rules: Rules<G, Tasks> = {
  turn(x) {
    const { g } = x;
    if (g.moves === MOVES) return x.finish(g.points);
    g.roll = x.die(SIDES) + 1;
    x.next(ADVANCE[g.moves % SEATS] as Task<Tasks>, TURN);
  },
  chooseAdvance: {
    who: ({ p }) => p,
    options({ pawns, roll }, { p }) {
      const own = pawns[p] as number[];
      const free: number[] = [];
      for (let i = 0; i < PAWNS; i++) if (!own.includes((own[i] as number) + roll)) free.push(i);
      return free;
    },
    show: pawn => `pawn:${pawn + 1}`,
    choose({ g }, { p }, pawn) {
      const own = g.pawns[p] as number[];
      const track = g.tracks[p] as number[];
      const space = (own[pawn] as number) + g.roll;
      own[pawn] = space;
      g.points[p] = (g.points[p] as number) + (track[space] as number);
      track[space] = 0;
      g.moves++;
    },
    auto: false,
  },
};

const copyRows = (rows: readonly (readonly number[])[]): number[][] => rows.map(row => row.slice());
const copy = (g: G): G => ({ ...g, tracks: copyRows(g.tracks), pawns: copyRows(g.pawns), points: g.points.slice() });

const game: Game<G, Tasks> = {
  id: 'dice-race',
  version: 1,
  edition: 'standard',
  seats: [SEATS],
  options: [],
  rules,
  setup(x) {
    x.next(TURN);
    const pawns = Array.from({ length: SEATS }, () => new Array<number>(PAWNS).fill(0));
    return { moves: 0, roll: 0, tracks: copyRows(TRACKS), pawns, points: new Array<number>(SEATS).fill(0) };
  },
  copy,
  view: copy, // nothing is hidden
  guess: () => {},
};

const none = async () => ({});
export default defineGame<G, Tasks>({
  game,
  advice: {
    evaluate: g => g.points,
    choose: (_, open, random) => open.options[random(open.options.length)] as number,
  },
  texts: { en: none, hu: none, pl: none },
});
