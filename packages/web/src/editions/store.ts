// Editions stored on this device.
import type { Json } from '@boardwright/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface KeptEdition {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly file: Json; // what differs from the standard
  readonly playable: boolean; // it was valid when it was stored
  readonly updated: number;
  readonly account?: string; // whose account also has it
}
/** Deleted here while it was still in an account. */
export interface DeletedEdition {
  readonly id: string;
  readonly account: string;
}
/** The field by which editions are found. */
const OF_GAME: keyof KeptEdition = 'game';

interface Schema extends DBSchema {
  editions: { key: string; value: KeptEdition; indexes: { byGame: string } };
  deleted: { key: string; value: DeletedEdition };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;
function db(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('boardwright-editions', 2, {
    upgrade(database, before) {
      if (before < 1) database.createObjectStore('editions', { keyPath: 'id' }).createIndex('byGame', OF_GAME);
      database.createObjectStore('deleted', { keyPath: 'id' });
    },
  });
  return opened;
}

/** Latest first. */
export async function editionsOf(game: string): Promise<KeptEdition[]> {
  const all = await (await db()).getAllFromIndex('editions', 'byGame', game);
  return all.sort((a, b) => b.updated - a.updated);
}

export const allEditions = async (): Promise<KeptEdition[]> => (await db()).getAll('editions');

export async function editionAt(id: string): Promise<KeptEdition | null> {
  return (await (await db()).get('editions', id)) ?? null;
}

/** Changes a stored edition, unless the change is null. */
async function change(id: string, how: (before: KeptEdition | undefined) => KeptEdition | null): Promise<void> {
  const transaction = (await db()).transaction('editions', 'readwrite');
  const after = how(await transaction.store.get(id));
  if (after !== null) await transaction.store.put(after);
  await transaction.done;
}

/** An edition that was created or changed here. */
export async function keep(edition: Omit<KeptEdition, 'updated' | 'account'>): Promise<void> {
  await change(edition.id, before => ({
    ...edition,
    updated: Date.now(),
    ...(before?.account === undefined ? {} : { account: before.account }),
  }));
}

/** It is now in an account. Changes since it was sent are kept. */
export async function noteSent(sent: KeptEdition, account: string, updated: number): Promise<void> {
  await change(sent.id, now => {
    if (now === undefined) return null;
    return { ...now, account, updated: now.updated === sent.updated ? updated : now.updated };
  });
}

/** An edition from the account, unless it was changed here meanwhile. */
export async function bring(edition: KeptEdition): Promise<void> {
  await change(edition.id, now => (now !== undefined && now.updated > edition.updated ? null : edition));
}

/** Deleted by its owner: also in the account, as soon as it can be reached. */
export async function forget(id: string): Promise<void> {
  const transaction = (await db()).transaction(['editions', 'deleted'], 'readwrite');
  const editions = transaction.objectStore('editions');
  const { account } = (await editions.get(id)) ?? {};
  if (account !== undefined) await transaction.objectStore('deleted').put({ id, account });
  await editions.delete(id);
  await transaction.done;
}

/** It was deleted on another device. */
export async function drop(id: string): Promise<void> {
  await (await db()).delete('editions', id);
}

export const deletedHere = async (): Promise<DeletedEdition[]> => (await db()).getAll('deleted');

export async function deletedEverywhere(id: string): Promise<void> {
  await (await db()).delete('deleted', id);
}
