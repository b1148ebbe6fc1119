// The data for a drawn table. It is a new object only when something has changed.
import type { Event, Refused, Word } from '@boardwright/engine';
import type { AnyMatch, Audience, OpenQuestion } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { useMemo } from 'react';
import { useKept } from '../model/kept.ts';
import type { StageAt } from '../showing/stage.ts';
import type { AtTable } from './context.tsx';
import type { DrawnEdition } from './use-drawn.ts';

interface Given {
  readonly edition: DrawnEdition | null;
  readonly view: AnyMatch | null;
  readonly me: Audience;
  readonly names: readonly string[];
  readonly asked: readonly OpenQuestion[];
  readonly happened: readonly Event[];
  readonly step: number;
  readonly more: boolean;
  readonly stage: StageAt | null;
  readonly answers: number;
  readonly tell: Teller | null;
  readonly choose: (word: Word) => void;
  readonly showRule: (id: string) => void;
}

const NO_WORDS: ReadonlySet<Word> = new Set();
const NONE_REFUSED: ReadonlyMap<Word, Refused> = new Map();

function offered(asked: readonly OpenQuestion[]) {
  if (asked.length === 0) return { words: NO_WORDS, refused: NONE_REFUSED }; // the same while others think
  const words = new Set(asked.flatMap(each => [...each.words, ...each.asides]));
  const refused = new Map(asked.flatMap(each => each.refused.map(one => [one.word, one] as const)));
  return { words, refused };
}

/** A view is new with every answer; the parts of the game in it that have not changed are the same objects as before. */
function useView(view: AnyMatch | null): AnyMatch | null {
  const g = useKept(view?.g);
  return useMemo(() => view && { ...view, g }, [view, g]);
}

/** Null until drawing, view and texts are there. */
export function useTableNow(given: Given): AtTable | null {
  const { edition, me, names, asked, happened, step, more, stage, answers, tell, choose, showRule } = given;
  const view = useView(given.view);
  return useMemo(() => {
    if (edition === null || view === null || tell === null) return null;
    const { drawn, content } = edition;
    const shown = { happened, step, more, stage, answers };
    return { drawn, now: { view, content, me, names, asked, ...offered(asked), ...shown, tell, choose, showRule } };
  }, [edition, view, me, names, asked, happened, step, more, stage, answers, tell, choose, showRule]);
}
