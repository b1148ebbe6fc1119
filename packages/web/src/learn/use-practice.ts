// A lesson or an example on the real table, as far as it has been shown.
import type { Teller } from '@boardwright/text';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DrawnEdition, useDrawnEdition } from '../drawn/use-drawn.ts';
import { useTeller } from '../games/texts.ts';
import type { Refusal } from '../model/session.ts';
import { useSeatName } from '../shell/names.ts';
import type { Showing, ShownScene } from '../showing/showing.ts';
import { useOpened } from '../showing/use-session.ts';
import { useSteps } from '../showing/use-steps.ts';
import { useText } from '../text/text.tsx';
import type { Practice, PracticeDeed, StateOf } from './in-worker.ts';
import { PracticeSession } from './session.ts';

/** A session of what is practised, for as long as the page shows it. */
export function usePractice<P extends Practice>(game: string, practice: P): Opening<P> {
  const [inner, setInner] = useState<PracticeSession<P> | null>(null);
  const open = useCallback(async () => {
    const made = new PracticeSession(game, practice);
    setInner(made);
    return made;
  }, [game, practice]);
  return { inner, ...useOpened(open) };
}

export interface Opening<P extends Practice> {
  readonly inner: PracticeSession<P> | null;
  readonly session: Showing | null;
  readonly scene: ShownScene | null;
  readonly trouble: Refusal | null;
}

export interface OpenedPractice<P extends Practice> {
  readonly inner: PracticeSession<P>;
  readonly session: Showing;
  readonly scene: ShownScene;
}
export interface OnTable<P extends Practice> {
  readonly names: readonly string[];
  readonly tell: Teller | null;
  readonly edition: DrawnEdition | null;
  readonly state: StateOf<P> | null;
  readonly onDeed: (deed: PracticeDeed) => void;
}

export function useOnTable<P extends Practice>(game: string, { inner, session, scene }: OpenedPractice<P>): OnTable<P> {
  const text = useText();
  const seatName = useSeatName();
  const { chairs } = scene.table;
  const names = useMemo(() => chairs.map(seatName), [chairs, seatName]);
  const tell = useTeller(game, text.language, names, null);
  const edition = useDrawnEdition(game, null);
  useSteps(session, edition);
  const state = useShownState(inner, scene);
  const onDeed = useCallback(
    (deed: PracticeDeed): void => {
      session.skip();
      void inner.play(deed);
    },
    [session, inner],
  );
  return { names, tell, edition, state, onDeed };
}

/** How it goes, as far as it has been shown: a verdict waits for what led to it. */
function useShownState<P extends Practice>(inner: PracticeSession<P>, { progress }: ShownScene): StateOf<P> | null {
  const now = useSyncExternalStore(inner.progress.subscribe, inner.progress.get);
  const shown = useRef(now);
  if (progress.left === 0 || shown.current === null) shown.current = now;
  return shown.current;
}
