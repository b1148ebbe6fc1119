// The names and arguments of all tasks: the table of contents of the rules.
import type { Ctx, Seat } from '@boardwright/engine';
import type { FaceName, Resource } from '../content/faces.ts';
import type { FeatName } from '../content/feats.ts';
import type { G } from '../state.ts';

/**
 * How rolled faces are applied: as a blessing; as losses (Minotaur); faces of others as one's own blessing (Satyrs);
 * as a blessing whose shards (Sentinel) or gold (Cyclops) may become glory.
 */
export const WAYS = ['blessing', 'loss', 'satyrs', 'sentinel', 'cyclops'] as const;
export type Way = (typeof WAYS)[number];
/** What was rolled: both dice, or the one of a minor blessing. Forging in between does not change it. */
export type Roll = readonly FaceName[];

export interface Tasks {
  // 3 a turn
  playerTurn: { p: Seat };
  blessAll: { p: Seat };
  mayReinforce: { p: Seat; hinds: number; owls: number; elders: number }; // cards not used yet
  chooseAction: { p: Seat; last: boolean }; // last: no further action can follow
  mayActAgain: { p: Seat };
  mayEndTurn: { p: Seat };
  endTurn: { p: Seat };
  // 4 blessings
  divineBlessing: { p: Seat; way: Way };
  minorBlessing: { p: Seat; die: number; way: Way };
  applyRoll: { p: Seat; faces: Roll; way: Way };
  chooseGain: { p: Seat; face: FaceName; times: number; way: Way; shield: FaceName | null }; // shield: on the other die
  chooseConversion: { p: Seat; gold: number; sun: number; moon: number; glory: number; instead: number; way: Way };
  chooseHammer: { p: Seat; gold: number };
  // 5 special faces
  chooseMirrored: { p: Seat; faces: Roll; way: Way };
  chooseFirst: { p: Seat; face: FaceName; way: Way }; // a ship and this face
  takeFace: { p: Seat; face: FaceName; way: Way };
  mayBuyFromShip: { p: Seat; discount: number };
  chooseBoarReward: { p: Seat; boar: FaceName };
  // 6 offering and forging
  chooseSlot: { p: Seat; face: FaceName };
  mayOfferMore: { p: Seat; taken: readonly FaceName[] };
  // 7 heroic feats
  takeCard: { p: Seat; feat: FeatName };
  // 8 cards
  mayUseCerberus: { p: Seat; faces: Roll; way: Way };
  useTriton: { p: Seat; gain: Exclude<Resource, 'glory'> };
  chooseDie: { p: Seat; way: Way };
  chooseShield: { p: Seat };
  chooseBearer: { p: Seat; boar: FaceName };
  chooseSatyrFace: { p: Seat; picked: FaceName | null };
}
/** Tasks that ask a player. Bot and drawing have an entry for each, so that a new one cannot be forgotten there. */
export type QuestionName = Extract<keyof Tasks, `choose${string}` | `may${string}`>;
export type X = Ctx<G, Tasks>;
