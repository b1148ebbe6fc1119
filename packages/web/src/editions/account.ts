// Synchronizes editions between the device and the account. The latest change wins.
import type { replies } from '@boardwright/server/protocol';
import type { Refusal } from '../model/session.ts';
import { del, get, post, reasonOf } from '../online/api.ts';
import { knownPerson } from '../online/person.ts';
import { allEditions, bring, deletedEverywhere, deletedHere, drop, type KeptEdition, noteSent } from './store.ts';

type Listed = (typeof replies.editionListed)['_output'];
type InAccount = (typeof replies.editionKept)['_output'];

export interface Synced {
  readonly account: boolean; // false: nobody is signed in, so editions stay on this device
  readonly refusal: Refusal | null; // why some are not in the account
  readonly brought: readonly string[]; // ids of editions that have changed here
}
const NO_ACCOUNT: Synced = { account: false, refusal: null, brought: [] };

let last: Promise<unknown> = Promise.resolve();

/** One after the other: two at once would send everything twice. */
export function sync(): Promise<Synced> {
  const next = last.then(synced);
  last = next;
  return next;
}

async function synced(): Promise<Synced> {
  try {
    const person = await knownPerson();
    return person === null || person.guest ? NO_ACCOUNT : await withAccount(person.id);
  } catch (error) {
    return { account: true, refusal: reasonOf(error), brought: [] };
  }
}

async function withAccount(person: string): Promise<Synced> {
  for (const { id, account } of await deletedHere())
    if (account === person) {
      await del(addressOf(id));
      await deletedEverywhere(id);
    }
  const there = new Map((await get<Listed[]>('/api/me/editions')).map(each => [each.id, each]));
  const here = (await allEditions()).filter(({ account = person }) => account === person);
  const brought: string[] = [];
  let refusal: Refusal | null = null;
  const fetchOf = async (id: string): Promise<void> => {
    brought.push(id);
    await bring({ ...(await get<InAccount>(addressOf(id))), account: person });
  };
  for (const edition of here) {
    const { id, updated, account } = edition;
    const listed = there.get(id);
    there.delete(id);
    if (listed === undefined && account === person) {
      brought.push(id);
      await drop(id); // deleted on another device
    } else if (listed === undefined || updated > listed.updated)
      refusal = (await send(edition, person)) ?? refusal; // the others may still fit
    else if (updated < listed.updated) await fetchOf(id);
    else if (account === undefined) await noteSent(edition, person, updated);
  }
  for (const id of there.keys()) await fetchOf(id);
  return { account: true, refusal, brought };
}

async function send(edition: KeptEdition, person: string): Promise<Refusal | null> {
  const { id, game, name, playable, updated, file } = edition;
  try {
    const kept = await post<{ updated: number }>(addressOf(id), {
      game,
      name: name.slice(0, LONGEST),
      playable,
      updated,
      file,
    });
    await noteSent(edition, person, kept.updated);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const LONGEST = 200; // letters of a name: a longer one is invalid anyway, and complete in the file
const addressOf = (id: string): string => `/api/me/editions/${encodeURIComponent(id)}`;
