// All tasks of the game: the table of contents of its rules. Segments and cells are written as players see them.
import type { Ctx, Rules, Seat } from '@boardwright/engine';
import type { Master, Specialist, Warrior } from '../content/content.ts';
import type { G } from '../state.ts';

export interface Tasks {
  beginRound: object; // TA-3.1
  playTurns: object; // until all workers are placed
  chooseWorker: { p: Seat; turned: boolean }; // TA-3.2, TA-3.3; turned: a ring was turned this turn
  carryOutSegment: { p: Seat; segment: number }; // TA-3.4
  chooseInner: { p: Seat; segment: number };
  chooseMiddle: { p: Seat; segment: number };
  mayUseOuter: { p: Seat; segment: number };
  chooseCell: { p: Seat; warrior: Warrior; by: 'clay' | 'builder' }; // TA-5.3
  mayUseWeapon: { p: Seat; warrior: Warrior; cell: string }; // TA-5.5
  chooseTarget: { p: Seat; cell: string }; // TA-5.7
  mayUseMaster: { p: Seat; segment: number; master: Master }; // TA-7.1
  chooseSpecialistCell: { p: Seat; specialist: Specialist }; // TA-6.3
  chooseFacing: { p: Seat; cell: string }; // TA-6.7
  chooseMount: { p: Seat }; // TA-6.4
  scoreRound: object; // TA-8
  cleanUp: object; // TA-9
  scoreGame: object; // TA-10
}
export type X = Ctx<G, Tasks>;
/** The rules of one chapter. */
export type Chapter<K extends keyof Tasks> = Pick<Rules<G, Tasks>, K>;
