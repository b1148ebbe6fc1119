// How the server tells us what happens while we are away: this browser, mails, webhooks.
import type { replies, requests } from '@boardwright/server/protocol';
import { del, get, post, Refused } from './api.ts';

export type Notices = (typeof replies.noticesShown)['_output'];
export type Wishes = Notices['wishes'];
type NewWay = (typeof requests.newWay)['_output'];

const PATH = '/api/me/notices';

export const readNotices = (): Promise<Notices> => get<Notices>(PATH);
export const keepWishes = (wishes: Wishes): Promise<Notices> => post<Notices>(`${PATH}/wishes`, wishes);
export const addWay = (way: NewWay): Promise<Notices> => post<Notices>(`${PATH}/ways`, way);
export const removeWay = (id: string): Promise<Notices> => del<Notices>(`${PATH}/ways/${id}`);
export const tryWay = (id: string): Promise<Notices> => post<Notices>(`${PATH}/ways/${id}/test`);
/** With the link of a mail. */
export const followLink = (what: 'confirm' | 'stop', token: string): Promise<unknown> =>
  post(`/api/notices/${what}/${encodeURIComponent(token)}`);

/** Whether this browser can be told at all. On some phones only if the page is installed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser; null: it has none. */
async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the server tells this browser. Then the page itself need not. */
export const isPushed = async (): Promise<boolean> => (await subscription()) !== null;

/** Asks the person for permission first. They, or the browser, may not want it. */
export async function pushHere(key: string, language: string): Promise<Notices> {
  if (!canPush()) throw new Refused({ why: 'noPush' });
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused({ why: 'noPermission' });
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return addWay({
    kind: 'push',
    address: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language,
  });
}

export async function stopPushHere(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
