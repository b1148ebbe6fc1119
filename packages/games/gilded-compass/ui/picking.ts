// Picking up dice in the tray: local to this device, reset with the next question. A hovered option shows its dice.
import { usePicked, usePointed } from '@boardwright/web/kit';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { facesOf, fromFaces } from '../dice.ts';
import { fits, type Picked, type Placement, placementOf, reaches } from './places.ts';
import { questionOf, type Table } from './view.ts';

/** A die in the tray: its index is its number. */
export interface TrayDie {
  readonly face: number;
  readonly neutral: boolean;
}
export interface Picking {
  readonly dice: readonly TrayDie[];
  readonly chosen: readonly number[]; // numbers of the picked-up dice, in the order of picking
  readonly lifted: readonly number[]; // those, or what the hovered option would use
  readonly picked: Picked;
  readonly fitting: readonly Placement[]; // placements that use exactly these dice; without any, the hovered one
  readonly reachable: readonly Placement[]; // placements that use them together with others
  readonly canPick: (die: number) => boolean;
  readonly pick: (die: number) => void; // always the same function, so that no die renders again because of it
  readonly pickAll: () => void;
}

const NO_DICE: readonly number[] = [];
const NONE: Picked = { own: 0, neutral: 0 };

function multisets(dice: readonly TrayDie[], chosen: readonly number[]): Picked {
  const faces = (neutral: boolean): number[] =>
    chosen.flatMap(i => (dice[i]?.neutral === neutral ? [dice[i].face] : []));
  return { own: fromFaces(faces(false)), neutral: fromFaces(faces(true)) };
}

/** Numbers of dice in the tray that a placement would use. */
function diceOf(dice: readonly TrayDie[], { neutral, sets }: Placement): number[] {
  const faces = facesOf(sets[0] ?? 0);
  return dice.flatMap((die, i) => {
    const at = die.neutral === neutral ? faces.indexOf(die.face) : -1;
    if (at < 0) return [];
    faces.splice(at, 1);
    return [i];
  });
}

/**
 * The selection after picking up or putting down a die. A die that does not fit with the others starts a new selection.
 */
function after(table: Table, chosen: readonly number[], die: number, isWay: (next: number[]) => boolean) {
  const question = questionOf(table);
  if (chosen.includes(die)) return chosen.filter(i => i !== die);
  const more = [...chosen, die];
  if (question === 'chooseReroll') return more;
  if (question === 'chooseForce') return more.slice(-table.content.forcedDice);
  return isWay(more) ? more : [die];
}

export function usePicking(table: Table): Picking {
  const { content } = table;
  const { g } = table.view;
  const question = questionOf(table);
  const [inHand, set] = usePicked(table, NO_DICE);
  const placements = useMemo(
    () => (question === null ? [] : [...table.words].flatMap(word => placementOf(content, word, g) ?? [])),
    [content, table.words, g, question],
  );
  const dice = useMemo(
    (): TrayDie[] => [
      ...facesOf(g.roll).map(face => ({ face, neutral: false })),
      ...facesOf(g.neutralRoll).map(face => ({ face, neutral: true })),
    ],
    [g.roll, g.neutralRoll],
  );
  const chosen = inHand.filter(i => i < dice.length);
  const picked = chosen.length === 0 ? NONE : multisets(dice, chosen);
  const pointed = usePointed();
  const looked = chosen.length === 0 ? placements.filter(({ word }) => word === pointed) : [];
  const isWay = (next: readonly number[]): boolean => {
    const all = multisets(dice, next);
    return placements.some(placement => reaches(placement, all));
  };
  const isFree = question === 'chooseReroll' || question === 'chooseForce';
  const task = table.asked[0]?.task;
  /** Neutral dice stay as they are when some of them have been placed (GC-17.4). */
  const isAside = (die: number): boolean =>
    task?.do === 'chooseReroll' && task.placed === 'neutral' && dice[die]?.neutral === true;
  const canPick = (die: number): boolean => (isFree ? !isAside(die) : isWay([die]));
  const latest = useRef((_die: number): void => undefined);
  useLayoutEffect(() => {
    latest.current = die => set(after(table, chosen, die, isWay));
  });
  const pick = useCallback((die: number) => latest.current(die), []);
  return {
    dice,
    chosen,
    lifted: looked[0] === undefined ? chosen : diceOf(dice, looked[0]),
    picked,
    fitting: chosen.length === 0 ? looked : placements.filter(placement => fits(placement, picked)),
    reachable: chosen.length === 0 ? [] : placements.filter(placement => reaches(placement, picked)),
    canPick,
    pick,
    pickAll: () => {
      const all = dice.map((_, i) => i).filter(canPick);
      set(chosen.length === all.length ? [] : all);
    },
  };
}
