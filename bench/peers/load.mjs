// Plays dice races on boardgame.io's server over its sockets and measures the time until each new state arrives. node
// load.mjs URL TABLES SECONDS prints the figures as JSON.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { PAWNS, SEATS } from '../dice-race-track.ts';
import { DiceRace } from './dice-race.mjs';

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const SETTLE = 1_000;
const race = { ...DiceRace, moves: { advance: { move: DiceRace.moves.advance, client: false } } };
const times = [];
let measuring = false;
let games = 0;

function play(table, round) {
  const matchID = `race-${table}-${round}`;
  const clients = Array.from({ length: SEATS }, (_, p) => sit(matchID, String(p)));
  let over = false;
  for (const client of clients)
    client.onOver = () => {
      if (over) return;
      over = true;
      games++;
      setImmediate(() => {
        for (const each of clients) each.stop();
        play(table, round + 1);
      });
    };
}

function sit(matchID, playerID) {
  const client = Client({
    game: race,
    numPlayers: SEATS,
    matchID,
    playerID,
    multiplayer: SocketIO({ server: url }),
    debug: false,
  });
  let moved = -1; // the state at which this player moved
  let sentAt = 0;
  client.subscribe(state => {
    if (state === null) return;
    const { G, ctx, _stateID } = state;
    if (moved >= 0 && _stateID > moved) {
      if (measuring) times.push(performance.now() - sentAt);
      moved = -1;
    }
    if (ctx.gameover !== undefined) return client.onOver();
    if (ctx.currentPlayer !== playerID || moved >= 0) return;
    const own = G.pawns[playerID];
    const legal = Array.from({ length: PAWNS }, (_, i) => i).filter(i => !own.includes(own[i] + G.roll));
    moved = _stateID;
    sentAt = performance.now();
    client.moves.advance(legal[Math.floor(Math.random() * legal.length)]);
  });
  client.start();
  return client;
}

for (let table = 0; table < tables; table++) play(table, 0);
await new Promise(resolve => setTimeout(resolve, SETTLE + tables * 5));
measuring = true;
const began = performance.now();
await new Promise(resolve => setTimeout(resolve, seconds * 1000));
measuring = false;
const took = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = share => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
process.stdout.write(
  `${JSON.stringify({ answers: times.length, perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), games })}\n`,
);
process.exit(0);
