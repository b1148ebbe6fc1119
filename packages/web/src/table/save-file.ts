// Saves a game as a file that `boardwright verify` and `boardwright replay` read.
import type { GameFile } from '@boardwright/engine';

export function save(file: GameFile, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
