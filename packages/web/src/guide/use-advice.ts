// The advice for the question that is asked now. It comes from the worker, which is sent what the seat sees.
import type { Json } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import { useEffect, useState } from 'react';
import { here } from '../here/client.ts';
import type { Advice } from './in-worker.ts';

export interface Advised extends Advice {
  readonly at: string; // the lane of the question
  readonly question: string;
}

let latest: Advised | null = null; // of the page: a tab that is opened again asks nothing twice

/** Which question it is; null: none is asked. The first of several. */
function questionOf({ seat, open, position }: Update): string | null {
  const [first] = open;
  return first === undefined || seat === null ? null : `${position}/${seat}/${first.at}@${first.since}`;
}

/** `advised` is the last advice while others play; `isNow`: it is for the question that is asked now. */
export function useAdvice(
  table: string,
  update: Update,
  content: Json | null,
): { readonly advised: Advised | null; readonly isNow: boolean } {
  const asked = questionOf(update);
  const question = asked && `${table}/${asked}`;
  const [advised, setAdvised] = useState<Advised | null>(latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same view
  useEffect(() => {
    const [open] = update.open;
    if (question === null || open === undefined || update.seat === null || latest?.question === question) return;
    let wanted = true;
    const { view, seat } = update;
    void here.advise({ view, content, seat, at: open.at }).then(advice => {
      if (!wanted || advice === null) return;
      latest = { ...advice, at: open.at, question };
      setAdvised(latest);
    });
    return () => {
      wanted = false;
    };
  }, [question]);
  const isOurs = advised?.question.startsWith(`${table}/`) === true;
  return { advised: isOurs ? advised : null, isNow: question !== null && advised?.question === question };
}
