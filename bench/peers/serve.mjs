// The dice race on boardgame.io's own server, in memory, on loopback: what `boardwright load --peers` compares with.
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { DiceRace } from './dice-race.mjs';

/** Server responses count, not the client's optimistic updates. */
export const race = { ...DiceRace, moves: { advance: { move: DiceRace.moves.advance, client: false } } };

const server = Server({ games: [race], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready); // it would listen on all interfaces
console.log = () => {}; // it logs every request
const { appServer } = await server.run({ port: Number(process.env.PORT ?? 0) });
process.stdout.write(`Peer is at http://127.0.0.1:${appServer.address().port}\n`);
