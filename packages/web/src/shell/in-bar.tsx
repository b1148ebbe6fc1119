// What a page puts into the top bar. A table puts its name and its menu there.
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const SLOTS = ['title', 'sheets', 'menu'] as const;
export type Slot = (typeof SLOTS)[number];

const idOf = (slot: Slot): string => `bar-${slot}`;

/** The slot in the bar that a page may fill. */
export function BarSlot({ slot }: { readonly slot: Slot }): ReactNode {
  return <div className={`bar-slot ${idOf(slot)}`} id={idOf(slot)} />;
}

export function InBar({ slot, children }: { readonly slot: Slot; readonly children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(idOf(slot))), [slot]);
  return place === null ? null : createPortal(children, place);
}
