// Puts a list into a random order, or only as many of it at its front as are wanted.
import type { Random } from '@boardwright/engine';

export function shuffle<T>(list: T[], random: Random, wanted = list.length): void {
  for (let i = 0; i < wanted; i++) {
    const j = i + random(list.length - i);
    const other = list[j] as T;
    list[j] = list[i] as T;
    list[i] = other;
  }
}
