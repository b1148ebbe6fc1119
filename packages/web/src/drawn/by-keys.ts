// Whether the person plays by keys. Only then the focus moves by itself: to somebody with a pointer it would look like advice.
let isByKeys = false;

window.addEventListener('keydown', () => (isByKeys = true), true);
window.addEventListener('pointerdown', () => (isByKeys = false), true);

export const playsByKeys = (): boolean => isByKeys;

let isAutomatic = false;
/** Moves the focus without showing on the board what would be chosen. */
export function focusQuietly(element: HTMLElement | null): void {
  isAutomatic = true;
  element?.focus();
  isAutomatic = false;
}
/** Whether the focus is being moved by the page. */
export const isQuiet = (): boolean => isAutomatic;
