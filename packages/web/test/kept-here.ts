// A game that this device has stored, as if it had been played there so far. It goes on from there against bots.
import assert from 'node:assert/strict';
import { type GameFile, moduleOfVersion, noChance, type Seat, sealAlone } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { Live, type Row } from '@boardwright/host';
import type { Page } from 'playwright-core';
import type { HereTable } from '../src/here/messages.ts';
import { ME } from '../src/here/owner.ts';

const SECRET = 'ab'.repeat(32); // always the same: so is all chance from then on
const ID = 'before';

interface Stored {
  readonly table: HereTable;
  readonly secret: string;
  readonly row: Row;
}

/** What the device has stored after the answers of the file, of the rules that it was played with. */
async function storedAfter(file: GameFile, mine: Seat): Promise<Stored> {
  const now = (await games[file.game]?.())?.default;
  const module = now === undefined ? null : await moduleOfVersion(now, file.version);
  assert.ok(module !== null);
  const { seats: count, drew, options, game, edition, version, engine, entries } = file;
  const me = { owner: ME, name: 'Ann', bot: null, left: false };
  const seats = Array.from({ length: count }, (_, p) => (p === mine ? me : { ...me, owner: null, bot: 'random' }));
  const nonces = seats.map(() => '');
  const seal = sealAlone(ID, SECRET, nonces);
  const pace = { kind: 'untimed' } as const;
  const settings = { pace, confirmTurns: false, substitute: 'random' };
  const log = { seats: count, options, drew, entries };
  const { row } = Live.open(module.game, { game, edition, options, seats, settings, seal }, noChance, 1, log);
  const rules = { version, engine };
  const rest = { over: false, scores: null, toAnswer: [mine], rules, created: 1, updated: 1 };
  return { table: { id: ID, game, options, seats, pace, ...rest }, secret: SECRET, row };
}

/** Writes to the database that the page has created. */
const store = (page: Page, stored: Stored): Promise<void> =>
  page.evaluate(
    ({ table, secret, row }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('boardwright');
        opening.onupgradeneeded = () => opening.transaction?.abort(); // ours would have no tables in it
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const adding = opening.result.transaction(['tables', 'rows'], 'readwrite');
          adding.objectStore('tables').put({ id: table.id, table, secret });
          adding.objectStore('rows').put({ ...row, table: table.id });
          adding.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          adding.onerror = () => reject(adding.error);
        };
      }),
    stored,
  );

/** Stores it and opens it. Returns its address. */
export async function continueHere(page: Page, file: GameFile, seat: Seat = 0): Promise<string> {
  const stored = await storedAfter(file, seat);
  await page.goto('/');
  await page.locator('.mine .empty').waitFor(); // the page has looked for tables on this device, so there is a database
  await store(page, stored);
  const address = `/here/${ID}`;
  await page.goto(address);
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  return address;
}
