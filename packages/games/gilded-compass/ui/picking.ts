// Picking up dice in the tray, or a building first: local to this device. A hovered option shows its dice.
import type { Word } from '@boardwright/engine';
import { useKept, usePicked, usePointed } from '@boardwright/web/kit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { facesOf, fromFaces } from '../dice.ts';
import type { BuildingName } from '../names.ts';
import type { G } from '../state.ts';
import { fits, type Picked, type Placement, placementOf, reaches, type Shown, shownAs } from './places.ts';
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
  readonly fitting: readonly Shown[]; // placements that use exactly these dice; without any, the hovered one
  readonly reachable: readonly Placement[]; // placements that use them together with others
  readonly at: BuildingName | null; // the building that was picked first
  readonly canStart: (building: BuildingName) => boolean; // whether dice can be placed there at all
  readonly offers: readonly Shown[]; // what can be placed now: at that building, or with exactly these dice
  readonly canPick: (die: number) => boolean;
  readonly isAnew: boolean; // the last die did not go with those picked before it, which were put down
  readonly refused: string; // words that the rules refuse and that use the picked-up dice, with spaces between
  readonly pick: (die: number) => void; // always the same function, so that no die renders again because of it
  readonly pickFace: (die: number) => void; // all dice that show the same
  readonly pickAll: () => void;
  readonly pickBuilding: (building: BuildingName) => void; // always the same function
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

/** Picked-up dice stay picked up as long as they lie there, also when a token is about to be spent on them. */
function useInHand(table: Table): readonly [readonly number[], (dice: readonly number[]) => void] {
  const { me } = table;
  const { g } = table.view;
  const lie = [g.round, g.active, g.roll, g.neutralRoll, g.knowledge[me ?? 0] ?? 0, g.dice[g.active]].join(' ');
  const [held, setHeld] = useState<{ readonly dice: readonly number[]; readonly lie: string } | null>(null);
  const latest = useRef(lie);
  useLayoutEffect(() => {
    latest.current = lie;
  }, [lie]);
  const hold = useCallback((dice: readonly number[]) => setHeld({ dice, lie: latest.current }), []);
  return [held?.lie === lie && questionOf(table) !== null ? held.dice : NO_DICE, hold];
}

const previewAll = (table: Table, g: G, placements: readonly Placement[]): Shown[] =>
  placements.flatMap(placement => shownAs(table.content, g, placement) ?? []);

/** 'none' is no word: then there is nothing to explain. */
function refusedWith({ refused, content, view: { g } }: Table, picked: Picked): string {
  const isWith = (word: Word): boolean => {
    const placement = placementOf(content, word, g);
    return placement !== null && reaches(placement, picked);
  };
  return [...refused.keys()].filter(isWith).join(' ') || 'none';
}

export function usePicking(table: Table): Picking {
  const { content } = table;
  const { g } = table.view;
  const question = questionOf(table);
  const [inHand, set] = useInHand(table);
  const [at, setAt] = usePicked<BuildingName | null>(table, null);
  const [isAnew, setAnew] = useState(false);
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
  const looked = placements.filter(({ word }) => word === pointed);
  const isWay = (next: readonly number[]): boolean => {
    const all = multisets(dice, next);
    return placements.some(placement => reaches(placement, all));
  };
  const isFree = question === 'chooseReroll' || question === 'chooseForce';
  const task = table.asked[0]?.task;
  /** Neutral dice stay as they are when some of them have been placed (GC-17.4). */
  const isAside = (die: number): boolean =>
    task?.do === 'chooseReroll' && task.placed === 'neutral' && dice[die]?.neutral === true;
  const isHere = (placement: Placement): boolean => at === null || placement.building === at;
  const canPick = (die: number): boolean =>
    isFree ? !isAside(die) : placements.some(each => isHere(each) && reaches(each, multisets(dice, [die])));
  const latest = useRef({ pick: (_die: number): void => undefined, open: (_at: BuildingName): void => undefined });
  useLayoutEffect(() => {
    latest.current = {
      pick: die => {
        const next = after(table, chosen, die, isWay);
        setAnew(chosen.length > 0 && next.includes(die) && !chosen.every(each => next.includes(each)));
        set(next);
      },
      open: building => {
        const fit = chosen.length === 0 || reachable.some(placement => placement.building === building);
        if (!fit) set(NO_DICE); // other dice are needed there
        setAt(at === building ? null : building);
      },
    };
  });
  const pick = useCallback((die: number) => latest.current.pick(die), []);
  const pickBuilding = useCallback((building: BuildingName) => latest.current.open(building), []);
  const reachable = chosen.length === 0 ? [] : placements.filter(placement => reaches(placement, picked));
  const exact = chosen.length === 0 ? [] : placements.filter(placement => fits(placement, picked));
  const chips =
    at === null ? exact : placements.filter(each => isHere(each) && (chosen.length === 0 || reaches(each, picked)));
  // The same lists while nothing changes, so that buildings do not render again.
  const fitting = useKept(exact.length === 0 ? looked : exact);
  const offered = useKept(chips);
  return {
    dice,
    chosen,
    lifted: chosen.length === 0 && looked[0] !== undefined ? diceOf(dice, looked[0]) : chosen,
    picked,
    fitting: useMemo(() => previewAll(table, g, fitting), [table, g, fitting]),
    reachable,
    at,
    canStart: building => placements.some(placement => placement.building === building),
    offers: useMemo(() => previewAll(table, g, offered), [table, g, offered]),
    canPick,
    isAnew: isAnew && chosen.length > 0,
    refused: chosen.length === 0 ? '' : refusedWith(table, picked),
    pick,
    pickFace: die => {
      const { face, neutral } = dice[die] ?? {};
      const same = dice.flatMap((each, i) => (each.face === face && each.neutral === neutral ? [i] : []));
      setAnew(false);
      if (isFree || isWay(same)) set(question === 'chooseForce' ? same.slice(0, content.forcedDice) : same);
    },
    pickAll: () => {
      const all = dice.map((_, i) => i).filter(canPick);
      set(chosen.length === all.length ? [] : all);
    },
    pickBuilding,
  };
}
