// The people I know, asked for again while somebody looks at them.
import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { myPeople, type PeopleShown } from '../online/people.ts';

const FRESH = 30_000;

interface People {
  readonly people: PeopleShown | null;
  readonly refusal: Refusal | null;
  /** Does something, then asks again. */
  readonly after: (work?: Promise<unknown>) => Promise<void>;
}

export function usePeople(): People {
  const [people, setPeople] = useState<PeopleShown | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const after = useCallback(async (work?: Promise<unknown>): Promise<void> => {
    try {
      await work;
      setPeople(await myPeople());
      setRefusal(null);
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }, []);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void after();
    };
    look();
    const timer = setInterval(look, FRESH);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [after]);
  return { people, refusal, after };
}
