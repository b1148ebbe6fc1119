// Editions that are kept on this device.
import type { Json } from '@boardwright/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface KeptEdition {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly file: Json; // what differs from the standard
  readonly playable: boolean; // nothing was wrong with it when it was kept
  readonly updated: number;
}
/** Editions are found by this field. */
const OF_GAME: keyof KeptEdition = 'game';

interface Schema extends DBSchema {
  editions: { key: string; value: KeptEdition; indexes: { byGame: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;
function db(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('boardwright-editions', 1, {
    upgrade(database) {
      database.createObjectStore('editions', { keyPath: 'id' }).createIndex('byGame', OF_GAME);
    },
  });
  return opened;
}

/** The latest first. */
export async function editionsOf(game: string): Promise<KeptEdition[]> {
  const all = await (await db()).getAllFromIndex('editions', 'byGame', game);
  return all.sort((a, b) => b.updated - a.updated);
}

export async function editionAt(id: string): Promise<KeptEdition | null> {
  return (await (await db()).get('editions', id)) ?? null;
}

export async function keep(edition: Omit<KeptEdition, 'updated'>): Promise<void> {
  await (await db()).put('editions', { ...edition, updated: Date.now() });
}

export async function forget(id: string): Promise<void> {
  await (await db()).delete('editions', id);
}
