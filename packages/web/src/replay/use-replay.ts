// The game at one of its answers, step by step: the same steps as when it was played.
import type { Audience, PastView } from '@boardwright/host';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DrawnEdition } from '../drawn/use-drawn.ts';
import type { Session } from '../model/session.ts';
import { type Step, stepsOfPast } from '../showing/step.ts';
import { divideOf } from '../showing/use-steps.ts';

interface Loaded {
  readonly view: PastView;
  readonly steps: readonly Step[];
  readonly as: Audience | 'all';
}
export interface Replayed {
  readonly view: PastView;
  readonly step: Step;
  readonly at: number; // which step of the answer
  readonly steps: readonly Step[];
  readonly count: number; // goes up by one for the next step, by more after a jump
}

/**
 * Null until it is there. The functions: one step on or back, beyond the first or last one into another answer; a step
 * of this answer; the end of any answer.
 */
export function useReplay(
  session: Session,
  as: Audience | 'all',
  answers: number,
  of: number,
  edition: DrawnEdition | null,
  goTo: (answers: number) => void,
): readonly [Replayed | null, (by: 1 | -1) => void, (at: number) => void, (answers: number) => void] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [at, setAt] = useState(0);
  const [count, setCount] = useState(0);
  const entersAtStart = useRef(false); // whoever steps on begins with the first step of the next answer
  useEffect(() => {
    if (edition === null) return;
    let wanted = true;
    const before = answers > 0 ? session.lookBack(answers - 1, as) : Promise.resolve(null);
    void Promise.all([session.lookBack(answers, as), before]).then(([view, last]) => {
      if (!wanted || view === null) return;
      const steps = stepsOfPast(divideOf(edition), view, last?.view.g ?? null);
      const isNext = entersAtStart.current;
      entersAtStart.current = false;
      setLoaded({ view, steps, as });
      setAt(isNext ? 0 : steps.length - 1);
      setCount(n => n + (isNext ? 1 : 2));
    });
    return () => {
      wanted = false;
    };
  }, [session, answers, as, edition]);
  const last = (loaded?.steps.length ?? 1) - 1;
  const isHere = loaded?.view.answers === answers && loaded.as === as;
  const show = useCallback((to: number, isNext = false) => {
    setAt(to);
    setCount(n => n + (isNext ? 1 : 2));
  }, []);
  const leaf = useCallback(
    (by: 1 | -1): void => {
      const isInside = isHere && at + by >= 0 && at + by <= last; // not while another answer is on its way
      if (isInside) show(at + by, by === 1);
      else if (answers + by >= 0 && answers + by <= of) {
        entersAtStart.current = by === 1;
        goTo(answers + by);
      }
    },
    [isHere, at, last, answers, of, show, goTo],
  );
  const jump = useCallback(
    (to: number): void => {
      entersAtStart.current = false;
      if (isHere && to === answers) show(last);
      else goTo(to);
    },
    [isHere, answers, last, show, goTo],
  );
  const replayed = useMemo((): Replayed | null => {
    const step = loaded?.steps[at];
    return loaded === null || step === undefined ? null : { ...loaded, step, at, count };
  }, [loaded, at, count]);
  return [replayed, leaf, show, jump];
}
