// Saves data as a file of the reader's device.
import type { GameFile } from '@boardwright/engine';

/** A game, as `boardwright verify` and `boardwright replay` read it. */
export const save = (file: GameFile, name: string): void => saveAs(file, name);

export function saveAs(data: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
