// Every task of the game: the table of contents of the rules.
import type { Ctx, Question, Seat, Step, Task } from '@boardwright/engine';
import type { G } from '../state.ts';

interface By {
  p: Seat;
}
interface Rank {
  rank: number; // 0 is first
}
export interface Tasks {
  // a round (round.ts)
  startRound: object;
  lap: object;
  endLap: object;
  gifts: object;
  endRound: object;
  cleanUp: object;
  finalScoring: object;
  // a turn (turn.ts, abilities.ts)
  turn: By;
  mayGetHelp: By;
  roll: By;
  choosePlacement: By & { fresh: boolean }; // fresh: nothing was placed this turn, so dice may still be changed
  chooseReroll: By & { placed?: 'own' | 'neutral' }; // what was placed before; missing: nothing
  chooseForce: By;
  mayPlaceNeutral: By;
  mayTakeGift: By;
  rivalGifts: By;
  // resolving the buildings, one file each
  resolveArchives: Rank;
  chooseMap: By & Rank;
  resolveUniversity: Rank;
  chooseSpecialist: By & Rank;
  resolveLibrary: object;
  resolveAuction: Rank;
  chooseRelicToLeave: By & Rank;
  keepRelics: By;
  resolveGuild: Rank;
  chooseMission: By & Rank;
  resolveTemple: object;
  resolveIlluminati: Rank;
  chooseAbility: By & Rank;
  resolveGalleon: object;
  chooseChests: By & Rank & { keep: number };
  leaveGalleon: object;
  resolveTower: object;
}
export type X = Ctx<G, Tasks>;
export type GildedTask = Task<Tasks>;
export type Ask<K extends keyof Tasks> = Question<G, Tasks, Tasks[K]>;
/** The rules of one chapter. */
export type Chapter<K extends keyof Tasks> = {
  readonly [N in K]: Step<G, Tasks, Tasks[N]> | Question<G, Tasks, Tasks[N]>;
};
