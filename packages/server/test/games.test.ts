// Every registered game can be played over the socket, by people and bots, to its verified end.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fastRandom, type GameFile, verifyFile } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { playOn } from '../src/client/player.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site } from './servers.ts';

let here: Site;
before(async () => {
  here = await site({ gamesModule: '@boardwright/games' });
});
after(() => here.stop());

for (const [id, load] of Object.entries(games))
  test(`${id}: a person, a second one on the same device and bots play to the end`, async () => {
    const { game } = (await load()).default;
    const seats = Math.min(3, Math.max(...game.seats));
    const [ann] = await guests(here.base, 'Ann');
    const chairs = Array.from({ length: seats }, (_, p) => (p < 2 ? { for: 'me' } : { for: 'bot', level: 'policy' }));
    const table = await ann!.post<TableShown>('/api/tables', { game: id, chairs });
    await ann!.connect();
    await ann!.say({ type: 'watch', table: table.id });
    let answers = 0;
    await playOn(ann!, table.id, fastRandom(2), () => answers++);
    await settled(async () => (await ann!.get<TableShown>(`/api/tables/${table.id}`)).status === 'over');
    const file = await ann!.get<GameFile>(`/api/tables/${table.id}/file`);
    assert.ok(answers > 10 && file.entries.length >= answers);
    assert.deepEqual(verifyFile(game, file).mismatches, []);
    ann!.close();
  });
