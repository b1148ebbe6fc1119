// It is our turn: the title of the tab says so, and on request also a sound and a notification.
import { useEffect, useRef } from 'react';
import { usePreferences } from '../model/settings.ts';
import { isPushed } from '../online/notices.ts';
import { chime, tick } from '../sound/synth.ts';
import { useText } from '../text/text.tsx';

const NAME = 'Boardwright';

export function useTurnSignals(myTurn: boolean, game: string, answers: number, isOnline: boolean): void {
  const text = useText();
  const { sound, notify } = usePreferences();
  const was = useRef({ myTurn, answers });
  useEffect(() => {
    document.title = myTurn ? text('title.yourTurn', { game }) : text('title.table', { game });
    return () => {
      document.title = NAME;
    };
  }, [myTurn, game, text]);
  useEffect(() => {
    const before = was.current;
    was.current = { myTurn, answers };
    if (answers === before.answers) return;
    const begins = myTurn && !before.myTurn;
    if (sound) void (begins ? chime() : tick());
    if (begins && notify && document.visibilityState === 'hidden' && Notification.permission === 'granted')
      void notifyOf(text('title.yourTurn', { game }), game, isOnline);
  }, [myTurn, answers, sound, notify, game, isOnline, text]);
}

/** Some browsers notify only through the service worker, and throw otherwise. A notification must never break the table. */
async function notifyOf(title: string, tag: string, isOnline: boolean): Promise<void> {
  const how = { icon: '/icon-192.png', tag };
  try {
    if (isOnline && (await isPushed())) return; // the server does
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration === undefined) new Notification(title, how);
    else await registration.showNotification(title, how);
  } catch {
    // the title of the tab says it too
  }
}
