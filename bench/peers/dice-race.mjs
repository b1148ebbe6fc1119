// The dice race, for boardgame.io: the same rules as ../dice-race.ts, driven through its client with the local reducer.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { MOVES, PAWNS, SEATS, SIDES, TRACKS } from '../dice-race-track.ts';

const canAdvance = (G, player, pawn) => !G.pawns[player].includes(G.pawns[player][pawn] + G.roll);

export const DiceRace = {
  name: 'dice-race',
  setup: () => ({
    moves: 0,
    roll: 0,
    tracks: TRACKS.map(track => [...track]),
    pawns: Array.from({ length: SEATS }, () => Array(PAWNS).fill(0)),
    points: Array(SEATS).fill(0),
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.roll = random.Die(SIDES);
    },
  },
  moves: {
    advance: ({ G, playerID }, pawn) => {
      if (!canAdvance(G, playerID, pawn)) return INVALID_MOVE;
      const space = G.pawns[playerID][pawn] + G.roll;
      G.pawns[playerID][pawn] = space;
      G.points[playerID] += G.tracks[playerID][space];
      G.tracks[playerID][space] = 0;
      G.moves++;
      return undefined;
    },
  },
  endIf: ({ G }) => (G.moves === MOVES ? { points: G.points } : undefined),
};

/** Plays one game; `random(n)` decides among the n legal pawns. Gives the scores and every roll from 0. */
export function playRace(seed, random) {
  const client = Client({ game: { ...DiceRace, seed: String(seed) }, numPlayers: SEATS, debug: false });
  const rolls = [];
  for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
    rolls.push(G.roll - 1);
    const legal = [];
    for (let pawn = 0; pawn < PAWNS; pawn++) if (canAdvance(G, ctx.currentPlayer, pawn)) legal.push(pawn);
    client.moves.advance(legal[random(legal.length)]);
  }
  return { scores: client.getState().ctx.gameover.points, rolls, bytes: JSON.stringify(client.getState().G).length };
}
