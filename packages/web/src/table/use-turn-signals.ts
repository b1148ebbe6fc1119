// It is our turn: the title of the tab says so; if wanted, a sound and the system do too.
import { useEffect, useRef } from 'react';
import { usePreferences } from '../model/settings.ts';
import { chime, tick } from '../sound/synth.ts';
import { useText } from '../text/text.tsx';

const NAME = 'Boardwright';

export function useTurnSignals(myTurn: boolean, game: string, answers: number): void {
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
      new Notification(text('title.yourTurn', { game }), { icon: '/icon-192.png', tag: game });
  }, [myTurn, answers, sound, notify, game, text]);
}
