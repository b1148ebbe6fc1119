// The people this person has muted. The server stores it, and it applies at every table.
import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { type Muted, mutedPeople, setMuted } from '../online/talk.ts';

export interface Hearing {
  readonly muted: readonly Muted[];
  readonly refusal: Refusal | null;
  mute(who: Muted): Promise<void>;
  hearAgain(who: Muted): Promise<void>;
}

export function useMuted(): Hearing {
  const [muted, setAll] = useState<readonly Muted[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let wanted = true;
    void mutedPeople().then(
      found => wanted && setAll(found),
      () => {}, // the list is empty then; the server still keeps their messages back
    );
    return () => {
      wanted = false;
    };
  }, []);
  const change = useCallback(async (who: Muted, isMuted: boolean): Promise<void> => {
    try {
      await setMuted(who.person, isMuted);
      setAll(all => [...all.filter(({ person }) => person !== who.person), ...(isMuted ? [who] : [])]);
      setRefusal(null);
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }, []);
  return { muted, refusal, mute: who => change(who, true), hearAgain: who => change(who, false) };
}
