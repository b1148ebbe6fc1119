// An owner's edition at a table on this device: played, stored, replayed, exported and checked as that edition. The
// host runs here without its worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameFile, type Json, loadFile } from '@boardwright/engine';
import { historyOf, type Row, updateFor } from '@boardwright/host';
import { check } from '../src/here/check.ts';
import { Host, type Hosted } from '../src/here/host.ts';
import type { Found, Kept, Store } from '../src/here/store.ts';
import { ownerEditions } from './owner-edition.ts';

/** An in-memory store. */
class Memory {
  private kept: Kept | null = null;
  private readonly rows: Row[] = [];
  private content: Json | undefined;

  async add(kept: Kept, row: Row, _durability: string, content?: Json): Promise<void> {
    this.kept = kept;
    this.rows.push(structuredClone(row));
    this.content ??= content;
  }

  async get(): Promise<Found | null> {
    return this.kept && { kept: this.kept, rows: this.rows, content: this.content };
  }
}

const robot = { owner: null, name: '', bot: 'random', left: false };

/** Bots play a game to its end while somebody watches. */
async function played(store: Memory, game: string, seats: number, content: Json): Promise<{ host: Host; id: string }> {
  let isOver = (): void => {};
  const over = new Promise<void>(resolve => {
    isOver = resolve;
  });
  const seen = ({ live }: Hosted): void => {
    if (live.isOver && live.status.seal?.secret !== undefined) isOver();
  };
  const host = new Host(store as unknown as Store, seen, () => true);
  host.pause = 0;
  const sitting = Array.from({ length: seats }, () => robot);
  const wish = { game, content, options: {}, seats: sitting, pace: { kind: 'untimed' }, confirmTurns: false } as const;
  const { kept } = await host.open(wish);
  await over;
  return { host, id: kept.table.id };
}

/** The same game as it would be read without its content. */
const withoutContent = ({ content: _, ...file }: GameFile, edition: string): GameFile => ({
  ...file,
  edition,
  match: { ...(file.match as object), edition } as never,
});

for (const { game, content, standard, module } of await ownerEditions())
  test(`${game}: an owner's edition on this device`, { timeout: 300_000 }, async () => {
    const store = new Memory();
    const { host, id } = await played(store, game, standard.game.seats.find(n => n > 1) ?? 1, content);
    const { live } = (await host.match(id)) as Hosted;
    assert.equal(live.play.match.edition, module.game.edition);
    const file = await host.file(id);
    assert.deepEqual(file.content, content);
    assert.throws(() => loadFile(standard.game, withoutContent(file, standard.game.edition)), 'it makes a difference');
    const { view, sheets } = updateFor(live, null);
    const totals = historyOf(live).points.at(-1)?.totals;
    assert.deepEqual(totals, view.scores, 'the chart ends at the result');
    assert.equal(sheets.length, totals?.length);
    const checked = await check(JSON.stringify(file));
    assert.ok(!('why' in checked), JSON.stringify(checked).slice(0, 300));
    assert.deepEqual([checked.rules, checked.mismatches], [true, []]);
    const again = new Host(
      store as unknown as Store,
      () => {},
      () => false,
    );
    const opened = (await again.match(id)) as Hosted;
    assert.deepEqual([opened.content, opened.live.play.match], [content, live.play.match], 'it is opened as it was');
    const spoilt = await check(JSON.stringify({ ...file, content: { nonsense: true }, drawn: undefined }));
    assert.equal('why' in spoilt && spoilt.why, 'badContent');
  });
